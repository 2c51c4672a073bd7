//! A link as a picture for cameras: a QR code (ISO/IEC 18004).

use crate::markup::Markup;
use qrcodegen::{QrCode, QrCodeEcc};
use std::fmt::Write;

/// How wide the empty edge is, in modules.
const EDGE: i32 = 4;

/// Draws a text as a QR code, dark on white whatever the theme; nothing where the text is too long for one.
pub fn qr(markup: &mut Markup, label: &str, text: &str) {
    let Ok(code) = QrCode::encode_text(text, QrCodeEcc::Medium) else { return };
    let size = code.size();
    let whole = (size + 2 * EDGE).to_string();
    markup.raw("<svg class=\"qr\" id=\"embed-qr\" role=\"img\" viewBox=\"0 0 ").text(&whole).raw(" ").text(&whole);
    markup.raw("\" shape-rendering=\"crispEdges\" aria-label=\"").text(label);
    markup.raw("\"><rect width=\"100%\" height=\"100%\" fill=\"#fff\"/><path fill=\"#000\" d=\"").text(&path(&code));
    markup.raw("\"/></svg>");
}

/// Writes the dark modules as a path, each run of them in a row at once. Beyond the code everything is light.
fn path(code: &QrCode) -> String {
    let mut path = String::new();
    for y in 0..code.size() {
        let mut begun = None;
        for x in 0..=code.size() {
            match (begun, code.get_module(x, y)) {
                (None, true) => begun = Some(x),
                (Some(from), false) => {
                    // Writing to a text cannot fail.
                    let _ = write!(path, "M{} {}h{run}v1h-{run}z", from + EDGE, y + EDGE, run = x - from);
                    begun = None;
                }
                _ => {}
            }
        }
    }
    path
}
