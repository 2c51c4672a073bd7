// Tells the page around this one what happens here, and hears what it asks (docs/EMBEDDING.md). The page's own program
// speaks by events of the window: it announces `hyena:host` once, `hyena:tell` with a message as JSON, and hears `hyena:asked`.
const OURS = "hyena-chase";
const LONGEST_RECORD = 1 << 20;
const ONE_SECOND = 1000;
// What WordPress put into the address; the page's own places take its place there.
const secret = /[?&]secret=(\w+)/.exec(location.hash)?.[1];
const started = Date.now();
let origin;
let xapi = false;
let begun = started;
let ready;

const post = (message) => {
  try {
    parent.postMessage(message, origin ?? "*");
  } catch {
    // What was asked for as an origin is none, such as one with a port that there is not: nobody hears.
  }
};
const tell = (message) => post({ source: OURS, v: 1, ...message });

// How high the page is: what stands in it, however high its frame is.
let height = 0;
function measure() {
  const now = Math.ceil(document.body.getBoundingClientRect().height);
  if (now !== height && now > 0) {
    height = now;
    tellHeight();
  }
}
function tellHeight() {
  // A host may ask before anything is drawn: made as high as that, its frame would be gone.
  if (height === 0) {
    return;
  }
  tell({ type: "resize", height });
  post({ context: "h5p", action: "prepareResize", scrollHeight: height, clientHeight: innerHeight });
  post({ subject: "lti.frameResize", height });
  if (secret) {
    post({ message: "height", value: height, secret });
  }
}

// What a host says in the words of others. H5P's resizer says hello, WordPress that it is ready, Canvas that it has heard.
function dialect(data) {
  if (data.context === "h5p") {
    if (data.action === "ready") {
      post({ context: "h5p", action: "hello" });
    } else if (data.action === "hello" || data.action === "resize") {
      tellHeight();
    } else if (data.action === "resizePrepared") {
      post({ context: "h5p", action: "resize", scrollHeight: height });
    }
    return true;
  }
  if (data.message === "ready" && secret && data.secret === secret) {
    tellHeight();
    return true;
  }
  return typeof data.subject === "string" && data.subject.startsWith("lti.");
}

// Our own words come back, as they are or wrapped: a host that answers each with another would be answered for ever.
function isEcho(data) {
  const ours = (value) => value?.source === OURS || (typeof value === "string" && value.includes(`"source":"${OURS}"`));
  return ours(data) || (typeof data === "object" && data !== null && Object.values(data).some(ours));
}

// What can be asked, with what goes with it: a sentence on what is wrong, or nothing.
const asks = {
  pause: () => {},
  resume: () => {},
  reset: () => {},
  setState: ({ record }) => {
    if (typeof record !== "string") return "`record` must be the text of a game";
    if (record.length > LONGEST_RECORD) return "`record` is longer than 1 MiB";
  },
  setLang: ({ lang }) => {
    if (typeof lang !== "string") return "`lang` must be the tag of a language, such as \"ar\"";
  },
  mute: ({ muted }) => {
    if (typeof muted !== "boolean") return "`muted` must be true or false";
  },
};
const withIt = ({ record, lang, muted }) => ({ setState: record, setLang: lang, mute: String(muted) });

function wrong(data) {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return "a message must be an object";
  if (data.target !== OURS) return `\`target\` must be "${OURS}"`;
  if (data.v !== 1) return "`v` must be 1, the only version of these messages";
  if (typeof data.type !== "string" || !Object.hasOwn(asks, data.type)) return `\`type\` must be one of ${Object.keys(asks).join(", ")}`;
  return asks[data.type](data);
}

function hear({ source, origin: from, data }) {
  if (source !== parent || (origin && from !== origin)) {
    return;
  }
  // Other people's words, and our own come back, are no one's mistake.
  if (isEcho(data) || (typeof data === "object" && data !== null && dialect(data))) {
    return;
  }
  const message = wrong(data);
  if (message) {
    tell({ type: "error", message });
  } else {
    asked.push(`${data.type} ${withIt(data)[data.type] ?? ""}`);
    ask();
  }
}

// What is asked is done in its order, each when what the one before did is drawn: after a reset the page is another one.
const asked = [];
let does = false;
function ask() {
  if (!does && asked.length > 0) {
    does = true;
    dispatchEvent(new CustomEvent("hyena:asked", { detail: asked.shift() }));
  }
}
addEventListener("hyena:done", () => {
  does = false;
  ask();
});

// What was said so far has been kept (watch.js). It is heard once it is known whom to hear, and the page is there to be asked.
function beginToHear() {
  dispatchEvent(new CustomEvent("hyena:hearing", { detail: hear }));
  addEventListener("message", hear);
}

// Statements of the Experience API, without an actor: who plays is for the host to say.
function state(verb, result) {
  const id = location.origin === "null" ? `urn:${OURS}:${ready.game}` : `${location.origin}${location.pathname}?game=${ready.game}`;
  tell({
    type: "xapi",
    statement: {
      verb: { id: `http://adlnet.gov/expapi/verbs/${verb}`, display: { "en-US": verb } },
      object: { objectType: "Activity", id, definition: { name: { [ready.lang]: document.title }, type: "http://adlnet.gov/expapi/activities/simulation" } },
      ...(result && { result }),
      timestamp: new Date().toISOString(),
    },
  });
}
const lasted = (since) => `PT${((Date.now() - since) / ONE_SECOND).toFixed(2)}S`;
function learn(message) {
  if (message.type === "ready") {
    state("initialized");
  } else if (message.type === "gameover") {
    ready.game = message.game;
    // How the first person did; where only computers play, the first of them.
    const own = message.standings.find(({ by }) => by === "human") ?? message.standings[0];
    const success = own.standing === "won";
    const score = { scaled: own.points / message.most, raw: own.points, min: 0, max: message.most };
    const result = { completion: true, success, score, duration: lasted(begun) };
    state("completed", result);
    state(success ? "passed" : "failed", result);
    begun = Date.now();
  }
}

let active = 0;
for (const kind of ["pointerdown", "pointermove", "keydown", "wheel", "touchstart"]) {
  addEventListener(kind, () => {
    if (Date.now() - active >= ONE_SECOND) {
      active = Date.now();
      tell({ type: "activity" });
    }
  }, { capture: true, passive: true });
}

addEventListener("hyena:host", ({ detail }) => {
  xapi = detail.startsWith("1");
  const asked = detail.slice(2);
  try {
    origin = asked ? new URL(asked).origin : undefined;
  } catch {
    origin = undefined;
  }
  // `*` would tell everybody what one alone is to hear.
  if (asked && (origin === undefined || origin === "null")) {
    origin = asked;
  }
  post({ context: "h5p", action: "hello" });
  new ResizeObserver(measure).observe(document.body);
});
addEventListener("hyena:tell", ({ detail }) => {
  const message = JSON.parse(detail);
  tell(message);
  if (message.type === "ready") {
    if (!ready) {
      // The page begins to listen in the same breath.
      queueMicrotask(beginToHear);
    }
    ready = message;
  }
  if (xapi) {
    learn(message);
  }
});
addEventListener("pagehide", () => {
  if (xapi && ready) {
    state("terminated", { duration: lasted(started) });
  }
});
