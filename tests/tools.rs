//! Tools, asked as the page asks them.

use hyena_chase::chance::Seed;
use hyena_chase::games::{hyena, jekinje};
use hyena_chase::players::{Policy, random_record, random_sowing};
use hyena_chase::settings::Query;
use hyena_chase::study::{Course, Desk, Hint, begin};
use hyena_chase::tools::{Advised, Drawn, Ended, Fields, Reply, Sight, State, Tool, Touch, Wrong, answer, words};
use hyena_chase::words::{Lang, Part, Texts, hyena as chase, jekinje as sowing, told};
use proptest::prelude::*;

const LAB: Sight<'static> =
    Sight { tool: Tool::Lab, lang: Lang::English, state: State::New, waits: false, asked: Fields(""), answer: "" };

fn ask(question: &str) -> Option<String> {
    answer(question, || Seed::new([7; 16]))
}

fn drawn(sight: &Sight<'_>) -> Drawn {
    Drawn::read(&ask(&sight.question()).expect("an answer")).expect("how it looks")
}

fn touched(id: &str, fields: &str) -> Option<Reply> {
    ask(&Touch { tool: Tool::Lab, id, fields: Fields(fields) }.question()).and_then(|text| Reply::read(&text))
}

/// Plays to its end what a reply asks for.
fn played(reply: &Reply) -> String {
    thought(reply.question.as_deref().expect("a question"))
}

/// Answers a question as the thinker does.
fn thought(question: &str) -> String {
    let mut work = begin(question, 0).expect("work");
    let mut desk = Desk::default();
    while !work.step(&mut desk, &mut || false) {}
    work.answer(&desk).expect("an answer")
}

/// Fields are found by the whole of their id, and a value keeps its spaces.
#[test]
fn a_form_is_read_line_by_line() {
    let fields = Fields("lab-days 12\nlab-days-1  3 4 \nlab-flat ");
    assert_eq!(["lab-days", "lab-days-1", "lab-flat", "lab"].map(|id| fields.get(id)), ["12", " 3 4 ", "", ""]);
    assert!(fields.has("lab-days") && !fields.has("lab-flat") && !fields.has("flat"));
    assert_eq!(Fields("").get("lab"), "");
}

/// What is written is read back, and nothing else is taken for it.
#[test]
fn questions_and_answers_are_read_back() {
    for tool in Tool::ALL {
        assert_eq!(Tool::named(tool.name()), Some(tool));
    }
    let reply = Reply { state: State::Runs, asked: "a b\nc d".to_owned(), question: Some("x\ny".to_owned()) };
    assert_eq!(Reply::read(&reply.write()).as_ref(), Some(&reply));
    let quiet = Reply { question: None, ..reply };
    assert_eq!(Reply::read(&quiet.write()), Some(quiet));
    let drawn = Drawn { said: "a\0b".to_owned(), start: "c".to_owned(), ..Drawn::default() };
    let read = Drawn::read(&drawn.write()).expect("how it looks");
    assert_eq!((&*read.said, &*read.start), ("ab", "c"));
    for nothing in ["", "\n", "sight\n", "sight lab xx new \n\0", "sight lab en new \n", "touch x y\n", "think\n\n"] {
        assert_eq!(ask(nothing), None, "{nothing}");
    }
    assert_eq!((Drawn::read("x\0y"), Reply::read("")), (None, None));
}

/// Messages are given as they are kept, and those of another build are not taken.
#[test]
fn messages_are_taken_as_they_are_told() {
    for lang in Lang::ALL {
        for part in Part::ALL {
            assert_eq!(ask(&words(lang, part, &told(lang, part))).as_deref(), Some(""));
        }
    }
    assert_eq!(ask("words en nowhere\nx"), None);
    assert_eq!(ask("words xx first\nx"), None);
}

/// The form of the laboratory is there in every language, and its button begins.
#[test]
fn the_laboratory_is_drawn_before_anything_is_asked() {
    for lang in Lang::ALL {
        let texts = Texts::of(lang);
        let lab = drawn(&Sight { lang, ..LAB });
        let (head, form) = (lab.head.into_text(), lab.form.into_text());
        for id in ["lab-games", "lab-rules-1", "lab-days-2", "lab-compare"] {
            assert_eq!(form.matches(&format!("id=\"{id}\"")).count(), 1, "{id} in {form}");
        }
        assert!(head.contains("id=\"lesson-first\"") && head.contains("<p class=\"hint\"></p>"), "{head}");
        assert_eq!((lab.state, lab.start, lab.said), (State::New, texts.lab_start(), texts.lab_empty()));
        assert_eq!((&*lab.count, lab.bar.into_text(), lab.found.into_text()), ("0", String::new(), String::new()));
    }
}

/// What stands in the form is played, drawn as it comes, and kept when it is whole.
#[test]
fn what_stands_in_the_form_is_played_and_drawn() {
    let form = "lab-rules-1 bell\nlab-days-1 12\nlab-seats-1 3\nlab-flat-1 50\nlab-first-1 prompt\nlab-rest-1 random";
    let reply = touched("lab-start", &format!("{form}\nlab-games 1000")).expect("a reply");
    let question = reply.question.as_deref().expect("a question");
    assert!(question.starts_with("simulate 1000 prompt,random,random\n") && question.contains(&"07".repeat(16)));
    let csv = played(&reply);
    let some = Sight { state: State::Runs, asked: Fields(&reply.asked), answer: &csv, ..LAB };
    let lab = drawn(&some);
    assert_eq!((lab.state, &*lab.count), (State::Runs, "1000"));
    assert!(lab.bar.into_text().starts_with("<progress max=\"1000\" value=\"1000\""));
    assert!(!lab.found.into_text().contains("lab-csv"), "what is not whole can not be kept");
    assert!(drawn(&Sight { waits: true, ..some }).found.into_text().contains("lab-csv"));
    let lab = drawn(&Sight { state: State::Done, ..some });
    let found = lab.found.into_text();
    assert!(found.contains("href=\"data:text/csv;charset=utf-8,measure%2Ckey%2Cvalue%2C"), "{found}");
    assert!(found.contains("href=\"data:application/json;charset=utf-8,%5B%5B%7B%22measure%22%3A%22rules"), "{found}");
    assert_eq!((found.matches("class=\"chart\"").count(), lab.bar.into_text()), (5, String::new()));
    assert!(lab.form.into_text().contains("value=\"12\""), "the form keeps what was asked");
}

/// A lesson fills the form and says what to look at; of two settings both are played.
#[test]
fn a_lesson_is_asked_by_its_button() {
    let reply = touched("lesson-tabas", "lab-games 1000").expect("a reply");
    assert_eq!(reply.question.as_deref().map(|question| question.matches("simulate 100000 ").count()), Some(2));
    let lab = drawn(&Sight { state: State::Runs, asked: Fields(&reply.asked), ..LAB });
    let hint = Texts::of(Lang::English).lab_hint_tabas();
    assert!(lab.head.into_text().contains(&hint), "the hint is {hint}");
    assert!(lab.form.into_text().contains("id=\"lab-compare\" checked"));
    for id in ["lab-compare", "lab-days-1", "lesson", ""] {
        assert_eq!(touched(id, "lab-games 1000"), None, "{id}");
    }
}

/// What can not be played is said, and so is an answer that is none.
#[test]
fn what_cannot_be_is_said() {
    let english = Texts::of(Lang::English);
    let form =
        |days: &str, flat: &str| format!("lab-rules-1 bell\nlab-days-1 {days}\nlab-flat-1 {flat}\nlab-seats-1 2");
    for (days, flat, said) in [("900", "50", "200"), ("20", "99", "95"), ("", "", "95")] {
        let reply = touched("lab-start", &form(days, flat)).expect("a reply");
        assert_eq!((reply.state, &reply.question), (State::Unready, &None));
        let lab = drawn(&Sight { state: reply.state, asked: Fields(&reply.asked), ..LAB });
        assert!(lab.said.contains(said), "{days}, {flat}: {}", lab.said);
    }
    let lab = drawn(&Sight { state: State::Done, answer: "no report", ..LAB });
    assert_eq!((lab.state, lab.said), (State::Missing, english.lab_missing()));
    let lab = drawn(&Sight { state: State::Missing, ..LAB });
    assert_eq!((lab.state, lab.said), (State::Missing, english.lab_missing()));
}

/// How the page for other sites looks with this form, and with this query in its own address.
fn for_a_site(asked: &str) -> Drawn {
    let asked = [asked, "\naddress https://x.example/"].concat();
    drawn(&Sight { tool: Tool::Embed, asked: Fields(&asked), ..LAB })
}

/// What the link asks for.
fn link(asked: &str) -> String {
    let found = for_a_site(asked).found.into_text();
    let (_, rest) = found.split_once("name=\"hyena-preview\" src=\"https://x.example/").expect("a frame");
    rest.split_once('"').expect("an end").0.replace("&amp;", "&")
}

/// The form asks for what is otherwise than the page has it by itself, in a fixed order, and as it stands at first for nothing.
#[test]
fn a_form_for_a_site_makes_a_query() {
    assert_eq!(link(""), "");
    // What the form shows at first, as the page reads it: the choices, the numbers and the boxes that are checked.
    let form = for_a_site("").form.into_text();
    let value = |tag: &str, name: &str| {
        let (_, rest) = tag.split_once(&format!("{name}=\"")).unwrap_or_default();
        rest.split_once('"').unwrap_or_default().0.to_owned()
    };
    let mut first = Vec::new();
    for field in form.split("<label").skip(1) {
        let id = value(field, "id");
        if field.contains("<select") {
            let options: Vec<&str> = field.split("<option").skip(1).collect();
            let chosen = options.iter().find(|option| option.contains(" selected>")).unwrap_or(&options[0]);
            first.push(format!("{id} {}", value(chosen, "value")));
        } else if !field.contains("checkbox") {
            first.push(format!("{id} {}", value(field, " value")));
        } else if field.contains(" checked>") {
            first.push(format!("{id} on"));
        }
    }
    assert_eq!((form.matches(" id=\"embed-").count(), first.len()), (40, 35), "{first:?}");
    assert_eq!(link(&first.join("\n")), "");
    let boxes = "embed-hints on\nembed-undo on\nembed-allowLinks on\nembed-contextMenu on";
    let cases = [
        ("embed-game hyena", "?game=hyena"),
        (
            "embed-rules davies\nembed-days 40\nembed-players 3\nembed-who hard",
            "?rules=davies&days=40&players=3&seats=human%2Chard%2Chard",
        ),
        (
            "embed-game jekinje\nembed-rules davies\nembed-days 40\nembed-seed 1\nembed-players 5\nembed-who people",
            "?game=jekinje&seats=human%2Chuman",
        ),
        (
            "embed-names A, B/\nembed-lang ru\nembed-langs-en on\nembed-langs-ru on",
            "?names=A%2CB%2F&lang=ru&langs=en%2Cru",
        ),
        (
            "embed-origin https://a.example//\nembed-speed slow\nembed-theme dark",
            "?theme=dark&speed=slow&origin=https%3A%2F%2Fa.example",
        ),
        ("embed-idle 50\nembed-warn 30\nembed-xapi on\nembed-voice on", "?voice=on&xapi=parent"),
        ("embed-idle 50\nembed-warn 20\nembed-kiosk on\nembed-table on", "?table=on&kiosk=1&idle=50"),
    ];
    for (form, query) in cases {
        assert_eq!(link(&[form, "\n", boxes].concat()), query, "{form}");
    }
    assert_eq!(
        link("embed-hints on\nembed-audio muted\nembed-motion full"),
        "?audio=muted&motion=full&undo=off&allowLinks=false&contextMenu=never"
    );
}

/// Each seat is for whom it is given to, named as its player is called; of Je ki n je there are two seats, and no throws.
#[test]
fn seats_are_given_one_by_one() {
    let form = "embed-who each\nembed-players 4\nembed-names Ana، Luz,, <b>\nembed-seat-4 easy\nembed-seat-5 hard";
    assert_eq!(
        link(form),
        "?players=4&seats=human%2Chuman%2Chuman%2Ceasy&names=Ana%2CLuz%2C%2C%3Cb%3E&hints=off&undo=off&allowLinks=false&contextMenu=never"
    );
    let seats = |form: &str| {
        let form = for_a_site(form).form.into_text();
        let (_, rest) = form.split_once("aria-label=\"Seat by seat\" data-varies").expect("the seats");
        rest.split_once("</fieldset>").expect("their end").0.to_owned()
    };
    let four = seats(form);
    assert!(!four.starts_with(" hidden") && seats("embed-players 4").starts_with(" hidden"));
    assert_eq!(four.matches("<label class=\"field\" data-varies hidden>").count(), 8);
    for named in ["Seat 1: Ana<", "Seat 3<", "Seat 4: &lt;b&gt;<"] {
        assert!(four.contains(named), "{named} in {four}");
    }
    // What was given to a seat is there when there are as many again.
    assert!(four.contains("id=\"embed-seat-5\"") && four.contains("<option value=\"hard\" selected>"));
    let two = [form, "\nembed-game jekinje"].concat();
    assert_eq!(seats(&two).matches("<label class=\"field\" data-varies hidden>").count(), 10);
    for (game, hidden) in [("hyena", 0), ("jekinje", 6)] {
        let form = for_a_site(&format!("embed-game {game}")).form.into_text();
        let of_hyena = ["rules", "days", "players", "seed"];
        let count = of_hyena.iter().filter(|name| {
            let (before, _) = form.split_once(&format!(" id=\"embed-{name}\"")).expect(name);
            before.rsplit_once("<label").expect("a label").1.starts_with(" class=\"field\" data-varies hidden>")
        });
        let others = ["<p class=\"hint\" data-varies hidden>", "id=\"embed-seed-new\" data-varies hidden>"];
        assert_eq!(count.count() + others.iter().filter(|tag| form.contains(**tag)).count(), hidden, "{form}");
    }
}

/// As many players as names at least: what is said of more is the reason.
#[test]
fn there_are_no_more_names_than_players() {
    let texts = Texts::of(Lang::English);
    let letters =
        |count: u8| (b'a'..).take(count.into()).map(|c| char::from(c).to_string()).collect::<Vec<_>>().join(",");
    for (form, names, players) in
        [("", 3, 2), ("embed-players 3", 4, 3), ("embed-players 12", 13, 12), ("embed-game jekinje", 3, 2)]
    {
        let asked = |names| format!("{form}\nembed-names {}", letters(names));
        let said = for_a_site(&asked(names)).said;
        assert!(said.contains(&texts.embed_wrong_many(players as u32)), "{said}");
        assert!(!said.contains(&texts.embed_wrong_names()) && !link(&asked(names)).contains("names="), "{said}");
        assert_eq!(for_a_site(&format!("{},", asked(names - 1))).said, "");
    }
    let said = for_a_site("embed-names A,A").said;
    assert!(said.contains(&texts.embed_wrong_names()), "{said}");
}

/// Opened by a link, the form is filled in as the link asks; what cannot be is left out, and what is typed then counts.
#[test]
fn an_address_fills_the_form_in() {
    let form = |asked: &str| for_a_site(asked).form.into_text();
    let filled = form("query game=hyena&days=20&seats=human,easy&lang=es&theme=blue&hints=off&langs=es,ar-SD&");
    for has in [
        "<option value=\"hyena\" selected>",
        "id=\"embed-days\" min=\"6\" max=\"200\" value=\"20\"",
        "<option value=\"easy\" selected>One",
        "<option value=\"es\" selected>",
        "<option value=\"system\">",
        "id=\"embed-hints\">",
        "id=\"embed-undo\" checked>",
        "id=\"embed-langs-ar\" checked>",
        "id=\"embed-langs-en\">",
    ] {
        assert!(filled.contains(has), "{has} in {filled}");
    }
    let two = form("query days=5&names=Ana،Luz,Sol&seats=human,easy");
    for has in ["value=\"36\"", "value=\"Ana, Luz, Sol\"", "id=\"embed-players\" min=\"2\" max=\"12\" value=\"3\""] {
        assert!(two.contains(has), "{has} in {two}");
    }
    assert_eq!(link("query days=5&seats=easy"), "?seats=easy%2Chuman");
    assert_eq!(
        link("query days=20\nembed-days 30\nembed-hints on\nembed-undo on\nembed-allowLinks on\nembed-contextMenu on"),
        "?days=30"
    );
}

prop_compose! {
    /// What may stand in the form.
    fn filled_in()(
        picks in (
            prop::sample::select(vec!["", "hyena", "jekinje"]),
            prop::sample::select(vec!["bell", "juego", "davies"]),
            prop::sample::select(vec!["", "people", "easy", "hard", "each"]),
            prop::sample::select(vec!["", "en", "ar"]),
            prop::sample::select(vec!["system", "dark"]),
            prop::sample::select(vec!["slow", "normal", "instant"]),
            prop::sample::select(vec!["full", "system"]),
            prop::sample::select(vec!["enabled", "muted", "disabled"]),
        ),
        days in "36|20|5|200|0?40|",
        players in "2|3|4|12|99|03|",
        names in "|[A-D]{1,2}([,،] ?[A-E]{0,2}){0,4}|(x?y,){13}",
        seed in "|42|[0-9a-f]{32}",
        kiosk in "90|30|4",
        origin in "|museum|https://museum\\.example(/games)?",
        seats in prop::collection::vec(prop::sample::select(vec!["human", "easy", "medium", "hard"]), 12),
        boxes in prop::collection::vec(any::<bool>(), 12),
    ) -> String {
        let (game, rules, who, lang, theme, speed, motion, audio) = picks;
        let mut lines = Vec::new();
        for (name, value) in [
            ("game", game), ("rules", rules), ("who", who), ("lang", lang), ("theme", theme), ("speed", speed),
            ("motion", motion), ("audio", audio), ("days", &*days), ("players", &*players), ("names", &*names),
            ("seed", &*seed), ("idle", &*kiosk), ("origin", &*origin),
        ] {
            lines.push(format!("embed-{name} {value}"));
        }
        lines.extend((1..).zip(seats).map(|(seat, who)| format!("embed-seat-{seat} {who}")));
        let names = [
            "langs-en", "langs-es", "langs-ru", "langs-ar", "hints", "undo", "allowLinks", "contextMenu", "voice", "table",
            "kiosk", "xapi",
        ];
        lines.extend(names.iter().zip(boxes).filter(|(_, on)| *on).map(|(name, _)| format!("embed-{name} on")));
        lines.join("\n")
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// The page reads all of a link that a form makes, and opened by it the form makes it again.
    #[test]
    fn a_link_fills_in_the_form_that_makes_it(form in filled_in()) {
        let made = link(&form);
        let read = Query::read(&made);
        prop_assert_eq!(read.bad(), &[][..]);
        let opened = format!("query {}", made.trim_start_matches('?'));
        prop_assert_eq!(link(&opened), made);
        prop_assert_eq!(for_a_site(&opened).said, "");
    }
}

/// How a game went is drawn in every language, each line in the colour it is given, and each choice that cost much is told.
#[test]
fn the_chances_of_a_game_are_drawn() {
    let seed = Seed::new([3; 16]);
    let chase = random_record(hyena::Setup::default(), seed, Policy::Never).expect("a game").to_string();
    let sowing = random_sowing(jekinje::Setup::default(), seed).expect("a game").to_string();
    for (record, lines) in [(chase, 2), (sowing, 1)] {
        let text = thought(&format!("course\n{record}"));
        let course = Course::read(&text).expect("a course");
        for lang in Lang::ALL {
            let ended = Ended { lang, classes: "one \"1\"\ntwo", record: &record, course: &text };
            let drawn = Drawn::read(&ask(&ended.question()).expect("an answer")).expect("how it looks");
            let found = drawn.found.into_text();
            assert!(found.starts_with("<section class=\"told\" data-testid=\"chances\"><figure"), "{found}");
            assert!(found.contains("<g class=\"one &quot;1&quot;\">"), "{found}");
            assert_eq!(found.matches("class=\"course-line\"").count(), lines);
            let told = course.turns.len() + course.regrets.len();
            assert_eq!(found.matches("<li>").count(), told, "{found}");
            assert!(found.contains(&Texts::of(lang).chances_table()));
        }
        for (record, course) in [("", &*text), (&*record, ""), (&record[1..], &text)] {
            assert_eq!(ask(&Ended { lang: Lang::English, classes: "", record, course }.question()), None);
        }
    }
    assert_eq!(ask("ended en\n"), None);
}

/// What is best is said as `words` says it, of the position that the record leads to.
#[test]
fn advice_is_said_for_a_record() {
    let seed = Seed::new([3; 16]);
    let whole = random_record(hyena::Setup::default(), seed, Policy::Never).expect("a game");
    let pays = (0..whole.moves().len()).find(|ply| whole.cut(*ply).game().payment().is_some());
    let chase = whole.cut(pays.expect("something can be paid"));
    let sowing = random_sowing(jekinje::Setup::default(), seed).expect("a game").cut(2);
    for lang in Lang::ALL {
        let texts = Texts::of(lang);
        let advised = |record: &str, says: &dyn Fn(&Hint) -> String| {
            let text = thought(&format!("hint\n{record}"));
            let hint = Hint::read(&text).expect("a hint");
            let drawn = ask(&Advised { lang, record, hint: &text }.question()).and_then(|text| Drawn::read(&text));
            assert_eq!(drawn.map(|drawn| drawn.said), Some(says(&hint)));
            assert_eq!(Hint::best_of(&text), hint.choices[0].0);
            assert_eq!(ask(&Advised { lang, record, hint: "" }.question()), None);
        };
        advised(&chase.to_string(), &|hint| chase::advice(texts, chase.game(), hint));
        advised(&sowing.to_string(), &|hint| sowing::advice(texts, hint));
    }
    assert_eq!((Hint::best_of(""), Hint::best_of("seeds open 1 0")), ("", ""));
}

/// What is wrong with a text is said with its place, and nothing of one that is a game.
#[test]
fn what_is_wrong_with_a_text_is_said() {
    let said = |lang: Lang, text: &str| {
        ask(&Wrong { lang, text }.question()).map(|text| Drawn::read(&text).expect("what is said").said)
    };
    let sowing = random_sowing(jekinje::Setup::default(), Seed::new([3; 16])).expect("a game").to_string();
    let chase = random_record(hyena::Setup::default(), Seed::new([3; 16]), Policy::Never).expect("a game").to_string();
    for lang in Lang::ALL {
        let texts = Texts::of(lang);
        let all = |problem: &str| {
            let place = texts.record_error_at(1_u32, 1_u32, hyena_chase::words::Arg::Phrase(problem));
            Some([&*place, " ", &texts.record_kept()].concat())
        };
        assert_eq!(said(lang, "no game"), all(&texts.record_error_missing_tag("Game")));
        assert_eq!(said(lang, "[Game \"chess\"]"), all(&texts.record_error_other_game("chess")));
        for game in [&chase, &sowing] {
            assert_eq!(said(lang, game), None);
            let mut lines: Vec<&str> = game.lines().collect();
            let end = lines.pop().expect("a line");
            let broken = format!("{}\n{end} x", lines.join("\n"));
            let found = said(lang, &broken).expect("what is wrong");
            assert!(found.contains(&texts.record_error_after_end("x")), "{found}");
        }
    }
}

/// Reads a QR code as it is drawn, one dot for each unit of its picture, eight times as large.
fn scanned(markup: &str) -> Vec<String> {
    const ZOOM: usize = 8;
    let after = |text: &str| markup.split_once(text).map(|(_, rest)| rest.to_owned()).expect(text);
    let whole: usize = after("viewBox=\"0 0 ").split(' ').next().and_then(|size| size.parse().ok()).expect("a size");
    let mut dark = vec![false; whole * whole];
    for run in after(" d=\"").split('"').next().expect("a path").split('M').skip(1) {
        let numbers: Vec<usize> = run.split([' ', 'h', 'v']).take(3).map(|n| n.parse().expect("a number")).collect();
        dark[numbers[1] * whole + numbers[0]..][..numbers[2]].fill(true);
    }
    let mut picture = rqrr::PreparedImage::prepare_from_greyscale(whole * ZOOM, whole * ZOOM, |x, y| {
        if dark[y / ZOOM * whole + x / ZOOM] { 0 } else { 255 }
    });
    picture.detect_grids().iter().map(|grid| grid.decode().expect("a code").1).collect()
}

/// The picture for cameras holds the link, however long it is; where it is too long for one there is none.
#[test]
fn the_picture_holds_the_link() {
    let twelve: Vec<String> = (1..=12).map(|number| format!("عائشة the {number} of twelve")).collect();
    for names in ["", "Zeinab", &twelve.join(",")] {
        let asked = format!("embed-players 12\nembed-names {names}\naddress https://museum.example/games/hyena/");
        let sight = Sight { tool: Tool::Embed, asked: Fields(&asked), ..LAB };
        let found = drawn(&sight).found.into_text();
        let (_, rest) = found.split_once("id=\"embed-link-text\"").expect("a link");
        let link = rest.split(['>', '<']).nth(1).expect("its text").replace("&amp;", "&");
        assert!(link.starts_with("https://museum.example/games/hyena/?players=12"), "{link}");
        assert_eq!(scanned(&found), [link]);
    }
}

/// Of an address that is pasted the origin is taken, and each field that says what cannot be is named with what can.
#[test]
fn what_stands_in_the_form_is_read_as_it_is_meant() {
    let found = |asked: &str| {
        let asked = format!("{asked}\naddress https://museum.example/");
        let drawn = drawn(&Sight { tool: Tool::Embed, asked: Fields(&asked), ..LAB });
        (drawn.said, drawn.found.into_text())
    };
    for pasted in ["https://museum.example", "https://museum.example/", "HTTPS://Museum.example/games/?a#b"] {
        let (said, found) = found(&format!("embed-origin {pasted}"));
        assert_eq!(said, "", "{pasted}");
        assert!(found.contains("origin=https%3A%2F%2Fmuseum.example\""), "{pasted}: {found}");
    }
    let texts = Texts::of(Lang::English);
    let (said, found) = found("embed-days 500\nembed-names A,A\nembed-seed 12\nembed-origin museum.example");
    for says in [texts.embed_days(), texts.embed_wrong_names(), texts.embed_wrong_seed(), texts.embed_origin_hint()] {
        assert!(said.contains(&says), "{says}: {said}");
    }
    assert!(!found.contains("days=") && !found.contains("names=") && !found.contains("origin="), "{found}");
}
