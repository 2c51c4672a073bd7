//! The page on which the games are set up for other people's sites: its form, the link that it makes, the picture for cameras.

use hyena_chase::settings::Query;
use hyena_chase::tools::{Drawn, Fields, Sight, Tool};
use hyena_chase::words::{Lang, Texts};
use proptest::prelude::*;

use crate::{LAB, drawn};

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
