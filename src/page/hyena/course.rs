//! The course of a game as a picture: how far each mother had come after each throw.

use super::art::Look;
use super::draft::looks;
use super::players::write_figure;
use crate::games::Game;
use crate::games::hyena::{Chase, Fate, Way};
use crate::markup::Markup;
use crate::markup::Num;
use crate::record::Name;
use crate::table::Table;
use crate::words::Texts;
use std::fmt::Write as _;
use yew::prelude::*;

const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 240.0;

/// Draws the way of each mother over the throws, and tells who led when.
pub fn course(texts: Texts, table: &Table<Chase>) -> Html {
    let head = table.record().head();
    let looks = looks(head);
    let ways = ways(table);
    let throws = ways.first().map_or(0, Vec::len).saturating_sub(1);
    let whole = f64::from(table.game().setup().days.0) * 2.0;
    let point = |i: usize, way: f64| (WIDTH * i as f64 / throws.max(1) as f64, HEIGHT * (1.0 - way / whole));
    let line = |way: &[f64]| {
        let mut d = String::new();
        let mut last = f64::NAN;
        for (i, &far) in way.iter().enumerate() {
            let (x, y) = point(i, far);
            match i {
                0 => {
                    let _ = write!(d, "M{x:.1} {y:.1}", x = Num(x), y = Num(y));
                }
                _ if (far - last).abs() > f64::EPSILON || i == throws => {
                    let _ = write!(d, "H{x:.1}V{y:.1}", x = Num(x), y = Num(y));
                }
                _ => {}
            }
            last = far;
        }
        d
    };
    let led = leads(&ways);
    let look = |i: usize| looks.get(i).copied().unwrap_or(Look::ALL[0]);
    let mut markup = Markup::default();
    markup.raw("<figure class=\"course\"><figcaption><h3>").text(&texts.course_title());
    markup.raw("</h3></figcaption><svg role=\"img\" aria-label=\"").text(&texts.course_description(throws));
    let _ = write!(markup.raw("\" viewBox=\""), "-22 -22 {:.0} {:.0}", Num(WIDTH + 44.0), Num(HEIGHT + 44.0));
    let _ = write!(markup.raw("\"><path class=\"course-well\" d=\""), "M0 {:.1}H{:.0}", Num(HEIGHT / 2.0), Num(WIDTH));
    let _ = write!(markup.raw("\"/><path class=\"course-frame\" d=\""), "M0 0V{:.0}H{:.0}", Num(HEIGHT), Num(WIDTH));
    markup.raw("\"/>");
    for (i, way) in ways.iter().enumerate() {
        let line = line(way);
        markup
            .raw("<g class=\"mother cloth-")
            .raw(look(i).name())
            .raw("\"><path class=\"course-edge\" d=\"")
            .text(&line);
        markup.raw("\"/><path class=\"course-line\" d=\"").text(&line).raw("\"/></g>");
    }
    markup.raw("</svg><ul class=\"legend\">");
    for (i, n) in led.into_iter().enumerate() {
        let name = head.names.get(i).map_or("", Name::as_str);
        write_figure(markup.raw("<li>"), look(i));
        markup.raw("<span>");
        if n > 0 {
            markup.text(&texts.course_lead(name, n, throws));
        } else {
            markup.raw("<bdi>").text(name).raw("</bdi>");
        }
        markup.raw("</span></li>");
    }
    markup.raw("</ul></figure>");
    markup.html()
}

/// Lists, for each seat, the days walked after each throw, 0 before the first.
fn ways(table: &Table<Chase>) -> Vec<Vec<f64>> {
    let seats = usize::from(table.game().seats());
    let days = f64::from(table.game().setup().days.0);
    let mut ways = vec![Vec::new(); seats];
    table.record().replay(|game, mv| {
        let after_throw = mv.is_none_or(Chase::is_throw);
        for (way, mother) in ways.iter_mut().zip(game.mothers()) {
            let at = f64::from(mother.at().0);
            let far = match (mother.fate(), mother.way()) {
                (Fate::Home, _) => days * 2.0,
                (_, Way::Out) => at,
                (_, Way::Back) => days * 2.0 - at,
            };
            match way.last_mut() {
                // What is paid after a throw belongs to that throw.
                Some(last) if !after_throw => *last = far,
                _ => way.push(far),
            }
        }
    });
    ways
}

/// Counts, for each seat, after how many throws it alone had come farthest.
fn leads(ways: &[Vec<f64>]) -> Vec<usize> {
    let mut led = vec![0; ways.len()];
    for i in 1..ways.first().map_or(0, Vec::len) {
        let far = |seat: usize| ways[seat].get(i).copied().unwrap_or(0.0);
        let best = (0..ways.len()).map(far).fold(0.0, f64::max);
        let mut leaders = (0..ways.len()).filter(|&seat| far(seat) >= best);
        if let (Some(leader), None) = (leaders.next(), leaders.next()) {
            led[leader] += 1;
        }
    }
    led
}
