//! What an address asks for, as it is seen on the page: each parameter by its effect.

mod bad;
mod carried;
mod heard;

use std::fmt::Write as _;

use anyhow::{Context as _, Result, ensure};
use hyena_chase::games::hyena::Preset;
use hyena_chase::games::jekinje::{Setup, Sowing};
use hyena_chase::record::{Head, Name, Record};
use hyena_chase::words::{Lang, Texts};
use serde_json::{Value, json};

use crate::support::{AT_ONCE, GAME, HYENA, JEKINJE, Page, SETTINGS, SOWN, THROW, UNDO, Visit, begun, browse};

const SEED: &str = "000102030405060708090a0b0c0d0e0f";

/// Writes a text as it stands in an address.
fn coded(text: &str) -> String {
    let mut coded = String::new();
    for byte in text.bytes() {
        write!(coded, "%{byte:02X}").expect("a text takes everything");
    }
    coded
}

async fn notices(page: &Page) -> Result<Value> {
    page.js("return [...document.querySelectorAll('[data-testid=notice] p')].map(one => one.textContent)").await
}

#[test]
fn game_rules_days_players_seats_and_names_are_those_of_the_game_that_begins() {
    let rules = Preset::ALL.map(Preset::name);
    let mut cases: Vec<(String, &str, Vec<String>)> = Vec::new();
    for (rules, days) in rules.into_iter().zip(["6", "36", "57", "200", "20"]) {
        let tags = vec![format!("[Rules \"{rules}\"]"), format!("[Days \"{days}\"]")];
        cases.push((format!("?rules={rules}&days={days}&seats=human,human"), GAME, tags));
    }
    let mut case = |address: &str, key, tags: &[&str]| {
        cases.push((address.to_owned(), key, tags.iter().map(|&tag| tag.to_owned()).collect()));
    };
    case("?players=5", GAME, &["[Players \"human, medium, medium, medium, medium\"]"]);
    case("?seats=hard,human,easy", GAME, &["[Players \"hard, human, easy\"]"]);
    case("?names=Ana,Luz,Sol", GAME, &["[Seats \"Ana, Luz, Sol\"]", "[Days \"36\"]", "[Rules \"bell\"]"]);
    case("?players=4&names=Ana,,Sol", GAME, &["[Players \"human, medium, human, medium\"]"]);
    case("?players=3&names=Ana,Luz&seats=human,easy", GAME, &["[Players \"human, easy, human\"]"]);
    case("?game=hyena&players=12&names=%D8%B9%D8%A7%D8%A6%D8%B4%D8%A9", GAME, &["[Seats \"عائشة, "]);
    case("?game=jekinje&seats=human,hard&names=Ana,Luz", SOWN, &["[Seats \"Ana, Luz\"]", "[Players \"human, hard\"]"]);
    browse(Visit::new(), async |page: &Page| -> Result<()> {
        for (address, key, tags) in cases {
            page.open(&address).await?;
            page.click("[data-testid='start']").await?;
            page.wait_for("[data-testid='play']").await?;
            let kept = page.kept(key).await?.context("no game is kept")?;
            for tag in tags {
                ensure!(kept.contains(&tag), "{address} begins without {tag}:\n{kept}");
            }
            ensure!(notices(page).await? == json!([]), "{address} is no mistake: {}", notices(page).await?);
            page.js("localStorage.clear()").await?;
        }
        for (address, title) in [
            ("?game=hyena", Texts::of(Lang::English).app_title()),
            ("?game=jekinje", Texts::of(Lang::English).je_title()),
        ] {
            page.open(address).await?;
            page.wait_for("[data-testid='start']").await?;
            ensure!(page.js("return document.title").await? == title, "{address} opens another game");
        }
        Ok(())
    });
}

#[test]
fn names_in_the_address_are_text_and_never_markup() {
    let names = ["<b>x</b>", "<img src=x onerror=a()>", "&amp;"];
    browse(Visit::new(), async |page: &Page| -> Result<()> {
        page.open(&format!("?speed=instant&seats=human,human,human&names={}", coded(&names.join(",")))).await?;
        for (i, name) in (1..).zip(names) {
            page.wait_for(&format!("[data-testid='name-{i}']")).await?;
            let field = page.js(&format!("return document.querySelector('[data-testid=name-{i}]').value")).await?;
            ensure!(field == name, "{field} is offered");
        }
        page.click("[data-testid='start']").await?;
        page.wait_for(THROW).await?;
        ensure!(page.text("[data-testid='turn']").await?.contains(names[0]), "the name is not seen");
        page.act(THROW).await?;
        ensure!(
            page.js("return document.querySelectorAll('main b:empty, main img, bdi *, .banner b').length").await? == 0
        );
        let long = "abcdefghijklmnopqrstuvwxy";
        page.open(&format!("?names={}", coded(&format!("<b>{long}</b>")))).await?;
        let said = page.text("[data-testid='notice'] p").await?;
        ensure!(said.contains("<b>abc") && said.contains("names"), "it is said: {said}");
        ensure!(page.js("return document.querySelector('.notice p').children.length").await? == 0);
        page.js("localStorage.clear()").await?;
        page.open(&format!("?names={long}#hyena")).await?;
        page.wait_for("[data-testid='notice']").await?;
        page.wait_for("[data-testid='name-1']").await?;
        ensure!(page.js("return document.querySelector('[data-testid=name-1]').value").await? != long);
        ensure!(page.console_errors().await?.is_empty(), "errors: {:?}", page.console_errors().await?);
        Ok(())
    });
}

#[test]
fn a_seed_in_the_address_decides_the_first_game_alone() {
    browse(Visit::new(), async |page: &Page| -> Result<()> {
        let mut games = Vec::new();
        for _ in 0..2 {
            page.open(&format!("?seed={SEED}&seats=human,human&speed=instant")).await?;
            page.click("[data-testid='start']").await?;
            page.wait_for(THROW).await?;
            for _ in 0..4 {
                page.act(THROW).await?;
            }
            games.push(page.kept(GAME).await?.context("no game is kept")?);
            ensure!(games[0].contains(&format!("[Seed \"{SEED}\"]")), "{}", games[0]);
            page.click("[data-testid='new-game']").await?;
            page.click("[data-testid='start']").await?;
            page.wait_for("[data-testid='play'][data-moves='0']").await?;
            let second = page.kept(GAME).await?.context("no game is kept")?;
            ensure!(
                second.contains("[Seed \"") && !second.contains(SEED),
                "the second game has the same throws: {second}"
            );
            page.js("localStorage.clear()").await?;
        }
        ensure!(games[0] == games[1], "two visits throw\n{}\nand\n{}", games[0], games[1]);
        Ok(())
    });
}

#[test]
fn language_colours_sound_motion_speed_and_help_are_as_asked_and_the_settings_show_it() {
    let set =
        |name: &str, value: &str| format!("document.querySelector('[data-testid=set-{name}]').value === '{value}'");
    let on = |name: &str, on: bool| format!("document.querySelector('[data-testid=set-{name}]').checked === {on}");
    let root = |name: &str, value: &str| format!("document.documentElement.getAttribute('{name}') === '{value}'");
    let mut cases: Vec<(String, Vec<String>)> = Vec::new();
    for lang in Lang::ALL {
        cases.push((
            format!("lang={}", lang.tag()),
            vec![root("lang", lang.tag()), root("dir", lang.dir()), set("lang", lang.tag())],
        ));
    }
    cases.push(("lang=es-419".to_owned(), vec![root("lang", "es")]));
    for theme in ["system", "light", "dark", "projector"] {
        cases.push((format!("theme={theme}"), vec![root("data-theme", theme), set("theme", theme)]));
    }
    for speed in ["normal", "slow", "fast", "instant"] {
        cases.push((format!("speed={speed}"), vec![set("speed", speed)]));
    }
    for motion in ["system", "full", "reduced"] {
        cases.push((format!("motion={motion}"), vec![set("motion", motion)]));
    }
    for (hints, is_on) in [("on", true), ("off", false)] {
        cases.push((format!("hints={hints}"), vec![on("hints", is_on)]));
    }
    for (audio, is_on) in [("enabled", true), ("muted", false)] {
        cases.push((
            format!("audio={audio}"),
            vec![on("sound", is_on), root("data-sound", if is_on { "on" } else { "off" })],
        ));
    }
    cases.push((
        "audio=disabled".to_owned(),
        vec!["!document.querySelector('[data-testid=set-sound]')".to_owned(), root("data-sound", "off")],
    ));
    let offered = |tags: &str| {
        format!(
            "[...document.querySelectorAll('[data-testid=set-lang] option')].map(one => one.value).join() === '{tags}'"
        )
    };
    cases.push(("langs=ar,en".to_owned(), vec![offered("ar,en"), root("lang", "en")]));
    cases.push(("langs=ar,ru".to_owned(), vec![offered("ar,ru"), root("lang", "ar")]));
    cases.push(("langs=ar&lang=es".to_owned(), vec![offered("ar,es"), root("lang", "es")]));
    let tags: Vec<&str> = Lang::ALL.iter().map(|lang| lang.tag()).collect();
    cases.push((String::new(), vec![offered(&tags.join(","))]));
    browse(Visit::new(), async |page: &Page| -> Result<()> {
        for (address, holds) in cases {
            page.open(&format!("?{address}#hyena")).await?;
            page.click("[data-testid='open-settings']").await?;
            page.wait_for("dialog#settings[open] [data-testid='set-theme']").await?;
            for expression in holds {
                page.wait_until(&expression, &format!("{address} is seen")).await?;
            }
            ensure!(notices(page).await? == json!([]), "{address} is no mistake");
        }
        ensure!(page.kept(SETTINGS).await?.is_none(), "what is asked for is kept");
        Ok(())
    });
}

#[test]
fn what_is_asked_for_is_not_kept_by_another_change() {
    browse(Visit::new(), async |page: &Page| -> Result<()> {
        page.keep(&[(SETTINGS, "theme light\nspeed slow\n")]).await?;
        page.open("?theme=dark&lang=ar&audio=muted#hyena").await?;
        page.wait_for("html[data-theme='dark'][lang='ar'][data-sound='off']").await?;
        page.click("[data-testid='open-settings']").await?;
        page.click("[data-testid='set-speed'] option[value='fast']").await?;
        page.wait_until(&format!("localStorage.getItem('{SETTINGS}').includes('speed fast')"), "the change is kept")
            .await?;
        page.open(HYENA).await?;
        page.wait_for("html[data-theme='light'][lang='en'][data-sound='on']").await?;
        page.click("[data-testid='open-settings']").await?;
        page.wait_until("document.querySelector('[data-testid=set-speed]').value === 'fast'", "the change stays").await
    });
}

#[test]
fn reduced_motion_and_no_time_as_asked_for_wait_for_nothing() {
    browse(Visit::new(), async |page: &Page| -> Result<()> {
        for (address, moves) in
            [("motion=reduced&speed=slow", "false"), ("speed=instant", "false"), ("motion=full&speed=slow", "true")]
        {
            page.open(&format!("?{address}&seats=human,human")).await?;
            page.click("[data-testid='start']").await?;
            page.wait_for(THROW).await?;
            page.rested().await?;
            page.js("document.querySelector('#throw').click()").await?;
            page.wait_for("[data-testid='play'][data-moves='1']").await?;
            let moving = page.js("return document.querySelector('.play').dataset.moving").await?;
            ensure!(moving == moves, "with {address} it moves: {moving}");
            page.js("localStorage.clear()").await?;
        }
        Ok(())
    });
}

#[test]
fn without_hints_there_is_no_advice_and_no_end_of_a_chain() {
    browse(Visit::new(), async |page: &Page| -> Result<()> {
        let mut previews = Vec::new();
        for (hints, count) in [("on", 1), ("off", 0)] {
            for game in ["hyena", "jekinje"] {
                page.open(&format!("?game={game}&hints={hints}&seats=human,human&speed=instant")).await?;
                page.click("[data-testid='start']").await?;
                page.wait_for("[data-testid='play']").await?;
                let found = page.js("return document.querySelectorAll('[data-testid=advice]').length").await?;
                ensure!(found == count, "with hints {hints} {game} offers advice {found} times");
            }
            let middle = page.js("const at = document.querySelector('[data-testid=hole-2B]').getBoundingClientRect(); return [at.x + at.width / 2, at.y + at.height / 2]").await?;
            page.cdp("Input.dispatchMouseEvent", json!({ "type": "mouseMoved", "x": middle[0], "y": middle[1] }))
                .await?;
            page.wait_until(
                "document.querySelector('[data-testid=preview]').textContent !== ''",
                "it is shown where it leads",
            )
            .await?;
            previews.push(page.text("[data-testid='preview']").await?);
            let marks = page.js("return document.querySelectorAll('.marks .mark-rest').length").await?;
            ensure!(marks == count, "the end of the chain is marked {marks} times with hints {hints}");
            page.js("localStorage.clear()").await?;
        }
        ensure!(previews[0].len() > previews[1].len(), "{previews:?}");
        Ok(())
    });
}

#[test]
fn without_undo_nothing_is_taken_back() {
    let sown = || {
        let names = ["Asha", "Bilal"].map(|name| Name::new(name).expect("a name")).into();
        Record::<Sowing>::begin(Setup::default(), Head { names, ..Head::default() }).expect("a game")
    };
    let policy = hyena_chase::players::Policy::Prompt;
    let whole = crate::support::ended(begun(Preset::Bell.rules(), 12, &["Asha", "Bilal"], 5), policy);
    let pays = whole
        .moves()
        .iter()
        .position(|mv| matches!(mv, hyena_chase::games::hyena::Move::Pay(_)))
        .expect("somebody pays");
    browse(Visit::new(), async |page: &Page| -> Result<()> {
        for (undo, can) in [("on", true), ("off", false)] {
            page.keep(&[(SETTINGS, AT_ONCE), (GAME, &whole.cut(pays).to_string()), (SOWN, &sown().to_string())])
                .await?;
            for (place, act) in [(HYENA, "[data-testid='pay']"), (JEKINJE, ".hole")] {
                page.open(&format!("?undo={undo}{place}")).await?;
                page.wait_for("[data-testid='play']").await?;
                page.act(act).await?;
                let offered = page.js(&format!("return document.querySelector(\"{UNDO}\") !== null")).await?;
                ensure!(offered == can, "with undo {undo} at {place} it can be taken back: {offered}");
                let moves = page.moves().await?;
                page.rested().await?;
                page.js("document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'u', bubbles: true, cancelable: true }))").await?;
                // What a key leads to is drawn with the next frame.
                page.drawn().await?;
                ensure!((page.moves().await? < moves) == can, "with undo {undo} at {place} the key takes back");
            }
        }
        Ok(())
    });
}

#[test]
fn the_context_menu_is_kept_from_where_that_is_asked_for() {
    let asks = "!document.querySelector('h1').dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }))";
    browse(Visit::new(), async |page: &Page| -> Result<()> {
        page.open("?contextMenu=never#hyena").await?;
        page.wait_for("[data-testid='start']").await?;
        page.wait_until(asks, "the menu is kept from").await?;
        for address in ["?contextMenu=auto#hyena", HYENA] {
            page.server().forget_requests();
            page.open(address).await?;
            page.wait_for("[data-testid='start']").await?;
            ensure!(page.js(&format!("return {asks}")).await? == false, "with {address} there is no menu");
            ensure!(page.server().requests().iter().all(|path| !path.contains("/kiosk-")), "its script is fetched");
        }
        Ok(())
    });
}
