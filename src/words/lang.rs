//! The languages of the page.

/// A language of the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Lang {
    /// English, also for readers of all other languages.
    #[default]
    English,
    /// Spanish.
    Spanish,
    /// Russian.
    Russian,
    /// Arabic.
    Arabic,
}

/// Plural forms of whole numbers, as the Unicode CLDR tells them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Plural {
    Zero,
    One,
    Two,
    Few,
    Many,
    Other,
}

impl Lang {
    /// All languages, English first.
    pub const ALL: [Lang; 4] = [Lang::English, Lang::Spanish, Lang::Russian, Lang::Arabic];

    /// Returns the BCP 47 tag, for the page's `lang`.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Lang::English => "en",
            Lang::Spanish => "es",
            Lang::Russian => "ru",
            Lang::Arabic => "ar",
        }
    }

    /// Finds the language with a tag as [`Lang::tag`] writes it.
    #[must_use]
    pub fn tagged(tag: &str) -> Option<Lang> {
        Lang::ALL.into_iter().find(|lang| lang.tag() == tag)
    }

    /// Returns the language's own name for itself.
    #[must_use]
    pub fn native_name(self) -> &'static str {
        match self {
            Lang::English => "English",
            Lang::Spanish => "Español",
            Lang::Russian => "Русский",
            Lang::Arabic => "العربية",
        }
    }

    /// Returns the direction of writing, for the page's `dir`.
    #[must_use]
    pub fn dir(self) -> &'static str {
        match self {
            Lang::English | Lang::Spanish | Lang::Russian => "ltr",
            Lang::Arabic => "rtl",
        }
    }

    /// Finds the language of a BCP 47 tag; script and region do not count.
    #[must_use]
    pub fn matching(tag: &str) -> Option<Lang> {
        Lang::tagged(&tag.split(['-', '_']).next()?.to_ascii_lowercase())
    }

    /// Chooses the first language that a reader who prefers `tags`, the dearest first, can be served; English otherwise.
    ///
    /// Only the language counts, not script or region: `es-419` is Spanish.
    #[must_use]
    pub fn best<S: AsRef<str>>(tags: impl IntoIterator<Item = S>) -> Lang {
        tags.into_iter().find_map(|tag| Lang::matching(tag.as_ref())).unwrap_or_default()
    }

    /// Returns the plural form that goes with `n`.
    pub(super) fn plural(self, n: u32) -> Plural {
        let (ten, hundred) = (n % 10, n % 100);
        match self {
            Lang::English | Lang::Spanish if n == 1 => Plural::One,
            Lang::English | Lang::Spanish => Plural::Other,
            Lang::Russian if ten == 1 && hundred != 11 => Plural::One,
            Lang::Russian if (2..=4).contains(&ten) && !(12..=14).contains(&hundred) => Plural::Few,
            Lang::Russian => Plural::Many,
            Lang::Arabic => match (n, hundred) {
                (0, _) => Plural::Zero,
                (1, _) => Plural::One,
                (2, _) => Plural::Two,
                (_, 3..=10) => Plural::Few,
                (_, 11..) => Plural::Many,
                _ => Plural::Other,
            },
        }
    }
}
