// What thinks beside the page. In the page this script passes questions on to itself as a worker; where there are no workers
// it thinks in the page, slice by slice, so that nothing there has to wait. A question is { id, record, level, ms }; its answer
// is { id, move }, without a move where there is none.
import init, { Thinking } from "./thinker.js";
export { default } from "./thinker.js";
export * from "./thinker.js";

// How long a slice is, in milliseconds.
const SLICE = 12;
let ready;
let asked;

async function think({ id, record, level, ms }) {
  asked = id;
  ready ??= init();
  await ready;
  const thinking = new Thinking(record, level);
  const until = performance.now() + ms;
  while (!thinking.step(SLICE) && performance.now() < until) {
    await new Promise((next) => setTimeout(next));
    if (asked !== id) {
      break;
    }
  }
  const move = thinking.answer();
  thinking.free();
  return { id, move };
}

function inWorker() {
  addEventListener("message", async ({ data }) => postMessage(await think(data)));
}

function inPage() {
  const tell = (answer) => dispatchEvent(new CustomEvent("hyena:thought", { detail: answer }));
  const here = (question) => think(question).catch(() => ({ id: question.id })).then(tell);
  let last;
  let worker;
  try {
    worker = new Worker(import.meta.url, { type: "module" });
    worker.addEventListener("message", ({ data }) => tell(data));
    // A worker that does not work: what it was asked last is thought about here, and so is the rest.
    worker.addEventListener("error", () => {
      worker.terminate();
      worker = undefined;
      here(last);
    });
  } catch {
    // A frame without leave for workers.
  }
  addEventListener("hyena:think", ({ detail }) => {
    last = detail;
    worker ? worker.postMessage(detail) : here(detail);
  });
  dispatchEvent(new Event("hyena:thinker"));
}

if (typeof WorkerGlobalScope === "function" && self instanceof WorkerGlobalScope) {
  inWorker();
} else {
  inPage();
}
