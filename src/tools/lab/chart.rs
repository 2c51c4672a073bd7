//! A bar chart of shares with a table behind it.

use super::results::{grouped, share};
use crate::markup::{Markup, Num};
use crate::study::{Counted, Millionths, Share};
use crate::words::Texts;
use std::fmt::Write as _;

/// A chart: for each name a bar of each series.
pub struct Bars {
    /// What it shows.
    pub title: String,
    /// How it is to be read.
    pub hint: String,
    /// What the bars stand for.
    pub names: Vec<String>,
    /// One series, or two to compare.
    pub series: Vec<Series>,
}

/// What was counted in one experiment.
pub struct Series {
    /// Its name, where there are two.
    pub name: String,
    /// What the counts are shares of.
    pub of: u64,
    /// The counts, by name.
    pub values: Vec<Counted>,
}

const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 220.0;
/// So many names at most are written below the bars.
const MOST_NAMES: usize = 12;
/// Where the axis may end, in millionths.
const TOPS: [u32; 9] = [5_000, 10_000, 20_000, 50_000, 100_000, 200_000, 300_000, 500_000, 1_000_000];
/// The second series is told by more than its colour.
const CLASSES: [&str; 2] = ["bars", "bars other"];

impl Series {
    fn value(&self, i: usize) -> Counted {
        self.values.get(i).copied().unwrap_or_default()
    }

    fn share(&self, i: usize) -> Share {
        Share::of(self.value(i).count, self.of)
    }

    fn is_known(&self) -> bool {
        self.values.iter().any(|value| value.exact.is_some())
    }
}

impl Bars {
    /// Says whether there is room for the range in which a true chance lies; the exact chances of many bars are one curve.
    fn are_few(&self) -> bool {
        self.names.len() <= MOST_NAMES
    }

    /// Draws the chart, and its table unless it will be drawn anew in a moment: a table that one has opened would close.
    pub fn write(&self, markup: &mut Markup, texts: Texts, is_last: bool) {
        markup.raw("<figure class=\"chart\"><figcaption><h3>").text(&self.title);
        markup.raw("</h3><p class=\"hint\">").text(&self.hint).raw("</p></figcaption><svg viewBox=\"");
        let _ = write!(markup, "-84 -14 {:.0} {:.0}", Num(WIDTH + 98.0), Num(HEIGHT + 48.0));
        markup.raw("\" role=\"img\" aria-label=\"").text(&self.title).raw("\">");
        self.draw(markup, texts);
        markup.raw("</svg>");
        if self.series.len() > 1 {
            markup.raw("<p class=\"bar-keys\">");
            for (series, class) in self.series.iter().zip(CLASSES) {
                markup.raw("<span class=\"").text(class).raw("\">").text(&series.name).raw("</span>");
            }
            markup.raw("</p>");
        }
        if is_last {
            self.tabulate(markup, texts);
        }
        markup.raw("</figure>");
    }

    fn draw(&self, markup: &mut Markup, texts: Texts) {
        let count = self.names.len().max(1);
        let highest = |series: &Series, i: usize| {
            let Share { share, high, .. } = series.share(i);
            share.max(if self.are_few() { high } else { share }).max(series.value(i).exact.unwrap_or_default())
        };
        let all = self.series.iter().flat_map(|series| (0..count).map(move |i| highest(series, i)));
        let most = all.max().unwrap_or_default().0;
        let top = TOPS.into_iter().find(|top| *top >= most).unwrap_or(Millionths::ONE.0);
        let y = |Millionths(n): Millionths| Num(HEIGHT * (1.0 - f64::from(n) / f64::from(top)));
        let slot = WIDTH / count as f64;
        let wide = slot * 0.84 / self.series.len().max(1) as f64;
        for at in [top, top / 2, 0].map(Millionths) {
            let _ = write!(markup.raw("<path class=\"bar-line\" d=\""), "M0 {:.1}H{:.0}", y(at), Num(WIDTH));
            markup.raw("\"/><text class=\"course-scale\"").lengths(&[("x", -8.0), ("y", y(at).0 + 6.0)]);
            markup.raw(">").text(&share(texts, at)).raw("</text>");
        }
        for (s, (series, class)) in self.series.iter().zip(CLASSES).enumerate() {
            let left = |i: usize| Num(slot * (i as f64 + 0.08) + wide * s as f64);
            let middle = |i: usize| Num(left(i).0 + wide / 2.0);
            markup.raw("<g class=\"").text(class).raw("\"><path class=\"bar-box\" d=\"");
            for i in 0..count {
                let (foot, head) = (Num(HEIGHT), y(series.share(i).share));
                let _ = write!(markup, "M{:.1} {foot:.1}V{head:.1}h{:.1}V{foot:.1}z", left(i), Num(wide));
            }
            markup.raw("\"/><path class=\"bar-exact\" d=\"");
            let mut pen = 'M';
            for (i, chance) in (0..count).filter_map(|i| Some((i, series.value(i).exact?))) {
                if self.are_few() {
                    let _ = write!(markup, "M{:.1} {:.1}h{:.1}", left(i), y(chance), Num(wide));
                } else {
                    let _ = write!(markup, "{pen}{:.1} {:.1}", middle(i), y(chance));
                    pen = 'L';
                }
            }
            markup.raw("\"/><path class=\"bar-range\" d=\"");
            for i in (0..count).filter(|_| self.are_few()) {
                let Share { low, high, .. } = series.share(i);
                let _ = write!(markup, "M{:.1} {:.1}V{:.1}", middle(i), y(low), y(high));
            }
            markup.raw("\"/></g>");
        }
        for (i, name) in self.names.iter().enumerate().step_by(count.div_ceil(MOST_NAMES)) {
            markup.raw("<text class=\"bar-name\"").lengths(&[("x", slot * (i as f64 + 0.5)), ("y", HEIGHT + 24.0)]);
            markup.raw(">").text(name).raw("</text>");
        }
    }

    fn tabulate(&self, markup: &mut Markup, texts: Texts) {
        markup.raw("<details><summary>").text(&texts.lab_table());
        markup.raw("</summary><table class=\"numbers\"><thead><tr>");
        let head = |markup: &mut Markup, label: &str, of: &str| {
            markup.raw("<th scope=\"col\">").text(label).raw(" ").text(of).raw("</th>");
        };
        head(markup, &texts.lab_key(), "");
        for series in &self.series {
            head(markup, &texts.lab_count(), &series.name);
            head(markup, &texts.lab_share(), "");
            if self.are_few() {
                head(markup, &texts.lab_range(), "");
            }
            if series.is_known() {
                head(markup, &texts.lab_exact(), "");
            }
        }
        markup.raw("</tr></thead><tbody>");
        let cell = |markup: &mut Markup, text: &str| {
            markup.raw("<td>").text(text).raw("</td>");
        };
        for (i, name) in self.names.iter().enumerate() {
            markup.raw("<tr><th scope=\"row\">").text(name).raw("</th>");
            for series in &self.series {
                let (value, Share { share: part, low, high }) = (series.value(i), series.share(i));
                cell(markup, &grouped(value.count));
                cell(markup, &share(texts, part));
                if self.are_few() {
                    cell(markup, &format!("{} – {}", share(texts, low), share(texts, high)));
                }
                if series.is_known() {
                    cell(markup, &value.exact.map(|chance| share(texts, chance)).unwrap_or_default());
                }
            }
            markup.raw("</tr>");
        }
        markup.raw("</tbody></table></details>");
    }
}
