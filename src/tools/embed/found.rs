//! What comes of the form: how it looks, the link, the frames, the picture and the file.

use super::PREVIEW;
use super::qr::qr;
use crate::markup::Markup;
use crate::words::Texts;

/// The file that holds all of the page.
const FILE: &str = "hyena-chase.html";
/// How large a frame is before its page says how high it is, in CSS pixels.
const WIDTH: &str = "960";
const HEIGHT: &str = "720";
/// What a frame may do.
const ALLOW: &str = "fullscreen; autoplay; clipboard-write; screen-wake-lock";

/// Writes what comes of a `query`, for the page at `address`.
pub fn found(texts: Texts, address: &str, query: &str) -> Markup {
    let asks = if query.is_empty() { String::new() } else { ["?", query].concat() };
    let link = [address, &asks].concat();
    let title = texts.app_title();
    let mut markup = Markup::default();
    let found = &mut markup;
    found.raw("<section class=\"card\"><h2>").text(&texts.embed_preview());
    // With a name of its own, by which the page knows that nothing of it is to be kept.
    found.raw("</h2><iframe class=\"preview\" id=\"embed-preview\" name=\"").raw(PREVIEW).raw("\" src=\"").text(&link);
    found.raw("\" title=\"").text(&texts.embed_preview_title()).raw("\"></iframe></section>");

    copies(found, texts, ["link", &texts.embed_link(), ""], &link);
    let frame = frame(&link, &title, "");
    copies(found, texts, ["frame", &texts.embed_frame(), &texts.embed_frame_hint()], &frame);
    let file = self::frame(&[address, FILE, &asks].concat(), &title, " sandbox=\"allow-scripts\"");
    let hint = texts.embed_frame_sandboxed_hint();
    copies(found, texts, ["sandboxed", &texts.embed_frame_sandboxed(), &hint], &file);

    found.raw("<section class=\"card\"><h2>").text(&texts.embed_qr()).raw("</h2>");
    qr(found, &link, &link);
    found.raw("</section><section class=\"card\"><h2>").text(&texts.embed_file()).raw("</h2><p class=\"hint\">");
    found.text(&texts.embed_file_hint()).raw("</p><button type=\"button\" class=\"accent\" data-file=\"./").text(FILE);
    found.raw("\" data-wishes=\"").text(query).raw("\" data-failed=\"").text(&texts.embed_file_failed()).raw("\">");
    found.text(&texts.embed_file_get()).raw("</button><p class=\"hint\" role=\"status\"></p></section>");
    markup
}

/// Writes a frame for a page of another site, as HTML.
fn frame(address: &str, title: &str, sandbox: &'static str) -> String {
    let mut html = Markup::default();
    html.raw("<iframe src=\"").text(address).raw("\" title=\"").text(title).raw("\" width=\"").raw(WIDTH);
    html.raw("\" height=\"").raw(HEIGHT).raw("\" loading=\"lazy\"").raw(sandbox).raw(" allow=\"").raw(ALLOW);
    html.raw("\"></iframe>");
    html.into_text()
}

/// Writes a text with the button that copies it: the name of its field, its heading, a hint, and the text.
fn copies(found: &mut Markup, texts: Texts, [name, heading, hint]: [&str; 3], text: &str) {
    found.raw("<section class=\"card\"><h2>").text(heading).raw("</h2>");
    if !hint.is_empty() {
        found.raw("<p class=\"hint\">").text(hint).raw("</p>");
    }
    found.raw("<textarea readonly rows=\"5\" dir=\"ltr\" spellcheck=\"false\" id=\"embed-").text(name);
    found.raw("-text\" aria-label=\"").text(heading).raw("\">").text(text);
    found.raw("</textarea><button type=\"button\" class=\"quiet\" data-copies=\"embed-").text(name);
    found.raw("-text\" data-done=\"").text(&texts.embed_copied()).raw("\" data-failed=\"");
    found.text(&texts.embed_copy_failed()).raw("\">").text(&texts.embed_copy());
    found.raw("</button><p class=\"hint\" role=\"status\"></p></section>");
}
