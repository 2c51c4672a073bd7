use super::*;

fn boards() -> impl Iterator<Item = Spiral> {
    (6..=200).map(Spiral::new)
}

fn apart(a: Spot, b: Spot) -> f64 {
    (a.x - b.x).hypot(a.y - b.y)
}

#[test]
fn days_lie_at_equal_arc_length() {
    for board in boards() {
        let curve = &board.curve;
        let measured = board.along(board.days() - 1);
        assert!((curve.tail_length() + curve.spiral_length() - measured).abs() < 0.5, "{} days", board.days());
        for i in 1..board.days() - 1 {
            let step = board.along(i + 1) - board.along(i);
            assert!((step / board.spacing() - 1.0).abs() < 0.001, "{} days, day {i}", board.days());
            let chord_sum: f64 =
                board.walk(i, i + 1).windows(2).map(|w| (w[1].0 - w[0].0).hypot(w[1].1 - w[0].1)).sum();
            assert!((chord_sum / board.spacing() - 1.0).abs() < 0.01, "{} days, day {i}", board.days());
        }
    }
}

#[test]
fn no_hollow_touches_another_or_the_edge() {
    for board in boards() {
        let places: Vec<Spot> = (0..=board.days()).map(|i| board.place(i)).collect();
        for (i, &a) in places.iter().enumerate() {
            assert!(a.x.abs().max(a.y.abs()) + a.size <= HALF, "{} days, place {i}", board.days());
            for (j, &b) in places.iter().enumerate().skip(i + 1) {
                let room = apart(a, b) - a.size - b.size;
                assert!(room > 2.0, "{} days, places {i} and {j}: {room}", board.days());
            }
        }
    }
}

/// The widest digits of the fonts asked for are 0.7 of their height wide, and capitals as high.
#[test]
fn numbers_lie_in_their_hollows_and_are_read_on_a_small_phone() {
    const SMALL: f64 = 300.0;
    for board in boards().filter(|board| board.days() > 10) {
        let size = board.number_size();
        let hollow = board.place(10).size;
        let digits = if board.days() > 100 { 3.0 } else { 2.0 };
        let (wide, high) = ((digits * 0.7 - 0.1) * size, 0.7 * size);
        assert!(high < 1.2 * hollow && wide < 2.04 * hollow, "{} days: {wide} in {hollow}", board.days());
        // Nor do they reach the next hollow.
        assert!(wide / 2.0 < board.spacing() - board.hollow(), "{} days: {wide}", board.days());
        assert!(size * SMALL / (2.0 * HALF) > 7.0, "{} days: {size}", board.days());
    }
}

#[test]
fn groove_stays_in_the_box_and_clear_of_village_and_well() {
    for board in boards() {
        let half = board.hollow() * 0.8;
        let village = board.place(0);
        let bend = board.along(board.days() - 1);
        for s in &board.table {
            assert!(s.x.abs().max(s.y.abs()) + half < HALF, "{} days", board.days());
            if s.along > VILLAGE * 1.5 {
                assert!((s.x - village.x).hypot(s.y - village.y) > VILLAGE + half, "{} days", board.days());
            }
            if s.along < bend {
                assert!(s.x.hypot(s.y) > board.well + half, "{} days", board.days());
            }
        }
    }
}

#[test]
fn turns_are_a_gap_apart() {
    for board in boards() {
        let ratio = board.gap() / board.spacing();
        assert!(ratio <= GAP_PER_SPACING + 1e-9, "{} days: {ratio}", board.days());
        assert!(board.days() < 20 || ratio > GAP_PER_SPACING - 1e-9, "{} days: {ratio}", board.days());
        assert!(board.gap() > 2.2 * board.hollow());
        assert!(board.curve.turns() >= FEWEST_TURNS - 0.01, "{} days", board.days());
    }
}

#[test]
fn well_is_the_centre_and_a_walk_leads_there_and_back() {
    for board in boards() {
        let well = board.place(board.days());
        assert!(well.x.hypot(well.y) < 1e-9);
        let mut there = board.walk(0, board.days());
        let back = board.walk(board.days(), 0);
        assert_eq!(there.len(), back.len());
        assert!(there.len() > usize::from(board.days()) * 4);
        there.reverse();
        for (a, b) in there.iter().zip(&back) {
            assert!((a.0 - b.0).hypot(a.1 - b.1) < 1e-6);
        }
        assert_eq!(board.walk(3, 3).len(), 1);
    }
}

#[test]
fn a_crowd_hides_nobody() {
    for board in boards() {
        for i in [0, 1, 3, board.days() / 2, board.days() - 1, board.days()] {
            for n in 1..=13 {
                let side = board.piece() * board.crowd(i, n);
                assert!(side >= 0.38 * board.piece() && side > 26.0, "{} days, {n} on {i}: {side}", board.days());
                let at = board.place(i);
                let apart = if i == 0 { 0.8 } else { 0.55 };
                let seats: Vec<Point> = (0..n).map(|k| board.fan(i, k, n)).collect();
                for (k, a) in seats.iter().enumerate() {
                    // The ring about her, if it is her turn, is about her feet.
                    let across = (at.x + a.0).abs() + side * 0.56;
                    let far = across.max(side * 0.5 - at.y - a.1).max(at.y + a.1 + side * 0.67);
                    assert!(far <= HALF + 0.01, "{} days, {n} on {i}: {far}", board.days());
                    for b in &seats[k + 1..] {
                        let distance = (a.0 - b.0).hypot(a.1 - b.1);
                        assert!(distance > side * apart, "{} days, {n} on {i}: {distance} of {side}", board.days());
                    }
                }
            }
        }
    }
}

#[test]
fn drawing_is_short() {
    for board in boards() {
        assert!(board.path().len() < 8_000, "{} days", board.days());
        assert!(board.outline(board.hollow() * 0.72).len() < 40_000, "{} days", board.days());
    }
}
