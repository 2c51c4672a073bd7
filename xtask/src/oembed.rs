//! What a site that shows links from elsewhere reads about the page (oEmbed 1.0, oembed.com).

use std::fmt;
use std::path::Path;
use std::str::FromStr;

use anyhow::{Context, Result, anyhow, bail};
use serde_json::{Map, Value, json};
use url::Url;

use crate::files::{PAGE, read, write};
use crate::single::SINGLE;
use crate::tags::{attribute, escaped, links};

/// The file's name.
pub const OEMBED: &str = "oembed.json";
/// The variable that tells the staging the page's address.
pub const ADDRESS_VARIABLE: &str = "HYENA_ADDRESS";

/// What the frame may do, and how large it is in CSS pixels.
const ALLOWED: &str = "fullscreen; autoplay; clipboard-write; screen-wake-lock";
const SIZE: (u32, u32) = (960, 720);

/// The absolute address of the folder that the page will be served from, with a slash at its end.
#[derive(Clone, Debug, PartialEq)]
pub struct Address(Url);

impl FromStr for Address {
    type Err = anyhow::Error;

    fn from_str(text: &str) -> Result<Self> {
        let url = Url::parse(text).ok().filter(|url| {
            matches!(url.scheme(), "http" | "https")
                && url.path().ends_with('/')
                && url.query().is_none()
                && url.fragment().is_none()
        });
        url.map(Self).ok_or_else(|| {
            anyhow!(
                "`{text}` is not the address of a folder: it begins with http:// or https:// and ends with /, such as \
                 https://museum.example/games/hyena/"
            )
        })
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Writes the file in `folder` and has the page there name it.
///
/// With an address it offers a frame with the single file, which also starts where a site locks frames up in an origin of
/// their own; without one it is a mere link, which is true at any address.
///
/// # Errors
/// If the page does not name the file yet, or has no title.
pub fn write_oembed(folder: &Path, address: Option<&Address>) -> Result<()> {
    let path = folder.join(PAGE);
    let page = read(&path)?;
    let link = links(&page, "alternate").find(|link| link.contains(OEMBED));
    let link = link.with_context(|| format!("{PAGE} does not name {OEMBED}"))?;
    let Some((title, _)) = page.split_once("<title>").and_then(|(_, rest)| rest.split_once("</title>")) else {
        bail!("{PAGE} has no title");
    };
    write(&folder.join(OEMBED), &format!("{:#}\n", told(title, address)))?;
    if let Some(address) = address {
        let href = attribute(link, "href").with_context(|| format!("{link} has no address"))?;
        let absolute = format!("\"{}\"", escaped(&format!("{address}{OEMBED}")));
        let whole = if link.contains(&format!("\"{href}\"")) { format!("\"{href}\"") } else { href.to_owned() };
        write(&path, &page.replacen(link, &link.replacen(&whole, &absolute, 1), 1))?;
    }
    Ok(())
}

fn told(title: &str, address: Option<&Address>) -> Value {
    let mut told = Map::new();
    let mut tell = |name: &str, value: Value| told.insert(name.to_owned(), value);
    tell("version", json!("1.0"));
    tell("title", json!(title));
    tell("provider_name", json!(title));
    if let Some(address) = address {
        let (width, height) = SIZE;
        let frame = format!(
            r#"<iframe src="{}" title="{}" width="{width}" height="{height}" loading="lazy" allow="{ALLOWED}"></iframe>"#,
            escaped(&format!("{address}{SINGLE}")),
            escaped(title),
        );
        tell("type", json!("rich"));
        tell("provider_url", json!(address.to_string()));
        tell("html", json!(frame));
        tell("width", json!(width));
        tell("height", json!(height));
    } else {
        tell("type", json!("link"));
    }
    Value::Object(told)
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEAD: &str =
        "<head><title>A</title><link href=./oembed.json rel=alternate title=A type=application/json+oembed>";

    fn written(address: Option<&str>) -> Result<(String, Value)> {
        let folder = tempfile::tempdir()?;
        write(&folder.path().join(PAGE), HEAD)?;
        write_oembed(folder.path(), address.map(str::parse).transpose()?.as_ref())?;
        Ok((read(&folder.path().join(PAGE))?, serde_json::from_str(&read(&folder.path().join(OEMBED))?)?))
    }

    #[test]
    fn without_an_address_it_is_a_link() -> Result<()> {
        let (page, told) = written(None)?;
        assert_eq!(page, HEAD);
        assert_eq!(told, json!({ "type": "link", "version": "1.0", "title": "A", "provider_name": "A" }));
        Ok(())
    }

    #[test]
    fn with_an_address_it_is_a_frame() -> Result<()> {
        let (page, told) = written(Some("https://museum.example/a&b/\"c/"))?;
        let address = "https://museum.example/a&amp;b/%22c/";
        assert!(page.contains(&format!("<link href=\"{address}oembed.json\" rel=alternate ")), "{page}");
        assert_eq!(told["type"], "rich");
        assert_eq!((told["width"].as_u64(), told["height"].as_u64()), (Some(960), Some(720)));
        let html = told["html"].as_str().unwrap_or_default();
        assert!(html.starts_with(&format!("<iframe src=\"{address}hyena-chase.html\" title=\"A\" ")), "{html}");
        Ok(())
    }

    #[test]
    fn an_address_is_that_of_a_folder() {
        for right in ["https://museum.example/games/hyena/", "http://127.0.0.1:8080/"] {
            assert_eq!(right.parse::<Address>().expect("an address").to_string(), right);
        }
        for wrong in [
            "",
            "museum.example/",
            "/games/",
            "ftp://museum.example/",
            "https://museum.example/a",
            "https://a.b/?c/",
            "https://a.b/#/",
        ] {
            let refused = wrong.parse::<Address>().expect_err(wrong).to_string();
            assert!(refused.contains("ends with /"), "{refused}");
        }
    }
}
