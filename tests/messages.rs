//! What a page around this one is told: JSON in form, in order, and everything that it needs to follow a game.

use hyena_chase::chance::Seed;
use hyena_chase::games::Seat;
use hyena_chase::games::hyena::{Chase, Days, Preset, Setup};
use hyena_chase::games::jekinje::{self, Sowing};
use hyena_chase::messages::{Message, Told, after};
use hyena_chase::record::{Head, Name, Record, read};
use hyena_chase::table::{Act, Rotate, Table};
use serde_json::{Value, json};

const KINDS: [&str; 7] = ["turn", "throw", "move", "sow", "capture", "gameover", "state"];

fn head(names: &[&str]) -> Head {
    Head { names: names.iter().filter_map(|name| Name::new(name).ok()).collect(), ..Head::default() }
}

fn chase(preset: Preset, seats: &[&str]) -> Table<Chase> {
    let setup = Setup { rules: preset.rules(), days: Days(10), seats: seats.len() as u8, ..Setup::default() };
    Table::open(Record::begin(setup, head(seats)).expect("a game"), Seed::new([7; 16]))
}

/// Plays a game to its end, choosing by turns the first and the last legal move, and returns what was told after each act.
fn played<G: Told + Rotate>(mut table: Table<G>, people: &[bool]) -> (Table<G>, Vec<Vec<Value>>) {
    let mut told = vec![parsed(&after(None, &table, people))];
    for step in 0_usize.. {
        let moves: Vec<G::Move> = table.game().legal_moves().into_iter().filter(|mv| !G::is_throw(*mv)).collect();
        let act = match moves.get(step % moves.len().max(1)) {
            Some(mv) => Act::Play(*mv),
            None => Act::Throw,
        };
        let Some(next) = table.after(&act) else { break };
        told.push(parsed(&after(Some(&table), &next, people)));
        table = next;
    }
    assert!(table.game().standings().is_some(), "the game ends");
    (table, told)
}

fn parsed(messages: &[String]) -> Vec<Value> {
    messages.iter().map(|text| serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))).collect()
}

/// What every game's messages hold to, from its beginning to its end.
fn holds<G: Told + Rotate>(table: Table<G>) {
    let seats = table.game().seats();
    let people: Vec<bool> = (0..seats).map(|seat| seat != 1).collect();
    let (table, told) = played(table, &people);
    let mut turn = Value::Null;
    for (act, messages) in told.iter().enumerate() {
        for message in messages {
            assert!(KINDS.contains(&message["type"].as_str().unwrap_or_default()), "{message}");
            assert_eq!(message["game"], G::NAME, "{message}");
            if let Some(seat) = message.get("seat") {
                assert!((1..=u64::from(seats)).contains(&seat.as_u64().unwrap_or(0)), "{message}");
            }
            // Names stand in the record alone.
            assert!(message["type"] == "state" || !message.to_string().contains("Zeinab"), "{message}");
        }
        let turns: Vec<&Value> = messages.iter().filter(|message| message["type"] == "turn").collect();
        let states = messages.iter().filter(|message| message["type"] == "state").count();
        assert!(turns.len() <= 1 && states <= 1);
        let ended = messages.iter().any(|message| message["type"] == "gameover");
        assert_eq!(states == 1, turns.len() == 1 || ended, "a game is told after each turn: act {act}");
        for message in turns {
            assert_ne!(message["seat"], turn, "a turn is told when it is another's");
            turn = message["seat"].clone();
        }
        assert_eq!(ended, act + 1 == told.len(), "the end is told at the end");
    }
    let last = told.last().expect("something was told");
    let over = last.iter().find(|message| message["type"] == "gameover").expect("the end");
    assert_eq!(over["most"], 3);
    let standings = over["standings"].as_array().expect("a list");
    let expected = table.game().standings().expect("standings");
    assert_eq!(standings.len(), expected.len());
    for ((i, told), standing) in standings.iter().enumerate().zip(expected) {
        let by = if i == 1 { "computer" } else { "human" };
        let own = json!({"seat": i + 1, "by": by, "standing": G::standing(standing), "points": G::points(standing)});
        assert_eq!(*told, own);
    }
    let record = last.last().and_then(|message| message["record"].as_str()).expect("the game comes last");
    assert_eq!(record, table.record().to_string());
    assert!(read::<G>(record).is_ok(), "what is told can be set again");
}

#[test]
fn a_game_of_each_rule_set_is_told_in_form() {
    for preset in Preset::ALL {
        holds(chase(preset, &["Zeinab", "Bilal", "Musa"]));
    }
}

#[test]
fn a_game_of_je_ki_n_je_is_told_in_form() {
    let setup = jekinje::Setup::default();
    holds(Table::open(Record::<Sowing>::begin(setup, head(&["Zeinab", "Ayo"])).expect("a game"), Seed::new([7; 16])));
}

#[test]
fn throws_moves_and_captures_add_up_to_the_game() {
    let (_, told) = played(chase(Preset::Bell, &["A", "B"]), &[]);
    let all: Vec<Value> = told.into_iter().flatten().collect();
    let mut day = [0, 0];
    for message in all.iter().filter(|message| message["piece"] == "mother" && message["type"] == "move") {
        let seat = message["seat"].as_u64().expect("a seat") as usize - 1;
        assert_eq!(message["from"], day[seat], "she goes on from where she stood");
        day[seat] = message["to"].as_u64().expect("a day");
    }
    assert!(all.iter().any(|message| message["type"] == "throw" && message["fall"] == "t"));
    assert!(all.iter().any(|message| message["paid"].is_string() && message["price"].as_u64() > Some(0)));

    let setup = jekinje::Setup::default();
    let (table, told) = played(
        Table::open(Record::<Sowing>::begin(setup, head(&["A", "B"])).expect("a game"), Seed::new([1; 16])),
        &[],
    );
    let captured = |seat: u64| -> u64 {
        let own = told.iter().flatten().filter(|message| message["type"] == "capture" && message["seat"] == seat);
        own.filter_map(|message| message["seeds"].as_u64()).sum()
    };
    let stores = [1, 2].map(captured);
    assert_eq!(stores.iter().sum::<u64>(), 48, "all seeds are captured in the end");
    let winner = table.game().standings().expect("an end").iter().position(|standing| standing.name() == "won");
    assert_eq!(winner.map(|i| stores[i] > 24), winner.map(|_| true));
}

#[test]
fn taking_back_is_told_as_another_position() {
    let table = chase(Preset::Bell, &["A", "B"]);
    let mut all = vec![table];
    // Up to the first payment.
    while !all.last().expect("a table").can_take_back() {
        let table = all.last().expect("a table");
        let pay = table.game().payment().map(|fee| Act::Play(hyena_chase::games::hyena::Move::Pay(fee)));
        let next = table.after(&pay.unwrap_or(Act::Throw)).expect("an act");
        all.push(next);
    }
    let paid = all.last().expect("a table");
    let back = paid.after(&Act::TakeBack).expect("it can be taken back");
    let told = parsed(&after(Some(paid), &back, &[true, true]));
    assert_eq!(told.iter().map(|message| message["type"].clone()).collect::<Vec<_>>(), ["turn", "state"]);
    assert_eq!(told[1]["record"], back.record().to_string());
}

#[test]
fn whatever_a_text_holds_a_message_is_json() {
    for text in ["", "\"", "\\", "a\nb", "\u{0}\u{1f}\u{7f}", "</script>", "{\"type\":\"reset\"}", "\u{2028}\u{202E}é"]
    {
        let message = Message::new("error").text("message", text).seat(Seat::new(11)).json();
        let value: Value = serde_json::from_str(&message).unwrap_or_else(|error| panic!("{error}: {message}"));
        let kept: String = text.chars().filter(|c| *c == '\n' || *c >= ' ').collect();
        assert_eq!(value, json!({"type": "error", "message": kept, "seat": 12}));
    }
}
