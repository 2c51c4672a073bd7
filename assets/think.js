// What thinks beside the page. In the page this script passes questions on to itself as a worker; where there are no workers
// it thinks in the page, slice by slice, so that nothing there has to wait. A question is { id, ask, ms }, and one that comes
// takes the place of the one before; without `ask` it is the end of that one, and { id, hold } has it wait or go on. What is
// answered is { id, answer, done }, any number of times before it is done, without an answer where there is none.
// What it draws is answered at once, in the page: { ask } of hyena:draw is given its `answer`. Before what draws is there it has
// that fetched instead, and { draws } says whether it is there.
import init, { Thinking, draw } from "./thinker.js";
export { default } from "./thinker.js";
export * from "./thinker.js";

// How long a slice is, in milliseconds: nobody waits for a worker, but it has to hear that a question is gone.
const IN_PAGE = 12;
const IN_WORKER = 60;
// How long it waits before it tells what it knows so far, in milliseconds.
const TELL = 150;
// How long a worker may take to leave a question that is gone, in milliseconds: some of its steps are long.
const PATIENCE = 150;
let ready;
let asked;
let held;
let goOn;

function hold(on) {
  if (on) {
    held ??= new Promise((next) => (goOn = next));
  } else {
    goOn?.();
    held = undefined;
  }
}

function prepare() {
  ready ??= init().catch((error) => {
    ready = undefined;
    throw error;
  });
  return ready;
}

async function think({ id, ask, ms }, slice, tell) {
  asked = ask === undefined ? undefined : id;
  hold(false);
  if (ask === undefined) {
    return;
  }
  await prepare();
  const thinking = new Thinking(ask);
  const until = ms === undefined ? Infinity : performance.now() + ms;
  let told = performance.now();
  while (asked === id && !thinking.step(slice) && performance.now() < until) {
    if (thinking.tells() && performance.now() - told >= TELL) {
      tell({ id, answer: thinking.answer(), done: false });
      told = performance.now();
    }
    await new Promise((next) => setTimeout(next));
    await held;
  }
  // Of a question that is gone nobody hears the answer, but that it is over.
  tell({ id, answer: asked === id ? thinking.answer() : undefined, done: true });
  thinking.free();
}

function hear(question, slice, tell) {
  if (question.hold !== undefined) {
    hold(question.hold);
  } else {
    // What has broken down inside stays so.
    const broken = (error) => error instanceof WebAssembly.RuntimeError;
    think(question, slice, tell).catch((error) => tell({ id: question.id, done: true, broken: broken(error) }));
  }
}

function inWorker() {
  addEventListener("message", ({ data }) => hear(data, IN_WORKER, postMessage));
}

function drawInPage(tell) {
  let here = false;
  const say = (draws) => {
    here = draws;
    tell({ draws });
  };
  addEventListener("hyena:draw", ({ detail }) => {
    if (here) {
      detail.answer = draw(detail.ask);
    } else {
      prepare().then(() => say(true), () => say(false));
    }
  });
}

function inPage() {
  const tell = (answer) => dispatchEvent(new CustomEvent("hyena:thought", { detail: answer }));
  let last;
  let holds = false;
  let over = 0;
  let worker;
  const pass = (question) => (worker ? worker.postMessage(question) : hear(question, IN_PAGE, tell));
  const again = () => {
    if (last?.ask !== undefined) {
      pass(last);
      if (holds) {
        pass({ id: last.id, hold: true });
      }
    }
  };
  // A frame with an origin of its own may have none but from a file that it made itself; some browsers call a try an error.
  const mayHire = origin !== "null" || import.meta.url.startsWith("blob:");
  const hire = () => {
    if (!mayHire) {
      return;
    }
    try {
      const own = new Worker(import.meta.url, { type: "module" });
      worker = own;
      own.addEventListener("message", ({ data }) => {
        over = data.done ? Math.max(over, data.id) : over;
        if (data.broken && worker === own) {
          own.terminate();
          hire();
        }
        tell(data);
      });
      // A worker that does not work: what it was asked last is thought about here, and so is the rest.
      own.addEventListener("error", () => {
        own.terminate();
        if (worker === own) {
          worker = undefined;
          again();
        }
      });
    } catch {
      // A frame without leave for workers.
    }
  };
  // One that is still busy with a question that is gone gives way to another.
  const relieve = (id) => {
    if (worker && over < id) {
      worker.terminate();
      worker = undefined;
      hire();
      again();
    }
  };
  hire();
  addEventListener("hyena:think", ({ detail }) => {
    if (detail.hold === undefined) {
      const before = last;
      last = detail;
      holds = false;
      if (before?.ask !== undefined && over < before.id) {
        setTimeout(relieve, PATIENCE, before.id);
      }
    } else {
      holds = detail.hold;
    }
    pass(detail);
  });
  drawInPage(tell);
  dispatchEvent(new Event("hyena:thinker"));
}

if (typeof WorkerGlobalScope === "function" && self instanceof WorkerGlobalScope) {
  inWorker();
} else {
  inPage();
}
