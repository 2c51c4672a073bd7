//! The hyena: sloping back, round ears, mane and spots.
use super::outlined;
use crate::markup::Markup;
use yew::prelude::*;

/// What the hyena is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mood {
    /// Curled up in the village.
    Asleep,
    /// On its way to the well, head low.
    Slinking,
    /// At the well, muzzle in the water.
    Drinking,
    /// On its way back: mane up, teeth bare, eyes alight.
    Hunting,
}

/// Draws the hyena about (0,0) in a box of 100 by 100, as a `g` for the caller's `svg`.
pub fn hyena(mood: Mood, facing_left: bool) -> Html {
    let mut markup = Markup::default();
    markup.raw(match mood {
        Mood::Asleep => "<g class=\"hyena hyena-asleep\"",
        Mood::Slinking => "<g class=\"hyena hyena-slinking\"",
        Mood::Drinking => "<g class=\"hyena hyena-drinking\"",
        Mood::Hunting => "<g class=\"hyena hyena-hunting\"",
    });
    if facing_left {
        markup.raw(" transform=\"scale(-1 1)\"");
    }
    markup.raw("><ellipse class=\"piece-shadow\" cx=\"0\" cy=\"45\" rx=\"42\" ry=\"5.5\"/>");
    match mood {
        Mood::Asleep => asleep(&mut markup),
        Mood::Slinking => standing(&mut markup, "<g transform=\"rotate(33 8 -12)\">", false),
        Mood::Drinking => drinking(&mut markup),
        Mood::Hunting => standing(&mut markup, "<g>", true),
    }
    markup.raw("</g>");
    markup.html()
}

fn standing(markup: &mut Markup, head: &'static str, hunts: bool) {
    let muzzle = if hunts { MUZZLE_OPEN } else { MUZZLE };
    for outline in ["<g class=\"piece-halo\">", "<g class=\"piece-line\">"] {
        markup.raw(outline).paths(&[("", FAR_LEGS), ("", TAIL), ("", BODY)]).raw(head);
        markup.paths(&[("", MANE), ("", FAR_EAR), ("", HEAD), ("", muzzle), ("", EAR)]).raw("</g></g>");
    }
    markup.paths(&[("hyena-far", FAR_LEGS), ("hyena-dark", TAIL)]).raw(head);
    markup.paths(&[("hyena-mane", MANE), ("hyena-far", FAR_EAR)]).raw("</g>");
    markup.paths(&[("hyena-coat", BODY), ("hyena-far", SOCKS), ("hyena-dark", SPOTS)]).raw(head);
    markup.paths(&[("hyena-coat", HEAD), ("hyena-dark", NECK_SPOTS), ("hyena-dark", muzzle)]);
    markup.paths(&[if hunts {
        ("hyena-teeth", "M37-17.5L39-13.5L41-16.5L43-12.5L45-15.5L47-12.5L48.5-16L44-17Z")
    } else {
        ("hyena-lid", "M33-9Q38-10 41-13")
    }]);
    markup.paths(&[("hyena-coat", EAR), ("hyena-dark", "M12-42C13-48 21-48 21-41C21-37 18-34 15-34Z")]);
    markup.raw(if hunts {
        "<ellipse class=\"hyena-glow\" cx=\"32\" cy=\"-27\" rx=\"6.5\" ry=\"5.5\"/>\
        <ellipse class=\"hyena-eye\" cx=\"32\" cy=\"-27\" rx=\"3.8\" ry=\"2.8\"/>\
        <circle class=\"hyena-pupil\" cx=\"33\" cy=\"-27\" r=\"1.3\"/></g>"
    } else {
        "<circle class=\"hyena-pupil\" cx=\"32\" cy=\"-27\" r=\"2.1\"/></g>"
    });
}

fn drinking(markup: &mut Markup) {
    outlined(markup, &[("", FAR_LEGS), ("", TAIL), ("", BODY), ("", LOW_MANE), ("", LOW_EAR), ("", LOW_HEAD)]);
    markup.paths(&[
        ("hyena-far", FAR_LEGS),
        ("hyena-dark", TAIL),
        ("hyena-mane", LOW_MANE),
        ("hyena-coat", BODY),
        ("hyena-far", SOCKS),
        ("hyena-dark", SPOTS),
        ("hyena-coat", LOW_EAR),
        ("hyena-dark", "M34 4C31-3 34-9 39-7C44-5 44 1 41 8Z"),
        ("hyena-coat", LOW_HEAD),
        ("hyena-edge", "M29 34C23 30 22 18 14 12C8 7 3 3 1-3"),
        ("hyena-dark", LOW_SPOTS),
        ("hyena-dark", LOW_MUZZLE),
    ]);
    markup.raw(
        "<circle class=\"hyena-pupil\" cx=\"37\" cy=\"20\" r=\"2.1\"/>\
        <g class=\"hyena-ripple\"><path d=\"M32 44Q42 39 52 44M26 49Q42 42 58 49\"/></g>",
    );
}

fn asleep(markup: &mut Markup) {
    outlined(markup, &[("", CURLED_MANE), ("", CURLED), ("", CURLED_EAR), ("", CURLED_BACK_EAR)]);
    markup.paths(&[
        ("hyena-mane", CURLED_MANE),
        ("hyena-far", CURLED_BACK_EAR),
        ("hyena-coat", CURLED),
        (
            "hyena-far",
            "M8 34C14 31 20 36 26 38L44 39C49 40 48 44.5 42 44.5H14C8 44 4 38 8 34ZM-22 34C-14 34-8 38-4 44.5H-38C-34 39-30 35-22 34Z",
        ),
        ("hyena-dark", CURLED_SPOTS),
        ("hyena-crease", "M-8 14C-22 8-32 18-30 30M20 18C12 22 8 28 8 34"),
        ("hyena-dark", "M-45 28C-42 36-36 40-24 40C-18 40-16 44-22 44.5C-36 46-47 42-45 28Z"),
        ("hyena-dark", "M40 26C46 28 51 32 51 37C50 42 45 42.5 40 41C37 38 40 35 39 32C38 29 39 27 40 26Z"),
        ("hyena-coat", CURLED_EAR),
        ("hyena-dark", "M10 5C9-3 19-4 21 4C21 9 19 13 16 14Z"),
        ("hyena-lid", "M27 22Q31 25.5 34 21.5"),
    ]);
}

const BODY: &str = "M22-18C14-28 0-28-6-22C-16-13-28-8-36-1C-42 4-42 14-38 20C-37 25-42 29-41 33L-37 44H-27C-28 41-31 39-32 35\
    C-28 29-20 24-17 15C-8 17 0 16 6 12C8 22 8 34 7 44H18C16 40 15 37 15 33C15 24 18 14 22 8C26 2 28-6 26-12Z";
const FAR_LEGS: &str = "M-24 12C-22 20-26 27-28 31C-26 36-22 39-21 44H-12C-13 40-18 36-19 32C-15 27-11 20-11 12ZM14 8C19 20 21 32 22 44H31\
    C28 37 27 26 27 4Z";
const TAIL: &str = "M-36 3C-43 6-47 14-47 26C-48 30-46 32-44 33C-40 30-39 24-40 18C-39 14-37 12-34 10Z";
const HEAD: &str = "M-5-19C2-33 12-39 22-39C29-38 34-34 38-29C43-26 50-25 51.5-21C52-15 48-11 43-10C36-8 31-6 28-2C24 6 15 10 8 6C1 2-8-9-5-19Z";
const MANE: &str = "M-14-14L-13-24L-8-22L-6-32L0-31L3-40L8-37L14-45L17-38L24-37L14-20L0-10Z";
const EAR: &str = "M11-34C5-43 9-52 17-52C25-51 26-42 23-36C20-31 14-30 11-34Z";
const FAR_EAR: &str = "M23-37C22-46 27-51 32-49C36-46 34-39 31-33Z";
const MUZZLE: &str = "M43-27.5C48-26 52-25 52.5-20C52-14 48-10.5 43-10.5C40-13 43-16 41-19C40-22 41-26 43-27.5Z";
const MUZZLE_OPEN: &str =
    "M42-28C47-27 52.5-26 52.5-21C51.5-17 48-16 44-16L36-18C38-13 43-11 47-9C44-4 37-5 32-10C30-14 34-19 38-21Z";
const SOCKS: &str = "M-41 33L-38 44H-27C-28 40-31 37-31 34ZM5 34V44H16C15 40 14.5 37 14.5 34Z";
const SPOTS: &str = "M-32 3C-29 0-26 2-27 5C-29 8-33 7-32 3ZM-22-3C-19-6-15-4-17 0C-19 2-23 1-22-3ZM-20 7C-18 4-14 6-15 9\
    C-17 12-21 11-20 7ZM-32 13C-30 10-26 12-27 15C-29 18-33 17-32 13ZM-12-11C-9-14-5-12-7-8C-9-6-13-7-12-11Z\
    M-11 1C-9-2-5 0-6 3C-8 6-12 5-11 1ZM-2-3C1-5 4-3 2 0C0 3-3 1-2-3ZM-6 9C-4 7-1 8-2 11C-4 13-7 12-6 9Z\
    M-34 22C-32 20-29 21-30 24C-32 26-35 25-34 22ZM9 18C11 15 14 17 13 20C11 23 8 21 9 18ZM10 27C11 25 14 26 13 28C12 30 9 29 10 27Z";
const NECK_SPOTS: &str = "M6-18C9-21 12-19 11-15C9-13 5-14 6-18ZM15-10C17-13 21-11 20-8C18-5 14-6 15-10ZM17-23C19-25 22-24 21-21C20-19 16-20 17-23ZM8-4C10-7 14-5 13-2C11 1 7 0 8-4Z";
const LOW_HEAD: &str = "M0-23C10-29 21-24 27-13C32-4 38 4 42 13C47 19 51 29 50 35C49 41 43 42 39 39C33 36 27 33 24 26C22 18 14 12 8 6\
    C2 0-4-16 0-23Z";
const LOW_SPOTS: &str = "M8-16C11-19 15-16 13-12C11-10 7-12 8-16ZM17-8C20-11 24-8 22-4C20-2 16-4 17-8ZM11-3C13-6 17-4 16 0C14 3 10 1 11-3Z\
    M20 5C22 2 26 4 25 8C23 11 19 9 20 5Z";
const LOW_MUZZLE: &str = "M43 23C47 25 51 31 50 36C49 42 43 43 38.5 40C35 37 38 33 39 30C39 27 40 24 43 23Z";
const LOW_EAR: &str = "M31 8C25-2 30-14 39-12C48-10 48 1 43 12Z";
const LOW_MANE: &str = "M-14-14L-13-25L-7-24L-4-33L2-30L9-37L13-31L21-33L23-25L31-23L30-14L37-10L33-2L22-6L0-12Z";
const CURLED: &str = "M-46 34C-48 18-42 6-30 2C-20-2-8-9 4-10C12-10 18-4 22 4C29 9 35 16 39 24C45 28 51 31 51.5 37C51 43 46 44.5 40 44\
    C28 46-26 47-38 44.5C-43 43-46 40-46 34Z";
const CURLED_EAR: &str = "M13 15C3 8 2-6 12-8C21-9 27 1 24 10C21 17 17 18 13 15Z";
const CURLED_BACK_EAR: &str = "M25 9C23-1 27-8 33-6C39-2 37 8 33 16Z";
const CURLED_MANE: &str = "M-22 2L-19-9L-13-7L-9-15L-3-11L3-17L6-11L13-13L14-5L8 4Z";
const CURLED_SPOTS: &str = "M-36 14C-33 11-29 13-31 17C-33 20-37 18-36 14ZM-26 8C-23 5-19 7-21 11C-23 14-27 12-26 8ZM-38 24C-35 22-32 24-33 27C-35 30-39 28-38 24Z\
    M-15 3C-12 0-8 2-10 6C-12 8-16 7-15 3ZM-22 19C-19 16-15 18-17 22C-19 25-23 23-22 19ZM-9 19C-6 17-3 19-4 22C-6 24-10 23-9 19ZM-3 4C0 1 3 3 2 6C0 9-4 7-3 4Z\
    M-12 29C-10 27-7 28-8 31C-9 33-13 32-12 29ZM-1 27C1 25 4 26 3 29C1 31-2 30-1 27ZM3 13C5 11 8 12 7 15C5 17 2 16 3 13Z";
