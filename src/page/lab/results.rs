//! What came out of an experiment: pictures with tables behind them, and the numbers to keep.

use super::chart::{Bars, Series, chart};
use super::choice::pays;
use crate::browser::document;
use crate::games::hyena::Standing;
use crate::study::{Counted, Histogram, Millionths, Report};
use crate::words::advice::{decimal, percent};
use crate::words::{Arg, Texts, hyena as words};
use yew::prelude::*;

/// A picture begins and ends with bins that hold at least one of so many games.
const THIN: u64 = 500;

/// Shows the reports, one or two beside each other; `text` is what is kept of them.
pub fn results(texts: Texts, reports: &[Report], text: &str) -> Html {
    if reports.iter().all(|report| report.games == 0) {
        return Html::default();
    }
    let wins = |report: &Report| {
        let seats = report.seats.iter().map(|seat| Counted { count: seat.ended.won, exact: seat.win });
        (report.games, seats.collect())
    };
    let seats = reports.iter().map(|report| report.seats.len()).max().unwrap_or(0);
    let players = (1..=seats).map(|seat| texts.lab_player(seat)).collect();
    let falls = |report: &Report| (report.throws, report.falls.iter().map(|(_, counted)| *counted).collect());
    let same_lots = reports.windows(2).all(|pair| pair[0].setting.setup.rules.lots == pair[1].setting.setup.rules.lots);
    let fallen = |reports: &[Report]| {
        let names = reports.iter().take(1).flat_map(|report| &report.falls);
        let names = names.map(|(fall, _)| words::fall(texts, *fall)).collect();
        draw(texts, reports, names, [texts.lab_falls(), String::new()], falls)
    };
    let lengths = reports.iter().map(|report| mean(texts, report.throws, report.games));
    let caught = reports.iter().map(|report| {
        let eaten = report.seats.iter().map(|seat| seat.ended.eaten).sum();
        mean(texts, eaten, report.games)
    });
    let said = |means: Vec<String>| means.join(" · ");
    html! {
        <div class="pictures" data-testid="lab-results">
            { draw(texts, reports, players, [texts.lab_wins(), texts.lab_wins_hint()], wins) }
            { counts(texts, reports, [texts.lab_rounds(), texts.lab_rounds_hint()], |report| &report.rounds) }
            { counts(texts, reports, [texts.lab_lengths(), said(lengths.collect())], |report| &report.lengths) }
            { counts(texts, reports, [texts.lab_caught(), said(caught.collect())], |report| &report.caught) }
            if same_lots {
                { fallen(reports) }
            } else {
                { for reports.chunks(1).map(fallen) }
            }
            { for reports.iter().enumerate().map(|(i, report)| fates(texts, report, series_name(texts, reports, i))) }
            { save(texts, reports, text) }
        </div>
    }
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
    texts: Texts,
    reports: &[Report],
    names: Vec<String>,
    [title, hint]: [String; 2],
    of: impl Fn(&Report) -> (u64, Vec<Counted>),
) -> Html {
    let series = reports.iter().enumerate().map(|(i, report)| {
        let (of, values) = of(report);
        Series { name: series_name(texts, reports, i), of, values }
    });
    chart(texts, &Bars { title, hint, names, series: series.collect() })
}

/// Draws games by a number.
fn counts(texts: Texts, reports: &[Report], title: [String; 2], of: fn(&Report) -> &Histogram) -> Html {
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
    let thick = |i: usize| all.iter().any(|(games, bins)| bins.get(i).is_some_and(|bin| bin.count * THIN >= *games));
    let most = all.iter().map(|(_, bins)| bins.len()).max().unwrap_or(0);
    let first = (0..most).find(|i| thick(*i)).unwrap_or(0);
    let end = (0..most).rfind(|i| thick(*i)).unwrap_or(0);
    let names = (first..=end).map(|i| (from + i as u32 * width).to_string()).collect();
    draw(texts, reports, names, title, |report| {
        (report.games, binned(report).into_iter().skip(first).take(end + 1 - first).collect())
    })
}

/// Shows how it ended for each player.
fn fates(texts: Texts, report: &Report, name: Option<String>) -> Html {
    let standings = [Standing::Won, Standing::Safe, Standing::Late, Standing::Eaten];
    html! {
        <table class="numbers">
            <caption>{ texts.lab_fates() }{ for name.map(|name| format!(" ({name})")) }</caption>
            <thead><tr>
                <th scope="col" /><th scope="col" />
                { for standings.map(|standing| html! { <th scope="col">{ words::standing(texts, standing) }</th> }) }
            </tr></thead>
            <tbody>{ for report.seats.iter().enumerate().map(|(i, seat)| {
                let ended = seat.ended;
                html! {
                    <tr key={i}>
                        <th scope="row">{ texts.lab_player(i + 1) }</th>
                        <td class="words">{ for report.setting.players.get(i).map(|player| pays(texts, *player)) }</td>
                        { for [ended.won, ended.safe, ended.late, ended.eaten].map(|count| html! {
                            <td>{ share(texts, report.of_games(count).share) }</td>
                        }) }
                    </tr>
                }
            }) }</tbody>
        </table>
    }
}

/// Offers the numbers as files.
fn save(texts: Texts, reports: &[Report], text: &str) -> Html {
    let json: Vec<String> = reports.iter().map(Report::json).collect();
    let json = format!("[{}]\n", json.join(",\n"));
    html! {
        <p class="lab-save">
            <b>{ texts.lab_save() }</b>
            <a class="quiet" download="hyena-chase.csv" href={document::file("text/csv", text)} data-testid="lab-csv">{ texts.lab_csv() }</a>
            <a class="quiet" download="hyena-chase.json" href={document::file("application/json", &json)} data-testid="lab-json">{ texts.lab_json() }</a>
        </p>
    }
}

fn series_name(texts: Texts, reports: &[Report], i: usize) -> Option<String> {
    (reports.len() > 1).then(|| if i == 0 { texts.lab_a() } else { texts.lab_b() })
}

fn mean(texts: Texts, sum: u64, games: u64) -> String {
    let tenths = (sum * 10 + games / 2) / games.max(1);
    texts.lab_mean(Arg::Phrase(&decimal(texts, tenths as u32)))
}

/// Says a share in hundredths, with a decimal where it has one.
pub fn share(texts: Texts, Millionths(n): Millionths) -> String {
    if n.is_multiple_of(10_000) {
        return percent(texts, n.cast_signed());
    }
    texts.percent(Arg::Phrase(&decimal(texts, (n + 500) / 1000)))
}
