// Has the page kept for times without a network (sw.js), where the browser and the frame allow that; elsewhere nothing
// happens. It dispatches `hyena:update` when a newer version is there, and again for each `hyena:updates` of a page that
// begins to listen; on `hyena:take-update` the newer version takes over and this window loads it.
const HOUR = 60 * 60 * 1000;

function container() {
  try {
    return isSecureContext ? navigator.serviceWorker : undefined;
  } catch {
    return undefined;
  }
}

async function keep(workers) {
  // Whether a newer version took over while this page was open: another window asked for it.
  let overtaken = false;
  let controlled = Boolean(workers.controller);
  workers.addEventListener("controllerchange", () => {
    overtaken ||= controlled;
    controlled = true;
  });

  const registration = await workers.register("./sw.js", { updateViaCache: "none" });
  // The first version of all waits for nobody.
  const waiting = () => (registration.active ? registration.waiting : null);
  const tell = () => {
    if (overtaken || waiting()) {
      dispatchEvent(new Event("hyena:update"));
    }
  };
  const follow = (worker) => worker?.addEventListener("statechange", () => worker.state === "installed" && tell());
  registration.addEventListener("updatefound", () => follow(registration.installing));
  follow(registration.installing);
  addEventListener("hyena:updates", tell);
  addEventListener("hyena:take-update", () => {
    const next = waiting();
    if (next) {
      workers.addEventListener("controllerchange", () => location.reload(), { once: true });
      next.postMessage("take over");
    } else if (overtaken) {
      location.reload();
    }
  });
  tell();

  const look = () => navigator.onLine && registration.update().catch(() => {});
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && look());
  setInterval(look, HOUR);

  // With this the worker knows of which version this window is.
  const { active } = await workers.ready;
  active.postMessage(document.querySelector("meta[name=version]")?.content);
}

const workers = container();
if (workers) {
  keep(workers).catch(() => {});
}
