// Loads the page's WebAssembly and runs it. A file of its own, because the strict policy forbids an inline script; the
// build puts the names with the content hashes in.
import init from "./hyena-chase.js";

// What speaks with the page around this one has to be there before there is anything to tell.
const host = parent === self ? undefined : import("./host.js").catch(() => {});

Promise.resolve(host)
  .then(() => init())
  .then(
    () => {
      dispatchEvent(new CustomEvent("hyena:started"));
      // A single file needs no network, and has nothing beside it to be kept.
      if (!document.querySelector("meta[name=single]")) {
        import("./offline.js").catch(() => {});
      }
    },
    (error) => {
      dispatchEvent(new CustomEvent("hyena:failed", { detail: error }));
      throw error;
    },
  );
