//! The page on which the games are set up for a site of one's own: a form with what an address can ask for, and the link, the
//! frame, the picture and the file that come of it.

mod fields;
mod filled;
mod form;
mod found;
mod qr;

use super::{ADDRESS, ASKED, Drawn, Fields, Reply, Sight, State, Touch};
use crate::chance::Seed;
use crate::markup::Markup;
use crate::settings::Query;
use crate::words::Texts;

/// The name of the frame in which the page is tried.
pub const PREVIEW: &str = "hyena-preview";
/// The button that chooses a seed.
const NEW_SEED: &str = "embed-seed-new";

/// Draws it. What came out follows the form at once, so that there is nothing to begin. Before anything stands in the form it asks
/// for what the page's own address asks for, so that one can go on from a link.
pub fn draw(texts: Texts, sight: &Sight<'_>) -> Drawn {
    let is_new = sight.asked.0.lines().all(|line| !line.starts_with("embed-"));
    let at_first = is_new.then(|| filled::filled(&Query::read(sight.asked.get(ASKED))));
    let fields = at_first.as_deref().map_or(sight.asked, Fields);
    let asked = form::query(fields);
    // What cannot be is named and left out, as the page itself would do.
    let mut bad = Query::read(&asked).bad().to_vec();
    bad.extend(form::bad(fields).filter(|more| bad.iter().all(|bad| bad.name != more.name)));
    let said: Vec<String> = bad.iter().map(|bad| form::wrong(texts, fields, bad)).collect();
    let query = form::without(&asked, &bad);
    let mut head = Markup::default();
    head.raw("<h1>")
        .text(&texts.embed_title())
        .raw("</h1><p class=\"tagline\">")
        .text(&texts.embed_tagline())
        .raw("</p>");
    Drawn {
        state: State::Done,
        head,
        form: form::form(texts, fields),
        said: said.join(" "),
        found: found::found(texts, sight.asked.get(ADDRESS), &query),
        ..Drawn::default()
    }
}

/// Takes in what stands in the form, and a number for the throws where one is wanted.
pub fn touched(touch: &Touch<'_>, seed: Seed) -> Reply {
    let mut asked = touch.fields.0.to_owned();
    if touch.id == NEW_SEED {
        let lines = asked.lines().filter(|line| line.split(' ').next() != Some(form::SEED));
        asked = lines.collect::<Vec<_>>().join("\n");
        asked.push_str(&["\n", form::SEED, " ", &seed.to_string()].concat());
    }
    Reply { state: State::Done, asked, question: None }
}

/// Returns what a field of the form says.
fn said<'a>(fields: Fields<'a>, name: &str) -> &'a str {
    fields.get(&["embed-", name].concat()).trim()
}
