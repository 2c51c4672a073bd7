//! H5, H6: whom the hyena eats on its way back.

use crate::board::{Board, each, freed, home, three};
use hyena_chase::games::hyena::{Day, Happening, Preset};

/// Sets the hyena free at the well of 18 days, and the other mothers where `others` play them, a turn each.
fn hunt(preset: Preset, others: &[&str]) -> Board {
    let mut board = Board::start(preset, 18, others.len() as u8 + 1);
    board.plays(&format!("1. {} t t r 6 6 2", home(preset, 18)));
    for (seat, tokens) in (2..).zip(others) {
        board.plays(&format!("{seat}. {tokens}"));
    }
    board.plays("1. t*10 h");
    assert!(board.looks().ends_with("hyena <well"), "{}", board.looks());
    board
}

/// Writes the tabas and fees that set a mother free at the well.
fn fees(preset: Preset) -> &'static str {
    match preset {
        Preset::Juego => "t*2 w",
        Preset::Davies => "t*5 k w s",
        _ => "t*4 w s",
    }
}

/// Lists whom the last token saw eaten, `seat@day`, in the order told.
fn eaten(board: &Board) -> Vec<String> {
    let ate = board.told.iter().filter_map(|happening| match happening {
        Happening::Ate { seat, day: Day(day) } => Some(format!("{}@{day}", seat.number())),
        _ => None,
    });
    ate.collect()
}

/// Returns one mother's part of the drawing.
fn mother(board: &Board, seat: usize) -> String {
    board.looks().split(", ").nth(seat - 1).unwrap_or_default().to_owned()
}

each! { whom_it_passes_is_eaten:
    bell_h5_whom_the_hyena_passes_is_eaten_whichever_way_she_goes Bell,
    juego_h5_whom_the_hyena_passes_is_eaten_whichever_way_she_goes Juego,
    three_dice_h5_whom_the_hyena_passes_is_eaten_whichever_way_she_goes ThreeDice,
    davies_h5_whom_the_hyena_passes_is_eaten_whichever_way_she_goes Davies,
}
fn whom_it_passes_is_eaten(preset: Preset) {
    let out = format!("{} 6 6 2", freed(preset));
    let back = format!("{} 6 6 6 {} 2", freed(preset), fees(preset));
    let near = format!("{} 2", freed(preset));
    let board = hunt(preset, &[&out, &back, &near]);
    assert!(mother(&board, 2).starts_with("14>") && mother(&board, 3).starts_with("<16"), "{}", board.looks());
    let board = board.then(three(preset));
    assert_eq!(eaten(&board), ["3@16", "2@14"], "both, the nearest first");
    assert!(mother(&board, 4).starts_with("2>"), "not whom it has not come to: {}", board.looks());
    assert_eq!((board.turn(), board.standings().as_str()), (1, ""), "and it hunts on");
    let board = board.then("6");
    assert_eq!(eaten(&board), ["4@2"], "even with the throw that brings it home");
}

each! { the_day_it_comes_to_is_eaten:
    bell_h5_sharing_the_day_it_comes_to_is_eaten Bell,
    juego_h5_sharing_the_day_it_comes_to_is_eaten Juego,
    three_dice_h5_sharing_the_day_it_comes_to_is_eaten ThreeDice,
}
fn the_day_it_comes_to_is_eaten(preset: Preset) {
    let board = hunt(preset, &[&format!("{} 6 6 2", freed(preset)), "2"]).then("2");
    assert_eq!(board.strides(), ["18-14"]);
    assert_eq!(eaten(&board), ["2@14"]);
}

#[test]
fn davies_h5_sharing_the_day_is_safe() {
    let board = hunt(Preset::Davies, &["t 6 6 2", "2"]).then("2 2.");
    assert_eq!(board.strides(), ["18-14"]);
    assert_eq!(board.looks(), "home, 14> 1t, village, hyena <14");
}

#[test]
fn davies_h5_going_on_from_a_shared_day_eats_nobody_there() {
    let board = hunt(Preset::Davies, &["t 4 4 2", "t 6 6 2"]).then("4 1.");
    assert_eq!(board.looks(), "home, 10> 1t, eaten@14 1t, hyena <10");
    assert_eq!(board.then("4 1.").looks(), "home, 10> 1t, eaten@14 1t, hyena <2");
}

each! { village_and_well_are_safe:
    bell_h5_mothers_in_the_village_and_at_the_well_are_safe Bell,
    juego_h5_mothers_in_the_village_and_at_the_well_are_safe Juego,
    three_dice_h5_mothers_in_the_village_and_at_the_well_are_safe ThreeDice,
    davies_h5_mothers_in_the_village_and_at_the_well_are_safe Davies,
}
fn village_and_well_are_safe(preset: Preset) {
    let board = hunt(preset, &[&format!("{} 6 6 6 2", freed(preset)), "2"]).then("6 6");
    assert_eq!(board.strides(), ["6-0"]);
    assert!(mother(&board, 2).starts_with("well") && mother(&board, 3).starts_with("village"), "{}", board.looks());
    assert_eq!(board.standings(), "won, late, late");
}

each! { only_its_own_move_eats:
    bell_h6_a_mother_who_lands_on_its_day_or_passes_it_is_not_eaten Bell,
    juego_h6_a_mother_who_lands_on_its_day_or_passes_it_is_not_eaten Juego,
    three_dice_h6_a_mother_who_lands_on_its_day_or_passes_it_is_not_eaten ThreeDice,
    davies_h6_a_mother_who_lands_on_its_day_or_passes_it_is_not_eaten Davies,
}
fn only_its_own_move_eats(preset: Preset) {
    // The hyena stands on day 14. Seat 2 sets out behind it from the well, with the 2 that she banked there.
    let mut board = hunt(preset, &[&format!("{} 6 6 6 2", freed(preset)), "2"]);
    board.plays("2 2.").plays(fees(preset));
    assert!(mother(&board, 2).starts_with("<16") && board.looks().ends_with("hyena <14"), "{}", board.looks());
    let passed = board.then("2. 6 2.");
    assert!(mother(&passed, 2).starts_with("<10"), "she goes past it: {}", passed.looks());
    board.plays("2 3.");
    assert!(mother(&board, 2).starts_with("<14"), "she lands beside it: {}", board.looks());
    // Seat 3 comes towards it. Juego's mother has 2 banked points more and goes past.
    board.plays(freed(preset)).plays("6 6 2 1.");
    let place = if preset == Preset::Juego { "16>" } else { "14>" };
    assert!(mother(&board, 3).starts_with(place), "{}", board.looks());
    board.plays("6");
    assert_eq!(board.strides(), ["14-2"]);
    assert_eq!(eaten(&board), [] as [&str; 0], "where it sets out from, and behind, nobody is eaten");
    assert!(mother(&board, 2).starts_with("<14") && mother(&board, 3).starts_with(place), "{}", board.looks());
}

/// Sets the hyena of one plain die at the well of 7 days, to move: seat 2 is at the well, free, 3 on day 5, 4 in the
/// village.
fn one_die_hunt() -> Board {
    let mut board = Board::start(Preset::OneDie, 7, 4);
    board.plays("1. 6 6 6 2. 1 3. 1 4. 1 1. 6 6 6 2. 1 3. 1 4. 1 1. 3 2. 6 6 6 3. 6 4 4. 1 1. 6");
    assert_eq!(board.looks(), "home, <well, 5>, village, hyena <well");
    board
}

#[test]
fn one_die_h5_sharing_the_day_it_comes_to_is_eaten() {
    let board = one_die_hunt().then("1 2.");
    assert_eq!(board.looks(), "home, <well, eaten@5, village, hyena <5");
}

#[test]
fn one_die_h5_whom_the_hyena_passes_is_eaten_whichever_way_she_goes() {
    let board = one_die_hunt().then("2 2.");
    assert_eq!(board.looks(), "home, <well, eaten@5, village, hyena <3");
    // Seat 3 drops out; seat 2 comes back past the hyena, seat 4 sets out.
    let board = one_die_hunt().then("1 2. 5 4. 6 2 1.");
    assert_eq!(board.looks(), "home, <2, eaten@5, 3>, hyena <5");
    assert_eq!(board.then("2").looks(), "home, eaten@2, eaten@5, eaten@3, hyena <1");
}

#[test]
fn one_die_h5_mothers_in_the_village_and_at_the_well_are_safe() {
    let board = one_die_hunt().then("4");
    assert_eq!(board.looks(), "home, <well, eaten@5, village, hyena home");
    assert_eq!(board.standings(), "won, late, eaten, late");
}

#[test]
fn one_die_h6_a_mother_who_lands_on_its_day_or_passes_it_is_not_eaten() {
    let board = one_die_hunt().then("1 2. 2 4.");
    assert_eq!(board.looks(), "home, <5, eaten@5, village, hyena <5", "she lands beside it");
    assert_eq!(board.then("1 1. 1 2.").looks(), "home, <5, eaten@5, village, hyena <3", "and it goes on without her");
    let board = one_die_hunt().then("1 2. 3 4.");
    assert_eq!(board.looks(), "home, <4, eaten@5, village, hyena <5", "she goes past it");
}
