// Keeps every file of one build of the page, so that it starts and plays without a network. The build puts the version and
// the names of the files in. A version is kept whole or not at all, it waits until the one before is no longer open or a
// page asks for it, and it takes nothing away from a page of an older version that is still open.
const VERSION = "";
const FILES = [];

const PAGE = "index.html";
const SCOPE = new URL(registration.scope).pathname;
// The caches of this project for this folder: others of the same origin may have their own.
const OWN = `hyena-chase ${SCOPE} `;
const CACHE = OWN + VERSION;
// A name that says what is in the file.
const BY_CONTENT = /-([0-9a-f]{16})\.\w+$/;

addEventListener("install", (event) => event.waitUntil(install()));
// What a page of the first visit fetches later is already kept then.
addEventListener("activate", (event) => event.waitUntil(clients.claim().then(() => sweep())));
addEventListener("message", (event) => {
  if (event.data === "take over") {
    skipWaiting();
  } else if (event.data === VERSION) {
    event.waitUntil(sweep(event.source.id));
  }
});
addEventListener("fetch", (event) => {
  const name = asked(event.request);
  if (name !== undefined) {
    event.respondWith(answer(name, event.request));
  }
});

// The file that a request is for, whatever its query; undefined where it is none of the page's.
function asked({ method, url }) {
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== location.origin || !pathname.startsWith(SCOPE)) {
    return undefined;
  }
  const name = pathname.slice(SCOPE.length) || PAGE;
  return FILES.includes(name) || BY_CONTENT.test(name) ? name : undefined;
}

async function answer(name, request) {
  const kept = await find(name).catch(() => undefined);
  return kept ?? fetch(request);
}

// A file whose name tells its content is right wherever it lies, so a page of another version finds its own here too.
function find(name) {
  const where = BY_CONTENT.test(name) ? {} : { cacheName: CACHE };
  return caches.match(SCOPE + name, { ...where, ignoreVary: true });
}

// What is left of a try that fails is found by the next one, and swept up by the version that goes on.
async function install() {
  const files = await Promise.all(FILES.map(get));
  const cache = await caches.open(CACHE);
  await Promise.all(FILES.map((name, at) => cache.put(SCOPE + name, files[at])));
}

// In the middle of a deployment, or behind a host that answers everything with some page, a file may be another than it
// should be.
async function get(name) {
  const hash = BY_CONTENT.exec(name)?.[1];
  const kept = hash && (await find(name));
  if (kept) {
    return kept;
  }
  const response = await fetch(SCOPE + name, { cache: hash ? "default" : "reload" });
  const body = await response.arrayBuffer();
  const right = hash ? (await digest(body)) === hash : name !== PAGE || new TextDecoder().decode(body).includes(VERSION);
  if (!response.ok || !right) {
    throw new Error(`${name} is not there as it should be (${response.status})`);
  }
  // Made anew: one that was redirected answers no navigation, and the body is no longer as it was sent.
  const headers = new Headers(response.headers);
  for (const sent of ["content-encoding", "content-length", "vary"]) {
    headers.delete(sent);
  }
  if (name.endsWith(".wasm")) {
    headers.set("content-type", "application/wasm");
  }
  return new Response(body, { headers });
}

async function digest(body) {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  return [...bytes.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

// Deletes what other versions left, unless a window beside that of `own` may need it, or a newer version is on its way.
async function sweep(own) {
  const windows = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const isPage = ({ url }) => [SCOPE, SCOPE + PAGE].includes(new URL(url).pathname);
  const left = (await caches.keys()).filter((cache) => cache.startsWith(OWN) && cache !== CACHE);
  if (!windows.some((one) => one.id !== own && isPage(one)) && !registration.installing && !registration.waiting) {
    await Promise.all(left.map((cache) => caches.delete(cache)));
  }
}
