//! Statements of the Experience API, for a record of learning.

use anyhow::{Result, ensure};
use hyena_chase::games::Game as _;
use hyena_chase::games::hyena::{Chase, Standing};
use serde_json::{Value, json};

use super::{TWO, chase, set};
use crate::support::{Host, Page, Visit, browse};

#[test]
fn statements_of_learning_are_told_without_an_actor() {
    let whole = chase();
    let almost = whole.cut(whole.moves().len() - 1);
    let won = whole.game().standings().expect("an end")[0] == Standing::Won;
    let points = Chase::points(whole.game().standings().expect("an end")[0]);
    browse(Visit::new(), async |page: &Page| -> Result<()> {
        let host = Host::around(page)?;
        host.open("?speed=instant&xapi=parent").await?;
        host.hear("ready").await?;
        set(page, &host, &almost.to_string(), almost.moves().len()).await?;
        page.follow(&whole).await?;
        host.wait_until("log.filter(({ type }) => type === 'xapi').length === 3", "three statements are told").await?;
        page.js("location.href = 'about:blank'").await?;
        host.wait_until("log.filter(({ type }) => type === 'xapi').length === 4", "the end is told").await?;
        let statements: Vec<Value> =
            host.told("xapi").await?.into_iter().map(|mut one| one["statement"].take()).collect();
        let verbs: Vec<&str> =
            statements.iter().filter_map(|one| one["verb"]["id"].as_str()?.rsplit('/').next()).collect();
        ensure!(
            verbs == ["initialized", "completed", if won { "passed" } else { "failed" }, "terminated"],
            "{verbs:?}"
        );
        for one in &statements {
            ensure!(one.get("actor").is_none(), "a statement names somebody: {one}");
            ensure!(
                one["object"]["id"].as_str().is_some_and(|id| id.starts_with("http") && id.ends_with("?game=hyena")),
                "{one}"
            );
            ensure!(!one.to_string().contains(TWO[0]), "a statement names a player: {one}");
            if let Some(duration) = one["result"]["duration"].as_str() {
                let seconds = duration.strip_prefix("PT").and_then(|rest| rest.strip_suffix('S'));
                ensure!(
                    seconds.is_some_and(|seconds| seconds.parse::<f64>().is_ok()),
                    "{duration} is no ISO 8601 duration"
                );
            }
        }
        let result = &statements[1]["result"];
        ensure!(result["completion"] == true && result["success"] == won && result["duration"].is_string(), "{result}");
        let score = json!({ "scaled": result["score"]["scaled"], "raw": points, "min": 0, "max": 3 });
        ensure!(result["score"] == score, "{result}");
        ensure!(
            result["score"]["scaled"].as_f64().is_some_and(|scaled| (scaled - f64::from(points) / 3.0).abs() < 1e-9),
            "{result}"
        );
        ensure!(statements[3]["result"]["duration"].is_string());
        host.open("?speed=instant").await?;
        host.hear("ready").await?;
        set(page, &host, &almost.to_string(), almost.moves().len()).await?;
        page.follow(&whole).await?;
        host.hear("gameover").await?;
        host.rest().await?;
        ensure!(host.told("xapi").await?.is_empty(), "nobody asked for statements");
        Ok(())
    });
}
