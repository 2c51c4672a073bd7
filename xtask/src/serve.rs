//! A server for a folder of files on this machine alone, as a plain static host would serve it.

use std::io::ErrorKind;
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;

use anyhow::{Context, Result};
use axum::Router;
use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::uri::{PathAndQuery, Uri};
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use tokio::sync::oneshot;
use tower_http::services::ServeDir;

/// The policy under which the page must run, as the value of a `Content-Security-Policy` header.
pub const STRICT_POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'";

/// Describes what is served: a folder, where, and with which headers.
#[derive(Clone, Debug)]
pub struct Site {
    root: PathBuf,
    prefix: String,
    headers: Vec<(HeaderName, HeaderValue)>,
    /// The types of files by how their names end, where they are others than usual.
    types: Vec<(String, HeaderValue)>,
}

/// Serves a [`Site`] from a thread of its own, until it is stopped or dropped.
#[derive(Debug)]
pub struct Server {
    address: SocketAddr,
    prefix: String,
    requests: Requests,
    running: Mutex<Option<Running>>,
}

/// The thread that serves; it ends when the sender is dropped.
#[derive(Debug)]
struct Running {
    stop: oneshot::Sender<()>,
    thread: JoinHandle<()>,
}

/// The path and query of every request so far, in order.
type Requests = Arc<Mutex<Vec<String>>>;

impl Site {
    /// Describes the folder `root` served at `/` without further headers.
    #[must_use]
    pub fn new(root: impl Into<PathBuf>) -> Self {
        Self { root: root.into(), prefix: "/".to_owned(), headers: Vec::new(), types: Vec::new() }
    }

    /// Moves the folder to a sub-path such as `/games/hyena/`; everything outside it is 404.
    #[must_use]
    pub fn under(mut self, prefix: &str) -> Self {
        let inner = prefix.trim_matches('/');
        self.prefix = if inner.is_empty() { "/".to_owned() } else { format!("/{inner}/") };
        self
    }

    /// Adds a header to every answer.
    ///
    /// # Panics
    /// If the value holds what no header may, such as a line break.
    #[must_use]
    pub fn header(mut self, name: &'static str, value: &str) -> Self {
        let value = HeaderValue::from_str(value).expect("a header's value is one line of visible ASCII");
        self.headers.push((HeaderName::from_static(name), value));
        self
    }

    /// Sends every file whose name ends in `.extension` as that type, as a host may that knows no better.
    ///
    /// # Panics
    /// If the type holds what no header may, such as a line break.
    #[must_use]
    pub fn sent_as(mut self, extension: &str, content_type: &str) -> Self {
        let value = HeaderValue::from_str(content_type).expect("a type is one line of visible ASCII");
        self.types.push((format!(".{extension}"), value));
        self
    }

    /// Sends the policy [`STRICT_POLICY`] with every answer.
    #[must_use]
    pub fn strict(self) -> Self {
        self.header("content-security-policy", STRICT_POLICY)
    }

    /// Lets pages of any origin read the files, as a frame with an opaque origin needs.
    #[must_use]
    pub fn open_to_all(self) -> Self {
        self.header("access-control-allow-origin", "*")
    }

    /// Starts serving on 127.0.0.1; port 0 stands for any free one.
    ///
    /// # Errors
    /// If the port is taken.
    pub fn serve(self, port: u16) -> Result<Server> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port))
            .with_context(|| format!("port {port} of 127.0.0.1 cannot be had"))?;
        listener.set_nonblocking(true)?;
        let address = listener.local_addr()?;
        let prefix = self.prefix.clone();
        let requests = Requests::default();
        let folder = Arc::new(Folder { files: ServeDir::new(&self.root), site: self, requests: Arc::clone(&requests) });
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let (stop, stopped) = oneshot::channel();
        let thread = std::thread::spawn(move || {
            runtime.spawn(async move {
                let listener = tokio::net::TcpListener::from_std(listener)?;
                axum::serve(listener, Router::new().fallback(answer).with_state(folder)).await
            });
            // Ends the connections that browsers keep open, too: they belong to the runtime.
            _ = runtime.block_on(stopped);
        });
        Ok(Server { address, prefix, requests, running: Mutex::new(Some(Running { stop, thread })) })
    }
}

impl Server {
    /// Gives the address of the folder, with a slash at the end.
    #[must_use]
    pub fn url(&self) -> String {
        format!("{}{}", self.origin(), self.prefix)
    }

    /// Gives the origin, such as `http://127.0.0.1:8080`.
    #[must_use]
    pub fn origin(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Gives the path and query of every request so far, in order, whether or not it was answered with a file.
    #[must_use]
    pub fn requests(&self) -> Vec<String> {
        lock(&self.requests).clone()
    }

    /// Forgets the requests so far.
    pub fn forget_requests(&self) {
        lock(&self.requests).clear();
    }

    /// Stops serving, as when the network goes away: no new connection is accepted and the open ones end.
    pub fn stop(&self) {
        if let Some(Running { stop, thread }) = lock(&self.running).take() {
            drop(stop);
            // It can only have failed by panicking, which it has reported then.
            _ = thread.join();
        }
    }

    /// Serves until the process ends.
    pub fn wait(self) {
        if let Some(Running { stop: _held, thread }) = lock(&self.running).take() {
            _ = thread.join();
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.stop();
    }
}

struct Folder {
    site: Site,
    files: ServeDir,
    requests: Requests,
}

async fn answer(State(folder): State<Arc<Folder>>, request: Request) -> Response {
    let asked = request.uri().path_and_query().map_or("/", PathAndQuery::as_str);
    lock(&folder.requests).push(asked.to_owned());
    let path = request.uri().path().to_owned();
    let mut response = folder.find(request).await;
    if response.status() == StatusCode::OK
        && let Some((_, content_type)) = folder.site.types.iter().find(|(end, _)| path.ends_with(end))
    {
        response.headers_mut().insert(header::CONTENT_TYPE, content_type.clone());
    }
    for (name, value) in &folder.site.headers {
        response.headers_mut().insert(name.clone(), value.clone());
    }
    response
}

impl Folder {
    async fn find(&self, mut request: Request) -> Response {
        let prefix = &self.site.prefix;
        let Some(asked) = request.uri().path_and_query() else {
            return StatusCode::BAD_REQUEST.into_response();
        };
        if asked.path() == prefix.trim_end_matches('/') {
            return (StatusCode::PERMANENT_REDIRECT, [(header::LOCATION, prefix.clone())]).into_response();
        }
        let inner = asked.as_str().strip_prefix(prefix.as_str()).map(|rest| format!("/{rest}"));
        let Some(Ok(inner)) = inner.map(|path| path.parse::<Uri>()) else {
            return StatusCode::NOT_FOUND.into_response();
        };
        *request.uri_mut() = inner;
        match self.files.clone().try_call(request).await {
            Ok(found) => found.map(Body::new),
            Err(error) if matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory) => {
                StatusCode::NOT_FOUND.into_response()
            }
            Err(error) => (StatusCode::INTERNAL_SERVER_ERROR, error.to_string()).into_response(),
        }
    }
}

fn lock<T>(shared: &Mutex<T>) -> MutexGuard<'_, T> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use std::io::{Read as _, Write as _};
    use std::net::TcpStream;

    use super::*;

    /// Asks for a path as it stands, which no browser would do with `..` in it, and gives the whole answer.
    fn ask(server: &Server, path: &str) -> String {
        let mut stream = TcpStream::connect(server.address).expect("the server accepts connections");
        let request = format!("GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
        stream.write_all(request.as_bytes()).expect("the request can be sent");
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).expect("the answer can be read");
        String::from_utf8_lossy(&answer).into_owned()
    }

    fn sources() -> Site {
        Site::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src"))
    }

    #[test]
    fn a_folder_is_served_under_its_sub_path_with_its_headers() {
        let server = sources().under("/a/b/").strict().serve(0).expect("a port is free");
        let found = ask(&server, "/a/b/main.rs?x=1");
        assert!(found.starts_with("HTTP/1.1 200"), "{found}");
        assert!(found.contains("content-security-policy: default-src 'self'"), "{found}");
        assert!(ask(&server, "/main.rs").starts_with("HTTP/1.1 404"));
        assert!(ask(&server, "/a/b").starts_with("HTTP/1.1 308"));
        assert_eq!(server.requests(), ["/a/b/main.rs?x=1", "/main.rs", "/a/b"]);
    }

    #[test]
    fn nothing_outside_the_folder_is_served() {
        let server = sources().serve(0).expect("a port is free");
        assert!(ask(&server, "/absent").starts_with("HTTP/1.1 404"));
        for path in ["/../Cargo.toml", "/%2e%2e/Cargo.toml", "/..%2fCargo.toml", "//etc/passwd", "/x/../../Cargo.toml"]
        {
            let answer = ask(&server, path);
            assert!(!answer.starts_with("HTTP/1.1 200"), "{path}: {answer}");
        }
    }

    #[test]
    fn a_file_is_sent_as_the_type_that_is_asked_for() {
        let server = sources().sent_as("rs", "application/x-odd").serve(0).expect("a port is free");
        assert!(ask(&server, "/main.rs?x").contains("content-type: application/x-odd"));
    }

    #[test]
    fn a_stopped_server_answers_no_more() {
        let server = sources().serve(0).expect("a port is free");
        server.stop();
        assert!(TcpStream::connect(server.address).is_err());
    }
}
