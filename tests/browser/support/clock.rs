//! A clock that the test drives.

use anyhow::Result;
use serde_json::json;

use super::page::Page;

/// Replaces the page's clock and timers by ones that move by `tick` alone. What is due comes in its order, and what follows
/// from it at once comes before what is due next. Events keep the time at which they were made, and `real` the real timers.
pub const DRIVEN: &str = r"{
    const own = { setTimeout: setTimeout.bind(window), now: performance.now.bind(performance) };
    const begun = Date.now();
    const timers = new Map();
    let time = 1000;
    let last = 0;
    const start = (every) => (act, wait = 0, ...rest) => {
        timers.set(++last, { due: time + Number(wait), every: every ? Math.max(1, Number(wait)) : 0, act: () => act(...rest) });
        return last;
    };
    const stop = (id) => void timers.delete(id);
    const settled = () => new Promise((next) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => { port1.close(); next(); };
        port2.postMessage(0);
    });
    window.real = own;
    performance.now = () => time;
    Date.now = () => begun + time;
    window.setTimeout = start(false);
    window.setInterval = start(true);
    window.clearTimeout = stop;
    window.clearInterval = stop;
    window.tick = async (ms) => {
        const end = time + ms;
        for (;;) {
            const next = [...timers].filter(([, { due }]) => due <= end).sort(([a, one], [b, two]) => one.due - two.due || a - b)[0];
            if (!next) break;
            const [id, timer] = next;
            time = Math.max(time, timer.due);
            if (timer.every) timer.due += timer.every; else timers.delete(id);
            timer.act();
            await settled();
        }
        time = end;
        await settled();
    };
}";

impl Page {
    /// Lets so many milliseconds of a [`DRIVEN`] clock go by, and whatever is due in them happen.
    pub async fn tick(&self, ms: u32) -> Result<()> {
        self.run("return tick(arguments[0])", json!(ms)).await.map(drop)
    }
}
