// Watches until the page runs: says in plain words, in the reader's language, why it cannot start, and keeps what the page
// around it says until somebody can hear it. Written for the oldest browsers, which are those that need it: no modules, no
// arrow functions, nothing newer than 2009.
(function () {
  "use strict";
  var trouble = document.getElementById("trouble");

  function languages() {
    var known = navigator.languages || [navigator.language || "en"];
    return [].slice.call(known).concat(["en"]);
  }

  function sentence(kind) {
    var wanted = languages();
    for (var i = 0; i < wanted.length; i += 1) {
      var language = wanted[i].split("-")[0].toLowerCase();
      var found = trouble.querySelector('[lang="' + language + '"][data-kind="' + kind + '"]');
      if (found) {
        return found;
      }
    }
    return null;
  }

  function show(kind) {
    var said = trouble && sentence(kind);
    if (!said || trouble.querySelector("p:not([hidden])")) {
      return;
    }
    said.removeAttribute("hidden");
    trouble.removeAttribute("hidden");
    // The page empties the body when it mounts, and may fail after that.
    document.body.appendChild(trouble);
  }

  function failed(event) {
    var name = event.detail && event.detail.name;
    show(name === "CompileError" || name === "LinkError" ? "browser" : "load");
  }

  // A script that is missing, or that this browser cannot read.
  function broken(event) {
    if (event.target === window) {
      show("browser");
    } else if (event.target && event.target.id === "loader") {
      show("load");
    }
  }

  if (typeof WebAssembly !== "object" || !("noModule" in document.createElement("script"))) {
    show("browser");
    return;
  }
  window.addEventListener("error", broken, true);
  window.addEventListener("hyena:failed", failed);
  window.addEventListener("hyena:started", function () {
    window.removeEventListener("error", broken, true);
  });

  // A host may speak as soon as its frame has loaded, which is before the page has come.
  var early = [];
  function keep(event) {
    early.push(event);
  }
  if (window.parent !== window) {
    window.addEventListener("message", keep);
    window.addEventListener("hyena:hearing", function (event) {
      window.removeEventListener("message", keep);
      early.splice(0).forEach(event.detail);
    });
  }
})();
