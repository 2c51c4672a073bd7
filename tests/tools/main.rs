//! Tools, asked as the page asks them.

mod embed;

use hyena_chase::chance::Seed;
use hyena_chase::games::{hyena, jekinje};
use hyena_chase::players::{Policy, random_record, random_sowing};
use hyena_chase::study::{Course, Desk, Hint, begin};
use hyena_chase::tools::{Advised, Drawn, Ended, Fields, Reply, Sight, State, Tool, Touch, Wrong, answer, words};
use hyena_chase::words::{Lang, Part, Texts, hyena as chase, jekinje as sowing, told};

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
