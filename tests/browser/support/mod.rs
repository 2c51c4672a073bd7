//! What a browser test is written with: [`browse`] runs one in a browser and a served copy of the page of its own.
//!
//! ```ignore
//! browse(Visit::new().size(360, 740).language("ar"), async |page: &Page| -> Result<()> {
//!     page.open("?play=1").await?;
//!     page.click("[data-testid='throw']").await?;
//!     page.wait_for("[data-testid='fall']").await?;
//!     ensure!(page.console_errors().await?.is_empty());
//!     Ok(())
//! });
//! ```
//!
//! Nothing waits for a length of time: every look at the page is repeated until it holds or 20 seconds are over.

mod clock;
mod driver;
mod host;
mod page;
mod script;
mod table;
mod told;
mod visit;

use std::any::Any;
use std::panic::{AssertUnwindSafe, resume_unwind};
use std::time::Duration;

use anyhow::{Context, Result};
use futures_util::FutureExt as _;
use tokio::sync::Semaphore;

pub use clock::DRIVEN;
pub use host::{FITS, Host};
pub use page::Page;
pub use script::{begun, ended, found, last_told, seed, told as told_in};
pub use table::{ASIDE, AT_ONCE, GAME, HYENA, JEKINJE, PAY, SETTINGS, SLOWLY, SOWN, Seen, THROW, UNDO};
pub use visit::Visit;

/// How long one test may take. A guard against a hang, far above what any needs.
const LIMIT: Duration = Duration::from_mins(3);
/// How many browsers run at once, whatever the number of test threads.
static BROWSERS: Semaphore = Semaphore::const_new(2);

/// Runs a test in a browser of its own, with a served copy of the page of its own. Both end with it.
///
/// # Panics
/// If the test fails, or the browser does. Then a picture of the page is kept and named.
pub fn browse(visit: Visit, test: impl AsyncFnOnce(&Page) -> Result<()>) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let outcome = runtime.expect("a runtime can be made").block_on(async {
        let _turn = BROWSERS.acquire().await.expect("the semaphore is never closed");
        let page = Page::start(visit).await.context("the browser cannot be started")?;
        let run = tokio::time::timeout(LIMIT, AssertUnwindSafe(test(&page)).catch_unwind()).await;
        let failure = match run {
            Ok(Ok(Ok(()))) => None,
            Ok(Ok(Err(error))) => Some(Failure::Error(error)),
            Ok(Err(panic)) => Some(Failure::Panic(panic)),
            Err(_) => Some(Failure::Error(anyhow::anyhow!("the test took longer than {LIMIT:?}"))),
        };
        if failure.is_some() {
            page.report().await;
        }
        page.end().await;
        Ok(failure)
    });
    match outcome {
        Ok(None) => {}
        Ok(Some(Failure::Panic(panic))) => resume_unwind(panic),
        Ok(Some(Failure::Error(error))) | Err(error) => panic!("{error:#}"),
    }
}

enum Failure {
    Error(anyhow::Error),
    Panic(Box<dyn Any + Send>),
}
