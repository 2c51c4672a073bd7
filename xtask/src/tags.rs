//! The tags of a built page. No attribute of ours holds a `>`.

/// Gives the opening tags of an element, such as `link`, whole and in order.
pub fn tags<'a>(page: &'a str, element: &str) -> impl Iterator<Item = &'a str> {
    let begins = format!("<{element} ");
    let mut rest = page;
    std::iter::from_fn(move || {
        let tag = &rest[rest.find(&begins)?..];
        let (tag, after) = tag.split_at(tag.find('>')? + 1);
        rest = after;
        Some(tag)
    })
}

/// Gives the tags `<link rel=… …>`, whole and in order.
pub fn links<'a>(page: &'a str, rel: &str) -> impl Iterator<Item = &'a str> {
    tags(page, "link").filter(move |tag| attribute(tag, "rel") == Some(rel))
}

/// Gives the value of an attribute, with quotes around it or without.
#[must_use]
pub fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let start = tag.find(&format!(" {name}="))? + name.len() + 2;
    let value = &tag[start..];
    if let Some(quoted) = value.strip_prefix('"') {
        return quoted.split('"').next();
    }
    value.split([' ', '>']).next()
}

/// Writes a text as it stands in an attribute's value between quotes.
#[must_use]
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('"', "&quot;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn attributes_are_read_with_quotes_and_without() {
        let page =
            r#"<link rel="stylesheet" href="./a.css"><link href=./b.css rel=stylesheet><link rel="icon" href="x">"#;
        let hrefs: Vec<_> = links(page, "stylesheet").map(|tag| attribute(tag, "href")).collect();
        assert_eq!(hrefs, [Some("./a.css"), Some("./b.css")]);
    }
}
