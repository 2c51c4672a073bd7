//! Compiles `locales/<lang>/*.ftl` into two texts per language and one typed function per message.
//!
//! The first text of a language is what is needed to begin and to play, the second what can be fetched later; [`LATER`] says
//! which files belong to that.
//!
//! English decides which messages there are and in which order their arguments come. The build fails, naming language, file
//! and message, where another language lacks a message or an argument, has one that English has not, or leaves out a plural
//! form that its numbers need. What is compiled is the part of Fluent that sentences need: text, arguments, terms, messages
//! inside messages, and choices by number; see `src/words/texts.rs` for how a compiled message is read.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey};
use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsStr;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{fs, io};

/// The languages, English first, with the plural forms that whole numbers need beside `other`.
const LANGUAGES: [(&str, &[&str]); 4] = [
    ("en", &["one"]),
    ("es", &["one"]),
    ("ru", &["one", "few", "many"]),
    ("ar", &["zero", "one", "two", "few", "many"]),
];

/// The files, without `.ftl`, whose messages are not needed to begin and to play: they stand in the later text of a language.
/// Where one of their functions is called on the page before that text is there, it says nothing.
const LATER: [&str; 7] = ["embed", "fields", "help", "lab", "records", "sources", "study"];
/// How the names of the files begin that hold the first and the later text of a language.
const PARTS: [&str; 2] = ["words", "more"];

/// Marks in a compiled message, and the letters of the plural forms, as `src/words/texts.rs` reads them.
const ARGUMENT: char = '\u{1}';
const CHOICE: char = '\u{2}';
const VARIANT: char = '\u{3}';
const END: char = '\u{4}';
const FORMS: [(&str, char); 5] = [("zero", 'z'), ("one", 'o'), ("two", 't'), ("few", 'f'), ("many", 'm')];
const DEFAULT: char = '*';
/// An exact number is this letter and so many further.
const EXACT: u32 = 0xE000;

/// What the Fluent files compile to.
pub struct Compiled {
    /// The files to write, each a name and its text: `words-<tag>.txt` and `more-<tag>.txt` for each language.
    pub files: Vec<(String, String)>,
    /// Rust code: one typed function for each message.
    pub functions: String,
    /// What is wrong with the files, one sentence each; with any of these nothing may be built.
    pub problems: Vec<String>,
}

/// Compiles the Fluent files below the folder `locales`, which holds a folder for each language.
///
/// # Errors
/// If a file cannot be read.
pub fn compile(folder: &Path) -> io::Result<Compiled> {
    let mut problems = Vec::new();
    let mut locales = Vec::new();
    for (tag, forms) in LANGUAGES {
        locales.push(Locale::read(folder, tag, forms, &mut problems)?);
    }
    let english = &locales[0];
    let mut files = Vec::new();
    for locale in &locales {
        let texts = locale.compile(english, &mut problems);
        files.extend(PARTS.iter().zip(texts).map(|(part, text)| (format!("{part}-{}.txt", locale.tag), text)));
    }
    Ok(Compiled { files, functions: functions(english), problems })
}

/// One language's messages and terms; a term's name begins with `-`.
struct Locale {
    tag: &'static str,
    forms: &'static [&'static str],
    /// The messages' names in the order of the files, those of the first text before those of the later one.
    order: Vec<String>,
    /// How many of them stand in the first text.
    first: usize,
    messages: BTreeMap<String, Message>,
}

struct Message {
    file: PathBuf,
    pattern: Pattern<String>,
}

/// Says whether a file belongs to the later text.
fn is_later(file: &Path) -> bool {
    file.file_stem().is_some_and(|name| LATER.iter().any(|later| name == *later))
}

impl Locale {
    fn read(
        folder: &Path,
        tag: &'static str,
        forms: &'static [&'static str],
        problems: &mut Vec<String>,
    ) -> io::Result<Locale> {
        let mut locale = Locale { tag, forms, order: Vec::new(), first: 0, messages: BTreeMap::new() };
        let mut files: Vec<PathBuf> =
            fs::read_dir(folder.join(tag))?.map(|file| Ok(file?.path())).collect::<io::Result<_>>()?;
        files.retain(|file| file.extension().is_some_and(|extension| extension == "ftl"));
        files.sort_by_key(|file| (is_later(file), file.clone()));
        for later in
            LATER.iter().filter(|later| !files.iter().any(|file| file.file_stem().is_some_and(|name| name == **later)))
        {
            problems.push(format!("locales/{tag}: the file {later}.ftl is missing"));
        }
        for file in files {
            let source = fs::read_to_string(&file)?;
            let resource = fluent_syntax::parser::parse(source.clone()).unwrap_or_else(|(resource, errors)| {
                for error in errors {
                    let line = source[..error.pos.start].matches('\n').count() + 1;
                    problems.push(format!("{}:{line}: {}", file.display(), error.kind));
                }
                resource
            });
            for entry in resource.body {
                let (name, pattern) = match entry {
                    Entry::Message(message) => (message.id.name, message.value),
                    Entry::Term(term) => (format!("-{}", term.id.name), Some(term.value)),
                    _ => continue,
                };
                let Some(pattern) = pattern else {
                    problems.push(format!("{}: `{name}` has no text", file.display()));
                    continue;
                };
                if !name.starts_with('-') {
                    locale.order.push(name.clone());
                    locale.first += usize::from(!is_later(&file));
                }
                if locale.messages.insert(name.clone(), Message { file: file.clone(), pattern }).is_some() {
                    problems.push(format!("{}: `{name}` is there twice", file.display()));
                }
            }
        }
        Ok(locale)
    }

    /// Writes the messages of `english` in this language, the first text and the later one, in English order, a zero
    /// character between two.
    fn compile(&self, english: &Locale, problems: &mut Vec<String>) -> [String; 2] {
        let (first, later) = english.order.split_at(english.first);
        let texts = [first, later].map(|names| self.write(names, english, problems));
        for name in self.order.iter().filter(|name| !english.messages.contains_key(*name)) {
            let file = self.messages[name].file.display();
            problems.push(format!("{file}: the message `{name}` is unknown in English"));
        }
        texts
    }

    fn write(&self, names: &[String], english: &Locale, problems: &mut Vec<String>) -> String {
        let mut text = String::new();
        for (i, name) in names.iter().enumerate() {
            if i > 0 {
                text.push('\0');
            }
            let Some(message) = self.messages.get(name) else {
                problems.push(format!("locales/{}: the message `{name}` is missing", self.tag));
                continue;
            };
            let place = english.messages[name].file.file_name().map(OsStr::display);
            if let Some(place) = place.filter(|_| message.file.file_name() != english.messages[name].file.file_name()) {
                problems.push(format!("{}: `{name}` belongs in {place}, as in English", message.file.display()));
            }
            let arguments = english.arguments(name);
            let used: BTreeSet<String> = self.arguments(name).into_iter().collect();
            let wanted: BTreeSet<String> = arguments.iter().cloned().collect();
            for argument in used.symmetric_difference(&wanted) {
                let what = if used.contains(argument) { "is unknown in English" } else { "is missing" };
                problems.push(format!("{}: `{name}`: ${argument} {what}", message.file.display()));
            }
            let mut writing = Writing { locale: self, arguments: &arguments, text: &mut text, wrong: Vec::new() };
            writing.pattern(&message.pattern, 0);
            let wrong = writing.wrong;
            problems.extend(wrong.iter().map(|wrong| format!("{}: `{name}`: {wrong}", message.file.display())));
        }
        text
    }

    /// Lists a message's arguments in the order in which they first come.
    fn arguments(&self, name: &str) -> Vec<String> {
        let mut found = Vec::new();
        if let Some(message) = self.messages.get(name) {
            self.collect(&message.pattern, &mut found, 0);
        }
        found
    }

    fn collect(&self, pattern: &Pattern<String>, found: &mut Vec<String>, depth: u8) {
        for element in &pattern.elements {
            let PatternElement::Placeable { expression } = element else { continue };
            let inline = match expression {
                Expression::Select { selector, .. } => selector,
                Expression::Inline(inline) => inline,
            };
            if let InlineExpression::VariableReference { id } = inline
                && !found.contains(&id.name)
            {
                found.push(id.name.clone());
            }
            if let Some(message) = self.referred(inline).filter(|_| depth < 8) {
                self.collect(&message.pattern, found, depth + 1);
            }
            if let Expression::Select { variants, .. } = expression {
                for variant in variants {
                    self.collect(&variant.value, found, depth);
                }
            }
        }
    }

    /// Finds the message or term that stands inside another.
    fn referred(&self, inline: &InlineExpression<String>) -> Option<&Message> {
        match inline {
            InlineExpression::MessageReference { id, attribute: None } => self.messages.get(&id.name),
            InlineExpression::TermReference { id, attribute: None, arguments: None } => {
                self.messages.get(&format!("-{}", id.name))
            }
            _ => None,
        }
    }
}

/// A message being compiled.
struct Writing<'a> {
    locale: &'a Locale,
    arguments: &'a [String],
    text: &'a mut String,
    wrong: Vec<String>,
}

impl Writing<'_> {
    fn pattern(&mut self, pattern: &Pattern<String>, depth: u8) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.text.push_str(value),
                PatternElement::Placeable { expression: Expression::Inline(inline) } => self.inline(inline, depth),
                PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                    self.choice(selector, variants, depth);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<String>, depth: u8) {
        match inline {
            InlineExpression::StringLiteral { value } => {
                self.text.push_str(&fluent_syntax::unicode::unescape_unicode_to_string(value));
            }
            InlineExpression::NumberLiteral { value } => self.text.push_str(value),
            InlineExpression::VariableReference { id } => self.argument(ARGUMENT, &id.name),
            _ => match self.locale.referred(inline) {
                Some(message) if depth < 8 => self.pattern(&message.pattern, depth + 1),
                Some(_) => self.wrong.push("messages stand inside each other without end".to_owned()),
                None => self.wrong.push("it holds what is not known here, or is not compiled".to_owned()),
            },
        }
    }

    fn argument(&mut self, mark: char, name: &str) {
        // An argument that English lacks is reported already.
        let index = self.arguments.iter().position(|argument| argument == name).unwrap_or_default();
        self.text.push(mark);
        self.text.push(char::from(b'a' + index as u8));
    }

    fn choice(&mut self, selector: &InlineExpression<String>, variants: &[Variant<String>], depth: u8) {
        let InlineExpression::VariableReference { id } = selector else {
            self.wrong.push("a choice is by an argument".to_owned());
            return;
        };
        self.argument(CHOICE, &id.name);
        let names: Vec<&str> = variants
            .iter()
            .filter_map(|variant| match &variant.key {
                VariantKey::Identifier { name } => Some(name.as_str()),
                VariantKey::NumberLiteral { .. } => None,
            })
            .collect();
        let plural = names.iter().any(|name| FORMS.iter().any(|(form, _)| form == name));
        for form in self.locale.forms.iter().filter(|form| plural && !names.contains(*form)) {
            self.wrong.push(format!("the plural form [{form}] is missing"));
        }
        let (last, others): (Vec<_>, Vec<_>) = variants.iter().partition(|variant| variant.default);
        for variant in others.into_iter().chain(last) {
            self.text.push(VARIANT);
            let letter = match &variant.key {
                _ if variant.default => Some(DEFAULT),
                VariantKey::NumberLiteral { value } => {
                    value.parse().ok().filter(|n| *n < 256).and_then(|n: u32| char::from_u32(EXACT + n))
                }
                VariantKey::Identifier { name } => {
                    FORMS.iter().find(|(form, _)| form == name).map(|(_, letter)| *letter)
                }
            };
            self.text.push(letter.unwrap_or(DEFAULT));
            if letter.is_none() {
                self.wrong.push("a choice is between numbers and plural forms".to_owned());
            }
            self.pattern(&variant.value, depth);
        }
        self.text.push(END);
    }
}

/// Writes the functions, each documented by its English text.
fn functions(english: &Locale) -> String {
    let counts = [english.first, english.order.len() - english.first];
    let mut code = format!(
        "/// How many messages there are in the first text of a language and in the later one.\n\
         const COUNTS: [usize; 2] = {counts:?};\n\nimpl Texts {{\n"
    );
    for (index, name) in english.order.iter().enumerate() {
        let arguments = english.arguments(name);
        let function = name.replace('-', "_");
        let sample = sample(&english.messages[name].pattern);
        let generics = if arguments.is_empty() { "" } else { "<'a>" };
        let (mut parameters, mut values) = (String::new(), String::new());
        for argument in arguments.iter().map(|argument| argument.replace('-', "_")) {
            let _ = write!(parameters, ", {argument}: impl Into<Arg<'a>>");
            let _ = write!(values, "{argument}.into(), ");
        }
        let _ = write!(
            code,
            "    /// Says `{sample}`.\n    #[must_use]\n    pub fn {function}{generics}(self{parameters}) -> String {{\n        \
             self.fill({index}, &[{values}])\n    }}\n\n",
        );
    }
    code.push_str("}\n");
    code
}

/// Shows a text in one line, of a choice the default.
fn sample(pattern: &Pattern<String>) -> String {
    let show = |element: &PatternElement<String>| match element {
        PatternElement::TextElement { value } => value.replace('\n', " "),
        PatternElement::Placeable { expression: Expression::Inline(InlineExpression::VariableReference { id }) } => {
            format!("${}", id.name)
        }
        PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
            variants.iter().find(|variant| variant.default).map(|variant| sample(&variant.value)).unwrap_or_default()
        }
        PatternElement::Placeable { .. } => "…".to_owned(),
    };
    pattern.elements.iter().map(show).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn compiled() -> Compiled {
        compile(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../locales")).expect("locales")
    }

    #[test]
    fn every_message_stands_in_one_text_of_each_language() {
        let compiled = compiled();
        assert_eq!(compiled.problems, Vec::<String>::new());
        let functions = compiled.functions.matches("pub fn ").count();
        let counted = |part: &str| {
            let texts = compiled.files.iter().filter(|(name, _)| name.starts_with(part));
            let counts: BTreeSet<usize> = texts.map(|(_, text)| text.split('\0').count()).collect();
            assert_eq!(counts.len(), 1, "the languages have as many messages as each other in {part}-….txt");
            counts.into_iter().sum::<usize>()
        };
        let counts = PARTS.map(counted);
        assert_eq!(counts.iter().sum::<usize>(), functions);
        assert!(compiled.functions.contains(&format!("[usize; 2] = {counts:?}")));
        assert_eq!(compiled.files.len(), LANGUAGES.len() * PARTS.len());
    }

    #[test]
    fn a_message_stands_in_the_same_file_in_every_language() {
        let folder = std::env::temp_dir().join(format!("texts-{}", std::process::id()));
        for (tag, _) in LANGUAGES {
            fs::create_dir_all(folder.join(tag)).expect("a folder");
            for later in LATER {
                fs::write(folder.join(tag).join(format!("{later}.ftl")), format!("{later}-a = a\n")).expect("a file");
            }
        }
        fs::write(folder.join("en/page.ftl"), "here = here\nthere = there\n").expect("a file");
        for (tag, _) in &LANGUAGES[1..] {
            fs::write(folder.join(tag).join("page.ftl"), "here = here\n").expect("a file");
            fs::write(folder.join(tag).join("help.ftl"), "help-a = a\nthere = there\n").expect("a file");
        }
        let problems = compile(&folder).expect("the files can be read").problems;
        fs::remove_dir_all(&folder).expect("the folder can be removed");
        assert_eq!(problems.len(), LANGUAGES.len() - 1, "{problems:?}");
        assert!(problems.iter().all(|problem| problem.ends_with("`there` belongs in page.ftl, as in English")));
    }
}
