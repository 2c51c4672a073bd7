//! What came out of an experiment: pictures with tables behind them, and the numbers to keep.

use super::chart::{Bars, Series, chart};
use super::choice::pays;
use crate::browser::document;
use crate::games::hyena::Standing;
use crate::study::{Counted, Histogram, Millionths, Report};
use crate::words::advice::decimal;
use crate::words::{Arg, Texts, hyena as words};
use yew::prelude::*;

/// Bins at the end of a picture that hold less than this of all games are left to the table.
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
        draw(texts, reports, names, [texts.lab_falls(), String::new()], false, falls)
    };
    let lengths = reports.iter().map(|report| mean(texts, report.throws, report.games));
    let caught = reports.iter().map(|report| {
        let eaten = report.seats.iter().map(|seat| seat.ended.eaten).sum();
        mean(texts, eaten, report.games)
    });
    let said = |means: Vec<String>| means.join(" · ");
    html! {
        <div data-testid="lab-results">
            { draw(texts, reports, players, [texts.lab_wins(), texts.lab_wins_hint()], false, wins) }
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
    curve: bool,
    of: impl Fn(&Report) -> (u64, Vec<Counted>),
) -> Html {
    let series = reports.iter().enumerate().map(|(i, report)| {
        let (of, values) = of(report);
        Series { name: series_name(texts, reports, i), of, values }
    });
    chart(texts, &Bars { title, hint, names, series: series.collect(), curve })
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
        while bins.last().is_some_and(|bin| bin.count * THIN < report.games) {
            bins.pop();
        }
        (report.games, bins)
    };
    let most = reports.iter().map(|report| binned(report).1.len()).max().unwrap_or(0);
    let names = (0..most as u32).map(|i| (from + i * width).to_string()).collect();
    draw(texts, reports, names, title, width == 1, binned)
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

/// Says a share in hundredths with a decimal.
pub fn share(texts: Texts, Millionths(n): Millionths) -> String {
    texts.percent(Arg::Phrase(&decimal(texts, (n + 500) / 1000)))
}
