//! What the address asks for, which is the same as long as the page is open.

use crate::browser::address;
use crate::settings::Query;
use std::sync::OnceLock;

/// Returns what the address asks for.
///
/// A constant of the visit, so that it need not be handed down to each part of the page that may be switched off.
#[must_use]
pub fn query() -> &'static Query {
    static QUERY: OnceLock<Query> = OnceLock::new();
    QUERY.get_or_init(|| Query::read(&address::query()))
}
