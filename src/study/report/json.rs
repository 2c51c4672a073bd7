//! A report as one object.

use super::csv::differences;
use super::{Counted, Histogram, Report, SeatReport, Share, token};
use std::fmt::Display;

impl Report {
    /// Writes it as one object of JSON: `rules`, `rule` (of custom rules), `days`, `seats`, `first`, `flat`, `after`, `seed`,
    /// `policies`, `games`, `throws`, `given_up`, `players`, `falls`, `rounds`, `lengths`, `caught`.
    ///
    /// What is not known exactly is `null`.
    #[must_use]
    pub fn json(&self) -> String {
        let (setting, setup) = (&self.setting, &self.setting.setup);
        let rules = setup.rules.preset().map_or("custom", |preset| preset.name());
        let differ = if setup.rules.preset().is_some() { Vec::new() } else { differences(&setup.rules).collect() };
        // No name and no value holds what would have to be escaped.
        let fields = differ.iter().map(|(field, value)| format!("\"{}\":\"{value}\"", field.name()));
        let Histogram { from, width, .. } = self.lengths;
        object(&[
            ("rules", format!("\"{rules}\"")),
            ("rule", format!("{{{}}}", join(fields))),
            ("days", setup.days.0.to_string()),
            ("seats", setup.seats.to_string()),
            ("first", setup.first.number().to_string()),
            ("flat", setup.flat.as_hundredths().to_string()),
            ("after", setting.after.to_string()),
            ("seed", format!("\"{}\"", setting.seed)),
            ("policies", list(setting.players.iter().map(|player| format!("\"{}\"", player.name())))),
            ("games", self.games.to_string()),
            ("throws", self.throws.to_string()),
            ("given_up", self.given_up.to_string()),
            ("players", list((0..).zip(&self.seats).map(|(n, seat)| self.player(n, seat)))),
            (
                "falls",
                list(
                    self.falls
                        .iter()
                        .map(|(fall, fell)| counted("fall", format!("\"{}\"", token(*fall)), *fell, self.throws)),
                ),
            ),
            ("rounds", self.bins("turn", &self.rounds)),
            (
                "lengths",
                object(&[
                    ("from", from.to_string()),
                    ("width", width.to_string()),
                    ("bins", self.bins("from", &self.lengths)),
                ]),
            ),
            ("caught", self.bins("eaten", &self.caught)),
        ])
    }

    fn player(&self, n: usize, seat: &SeatReport) -> String {
        let policy = self.setting.players.get(n).map_or("", |player| player.name());
        let (ended, Share { share, low, high }) = (seat.ended, self.of_games(seat.ended.won));
        object(&[
            ("seat", (n + 1).to_string()),
            ("policy", format!("\"{policy}\"")),
            ("won", ended.won.to_string()),
            ("safe", ended.safe.to_string()),
            ("late", ended.late.to_string()),
            ("eaten", ended.eaten.to_string()),
            ("points", ended.points().to_string()),
            ("win", share.to_string()),
            ("low", low.to_string()),
            ("high", high.to_string()),
            ("exact", or_null(seat.win)),
        ])
    }

    fn bins(&self, name: &'static str, histogram: &Histogram) -> String {
        list(histogram.iter().map(|(number, bin)| counted(name, number, *bin, self.games)))
    }
}

fn counted(name: &'static str, key: impl Display, Counted { count, exact }: Counted, of: u64) -> String {
    let Share { share, low, high } = Share::of(count, of);
    object(&[
        (name, key.to_string()),
        ("count", count.to_string()),
        ("share", share.to_string()),
        ("low", low.to_string()),
        ("high", high.to_string()),
        ("exact", or_null(exact)),
    ])
}

fn object(members: &[(&'static str, String)]) -> String {
    format!("{{{}}}", join(members.iter().map(|(name, value)| format!("\"{name}\":{value}"))))
}

fn list(items: impl Iterator<Item = String>) -> String {
    format!("[{}]", join(items))
}

fn join(items: impl Iterator<Item = String>) -> String {
    items.collect::<Vec<_>>().join(",")
}

fn or_null(value: Option<impl Display>) -> String {
    value.map_or_else(|| "null".to_owned(), |value| value.to_string())
}
