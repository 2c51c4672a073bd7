//! What came out of an experiment: pictures with tables behind them, and the numbers to keep.

use super::chart::{Bars, Series};
use super::form::pays;
use crate::games::hyena::Standing;
use crate::markup::Markup;
use crate::study::{Counted, Histogram, Millionths, Report, json, tables};
use crate::words::advice::{decimal, percent, percent_and_tenth};
use crate::words::{Arg, Texts, hyena as words};
use std::fmt::Write as _;

/// A picture begins and ends with bins that hold at least one of so many games.
const THIN: u64 = 500;

/// Shows the reports, one or two beside each other; `text` is what one can keep of them,
/// nothing as long as more comes, and files of it are offered where it `saves`.
pub fn results(texts: Texts, reports: &[Report], text: Option<&str>, saves: bool) -> Markup {
    if reports.iter().all(|report| report.games == 0) {
        return Markup::default();
    }
    let is_last = text.is_some();
    let mut markup = Markup::default();
    markup.raw("<div class=\"pictures\" data-testid=\"lab-results\">");
    let wins = |report: &Report| {
        let seats = report.seats.iter().map(|seat| Counted { count: seat.ended.won, exact: seat.win });
        (report.games, seats.collect())
    };
    let seats = reports.iter().map(|report| report.seats.len()).max().unwrap_or(0);
    let players = (1..=seats).map(|seat| texts.lab_player(seat)).collect();
    draw(&mut markup, (texts, is_last), reports, players, [texts.lab_wins(), texts.lab_wins_hint()], &wins);
    let means = |sum: fn(&Report) -> u64| {
        let means: Vec<String> = reports.iter().map(|report| mean(texts, sum(report), report.games)).collect();
        means.join(" · ")
    };
    let caught = means(|report| report.seats.iter().map(|seat| seat.ended.eaten).sum());
    counts(&mut markup, (texts, is_last), reports, [texts.lab_rounds(), texts.lab_rounds_hint()], |report| {
        &report.rounds
    });
    counts(&mut markup, (texts, is_last), reports, [texts.lab_lengths(), means(|report| report.throws)], |report| {
        &report.lengths
    });
    counts(&mut markup, (texts, is_last), reports, [texts.lab_caught(), caught], |report| &report.caught);
    let lots = |report: &Report| report.setting.setup.rules.lots;
    // Lots of two kinds do not fall alike: a picture for each.
    let same = reports.windows(2).all(|pair| lots(&pair[0]) == lots(&pair[1]));
    for (i, some) in reports.chunks(if same { reports.len() } else { 1 }).enumerate() {
        let falls = |report: &Report| (report.throws, report.falls.iter().map(|(_, counted)| *counted).collect());
        let names = some[0].falls.iter().map(|(fall, _)| words::fall(texts, *fall)).collect();
        let which = if same { String::new() } else { series_name(texts, reports, i) };
        draw(&mut markup, (texts, is_last), some, names, [texts.lab_falls(), which], &falls);
    }
    for (i, report) in reports.iter().enumerate() {
        fates(&mut markup, texts, report, &series_name(texts, reports, i));
    }
    if let Some(text) = text.filter(|_| saves) {
        save(&mut markup, texts, text);
    }
    markup.raw("</div>");
    markup
}

/// Writes a number with its thousands apart, by a narrow space that does not break.
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut grouped = String::new();
    for (i, digit) in digits.char_indices() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            grouped.push('\u{202f}');
        }
        grouped.push(digit);
    }
    grouped
}

/// Draws what `of` gives for each report, a bar for each name.
fn draw(
    markup: &mut Markup,
    (texts, is_last): (Texts, bool),
    reports: &[Report],
    names: Vec<String>,
    [title, hint]: [String; 2],
    of: &dyn Fn(&Report) -> (u64, Vec<Counted>),
) {
    let series = reports.iter().enumerate().map(|(i, report)| {
        let (of, values) = of(report);
        Series { name: series_name(texts, reports, i), of, values }
    });
    Bars { title, hint, names, series: series.collect() }.write(markup, texts, is_last);
}

/// Draws games by a number.
fn counts(
    markup: &mut Markup,
    (texts, is_last): (Texts, bool),
    reports: &[Report],
    title: [String; 2],
    of: fn(&Report) -> &Histogram,
) {
    let least = reports.iter().map(|report| of(report).from).min().unwrap_or(0);
    let width = reports.iter().map(|report| of(report).width).max().unwrap_or(1).max(1);
    let from = least / width * width;
    // Bins of one width for both, from the same number on.
    let binned = |report: &Report| {
        let mut bins: Vec<Counted> = Vec::new();
        for (number, bin) in of(report).iter() {
            let place = ((number - u64::from(from)) / u64::from(width)) as usize;
            bins.resize(bins.len().max(place + 1), Counted::default());
            let into = &mut bins[place];
            into.count += bin.count;
            into.exact = match (into.exact, bin.exact) {
                (Some(Millionths(a)), Some(Millionths(b))) => Some(Millionths(a + b)),
                (a, b) => a.or(b),
            };
        }
        bins
    };
    let all: Vec<_> = reports.iter().map(|report| (report.games, binned(report))).collect();
    let thick = |i: &usize| all.iter().any(|(games, bins)| bins.get(*i).is_some_and(|bin| bin.count * THIN >= *games));
    let most = all.iter().map(|(_, bins)| bins.len()).max().unwrap_or(0);
    let first = (0..most).find(thick).unwrap_or(0);
    let end = (0..most).rfind(thick).unwrap_or(0);
    let names = (first..=end).map(|i| (from + i as u32 * width).to_string()).collect();
    draw(markup, (texts, is_last), reports, names, title, &|report| {
        (report.games, binned(report).into_iter().skip(first).take(end + 1 - first).collect())
    });
}

/// Shows how it ended for each player.
fn fates(markup: &mut Markup, texts: Texts, report: &Report, name: &str) {
    markup.raw("<div class=\"fates\"><table class=\"numbers\"><caption>").text(&texts.lab_fates()).raw(" ").text(name);
    markup.raw("</caption><thead><tr><td></td><td></td>");
    for standing in [Standing::Won, Standing::Safe, Standing::Late, Standing::Eaten] {
        markup.raw("<th scope=\"col\">").text(&words::standing(texts, standing)).raw("</th>");
    }
    markup.raw("</tr></thead><tbody>");
    for (i, (seat, player)) in report.seats.iter().zip(&report.setting.players).enumerate() {
        markup.raw("<tr><th scope=\"row\">").text(&texts.lab_player(i + 1));
        markup.raw("</th><td class=\"words\">").text(&pays(texts, *player)).raw("</td>");
        let ended = seat.ended;
        for count in [ended.won, ended.safe, ended.late, ended.eaten] {
            markup.raw("<td>").text(&share(texts, report.of_games(count).share)).raw("</td>");
        }
        markup.raw("</tr>");
    }
    markup.raw("</tbody></table></div>");
}

/// Offers the numbers as files.
fn save(markup: &mut Markup, texts: Texts, csv: &str) {
    let lists: Vec<String> = tables(csv).into_iter().map(json).collect();
    let json = format!("[{}]\n", lists.join(",\n"));
    markup.raw("<p class=\"lab-save\"><b>").text(&texts.lab_save());
    markup.raw("</b><a class=\"quiet\" download=\"hyena-chase.csv\" id=\"lab-csv\" href=\"");
    markup.text(&file("text/csv", csv)).raw("\">").text(&texts.lab_csv());
    markup.raw("</a><a class=\"quiet\" download=\"hyena-chase.json\" id=\"lab-json\" href=\"");
    markup.text(&file("application/json", &json)).raw("\">").text(&texts.lab_json()).raw("</a></p>");
}

/// Returns the address of a file that holds a text, for a link to it.
fn file(kind: &str, text: &str) -> String {
    let mut address = format!("data:{kind};charset=utf-8,");
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() || b"-_.!~*'()".contains(&byte) {
            address.push(char::from(byte));
        } else {
            let _ = write!(address, "%{byte:02X}");
        }
    }
    address
}

fn series_name(texts: Texts, reports: &[Report], i: usize) -> String {
    match (reports.len(), i) {
        (..=1, _) => String::new(),
        (_, 0) => texts.lab_a(),
        _ => texts.lab_b(),
    }
}

fn mean(texts: Texts, sum: u64, games: u64) -> String {
    let tenths = (sum * 10 + games / 2) / games.max(1);
    texts.lab_mean(Arg::Phrase(&decimal(texts, tenths as u32)))
}

/// Says a share in hundredths, with a decimal where it has one.
pub fn share(texts: Texts, Millionths(n): Millionths) -> String {
    let say = if n.is_multiple_of(10_000) { percent } else { percent_and_tenth };
    say(texts, n.cast_signed())
}
