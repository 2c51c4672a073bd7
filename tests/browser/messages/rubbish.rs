//! A host that sends what is no message: it is told so, and nothing else comes of it.

use anyhow::{Context as _, Result, ensure};
use hyena_chase::games::hyena::Preset;
use serde_json::{Value, json};

use super::{TWO, set};
use crate::support::{Host, Page, SOWN, THROW, Visit, begun, browse, last_told};

/// Everything of the page that a message could change.
const WHOLE: &str = "return [document.documentElement.outerHTML, JSON.stringify(localStorage), location.href, document.title, \
     JSON.stringify(history.state), document.activeElement.tagName]";

#[test]
fn a_malformed_message_is_answered_with_an_error_and_changes_nothing() {
    let well = |kind: &str| json!({ "target": "hyena-chase", "v": 1, "type": kind });
    let with = |kind: &str, name: &str, value: Value| {
        let mut message = well(kind);
        message[name] = value;
        message
    };
    let record = |text: &str| with("setState", "record", json!(text));
    let good = begun(Preset::Bell.rules(), 20, &TWO, 3).to_string();
    let cases = [
        (json!("pause"), "must be an object"),
        (json!(7), "must be an object"),
        (Value::Null, "must be an object"),
        (json!([well("pause")]), "must be an object"),
        (json!({}), "`target`"),
        (json!({ "target": "hyena", "v": 1, "type": "pause" }), "`target`"),
        (json!({ "target": "hyena-chase", "type": "pause" }), "`v` must be 1"),
        (with("pause", "v", json!("1")), "`v` must be 1"),
        (with("pause", "v", json!(2)), "`v` must be 1"),
        (
            json!({ "target": "hyena-chase", "v": 1 }),
            "`type` must be one of pause, resume, reset, setState, setLang, mute",
        ),
        (well("Pause"), "`type`"),
        (well("toString"), "`type`"),
        (well("constructor"), "`type`"),
        (well("__proto__"), "`type`"),
        (with("pause", "type", json!(["pause"])), "`type`"),
        (well("setState"), "`record` must be the text"),
        (with("setState", "record", json!({ "record": good })), "`record` must be the text"),
        (record(""), "`record`: "),
        (record("rubbish"), "`record`: "),
        (record(&good.replace("\"bell\"", "\"bells\"")), "`record`: "),
        (record(&good.replace("[Version \"1\"]", "[Version \"2\"]")), "`record`: "),
        (record(&format!("{good}1. t <img src=x onerror=alert(1)>\n")), "`record`: "),
        (record(&format!("{good}{{{}}}", "x".repeat(2 << 20))), "`record` is longer than 1 MiB"),
        (record(&format!("{good}{{{}}}", "é".repeat(600 << 10))), "`record`: "),
        (well("setLang"), "`lang` must be the tag"),
        (with("setLang", "lang", json!(["ar"])), "`lang` must be the tag"),
        (with("setLang", "lang", json!("de")), "`lang` must be one of"),
        (with("setLang", "lang", json!("")), "`lang` must be one of"),
        (well("mute"), "`muted` must be true or false"),
        (with("mute", "muted", json!("true")), "`muted` must be true or false"),
        (with("mute", "muted", json!(1)), "`muted` must be true or false"),
    ];
    browse(Visit::new(), async |page: &Page| -> Result<()> {
        let host = Host::around(page)?;
        host.open("?speed=instant").await?;
        set(page, &host, &good, 0).await?;
        page.act(THROW).await?;
        let before = page.js(WHOLE).await?;
        for (message, says) in cases {
            host.forget().await?;
            let shown: String = message.to_string().chars().take(120).collect();
            host.send(message).await?;
            let error = host.hear("error").await.with_context(|| shown.clone())?;
            let said = error["message"].as_str().unwrap_or_default();
            ensure!(said.contains(says) && said.len() < 500, "{shown} is answered by {said}");
            ensure!(host.log().await?.len() == 1, "{shown} is answered by {:?}", host.log().await?);
            ensure!(page.js(WHOLE).await? == before, "{shown} changes the page");
        }
        page.act("[data-testid='pay'], [data-testid='throw']").await?;
        ensure!(page.console_errors().await?.is_empty(), "errors: {:?}", page.console_errors().await?);
        Ok(())
    });
}

/// Sends ten thousand messages that a named generator makes from one seed (mulberry32), and tells how many ask for an answer:
/// those that are neither an echo of the page's own nor in the dialect of others.
const RUBBISH: &str = r#"
    let seed = 0x48594e41;
    const random = () => {
        seed = (seed + 0x6d2b79f5) | 0;
        let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
        t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
        return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
    };
    const below = (n) => Math.floor(random() * n);
    const one = (list) => list[below(list.length)];
    const markup = ["<img src=x onerror=alert(1)>", "<script>alert(1)</script>", "</script><b>", "\u202e", "\ud800", "\0", "'\"`;--", "javascript:alert(1)"];
    const own = ["toString", "constructor", "__proto__", "hasOwnProperty", "valueOf", "then", "length"];
    const text = () => one([
        () => "", () => one(markup), () => one(own), () => "x".repeat(below(200)), () => one(["ar", "en", "true", "1", "*"]),
        () => String.fromCharCode(...Array.from({ length: below(20) }, () => below(65536))), () => "9".repeat(1 << 16),
        () => `[Game "hyena"]\n[Version "1"]\n[Days "${below(300)}"]\n1. ${one(markup)}`,
    ])();
    const value = (deep) => one([
        text, text, () => below(1e9) - 5e8, () => one([NaN, Infinity, -0, 1e308, 2 ** 53]), () => null, () => undefined, () => random() < 0.5,
        () => new Date(below(1e9)), () => new Map([[text(), 1]]), () => new Uint8Array(below(64)), () => 10n ** 30n, () => new RegExp("x"),
        () => (deep > 0 ? Array.from({ length: below(4) }, () => value(deep - 1)) : []),
        () => (deep > 0 ? object(deep - 1) : {}),
    ])();
    const member = (made, name, held) => Object.defineProperty(made, name, { value: held, enumerable: true, configurable: true, writable: true });
    const object = (deep) => {
        const made = {};
        for (let i = below(4); i > 0; i -= 1) member(made, one([...own, "type", "v", "target", "record", "lang", "muted", text()]), value(deep));
        return made;
    };
    // Some right and some wrong: what goes with it is always wrong, else it would be no rubbish.
    const wrong = { setState: () => value(1), setLang: () => one([1, null, "xx", "", ["ar"], {}]), mute: () => one([0, 1, "true", null, {}, []]) };
    const nearly = () => {
        const made = object(1);
        if (random() < 0.8) made.target = "hyena-chase";
        if (random() < 0.8) made.v = 1;
        const type = one([...Object.keys(wrong), ...own, "pause ", "Reset", "resumes", "", text()]);
        member(made, "type", type);
        for (const name of ["record", "lang", "muted"]) delete made[name];
        if (Object.hasOwn(wrong, type)) made[{ setState: "record", setLang: "lang", mute: "muted" }[type]] = wrong[type]();
        return made;
    };
    const deep = () => { let made = {}; for (let i = 0; i < 500; i += 1) made = { record: made }; return made; };
    const foreign = () => one([
        { source: "hyena-chase", v: 1, type: text() }, { context: "h5p", action: one(own) }, { subject: "lti.capabilities", a: value(1) },
    ]);
    const kinds = [() => value(2), () => object(3), nearly, nearly, nearly, deep, foreign];
    let asks = 0;
    for (let i = 0; i < 10000; i += 1) {
        const message = one(kinds)();
        const is = (test) => typeof message === "object" && message !== null && test(message);
        if (!is(({ source, context, subject }) => source === "hyena-chase" || context === "h5p" || String(subject).startsWith("lti."))) asks += 1;
        send(message);
    }
    return asks;
"#;

#[test]
fn a_host_that_answers_each_message_is_not_answered_for_ever() {
    browse(Visit::new(), async |page: &Page| -> Result<()> {
        let host = Host::around(page)?;
        for wraps in ["data", "{ echo: data }", "JSON.stringify(data)", "{ got: JSON.stringify(data) }", "[data]"] {
            let script =
                format!("addEventListener('message', ({{ source, data }}) => source?.postMessage({wraps}, '*'))");
            host.open_with("?game=hyena", "", &script).await?;
            page.wait_for("[data-testid='start']").await?;
            host.send(json!("rubbish")).await?;
            host.hear("error").await?;
            host.ask("setLang", json!({ "lang": "ar" })).await?;
            page.wait_for("html[lang='ar']").await?;
            // Once for each of the words of others that it sends back, and never for an answer.
            ensure!(host.told("error").await?.len() < 12, "{wraps}: {:?}", host.told("error").await?);
        }
        Ok(())
    });
}

#[test]
fn ten_thousand_pieces_of_rubbish_change_nothing_and_the_game_goes_on() {
    browse(Visit::new(), async |page: &Page| -> Result<()> {
        let host = Host::around(page)?;
        host.open("?speed=instant").await?;
        set(page, &host, &begun(Preset::Bell.rules(), 20, &TWO, 3).to_string(), 0).await?;
        page.act(THROW).await?;
        host.forget().await?;
        let before = page.js(WHOLE).await?;
        let asks = host.run(RUBBISH, Value::Null).await?.as_u64().context("nothing was sent")?;
        ensure!(asks > 7000, "most of it asks for an answer, not {asks}");
        host.wait_until(
            &format!("log.filter(({{ type }}) => type === 'error').length >= {asks}"),
            "all of it is answered",
        )
        .await?;
        let others = host.log().await?.into_iter().filter(|one| one["type"] != "error").count();
        ensure!(host.told("error").await?.len() as u64 == asks && others == 0, "{others} messages are no errors");
        ensure!(page.js(WHOLE).await? == before, "rubbish changes the page");
        ensure!(page.console_errors().await?.is_empty(), "errors: {:?}", page.console_errors().await?);
        let acts = page.acts().await?;
        page.act("[data-testid='pay'], [data-testid='throw']").await?;
        ensure!(page.acts().await? == acts + 1);
        ensure!(!last_told(&page.kept_game().await?).is_empty(), "the game is played on");
        ensure!(page.kept(SOWN).await?.is_none());
        Ok(())
    });
}
