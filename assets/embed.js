// What the page for other people's sites does with its form, and with what came of it: copies a text, and makes one file of the page
// with what was asked for in it. Where the browser does not allow it, that is said beside the button.
const say = (button, words) => {
  button.parentElement.querySelector("[role=status]").textContent = words ?? "";
};

async function copy(button) {
  const field = document.getElementById(button.dataset.copies);
  try {
    await navigator.clipboard.writeText(field.value);
    say(button, button.dataset.done);
  } catch {
    field.focus();
    field.select();
    say(button, button.dataset.failed);
  }
}

async function save(button) {
  try {
    // As it lies there now: a copy from before a newer version was put there would be passed on for years.
    const response = await fetch(button.dataset.file, { cache: "no-cache" });
    if (!response.ok) {
      throw new Error(String(response.status));
    }
    const page = new DOMParser().parseFromString("<meta name=wishes>", "text/html").querySelector("meta");
    page.content = button.dataset.wishes;
    const text = (await response.text()).replace(/<meta [^>]*name="?wishes"?[^>]*>/, () => page.outerHTML);
    const address = URL.createObjectURL(new Blob([text], { type: "text/html" }));
    const link = Object.assign(document.createElement("a"), { href: address, download: button.dataset.file.slice(2) });
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
    say(button);
  } catch {
    say(button, button.dataset.failed);
  }
}

// What somebody types in is not written anew; only what varies in the form is made as it is drawn now: whether it is there, and
// its words.
const varying = (root) => [...root.querySelectorAll("[data-varies]")];

addEventListener("hyena:form", ({ detail }) => {
  const drawn = varying(new DOMParser().parseFromString(detail, "text/html"));
  for (const [i, part] of varying(document).entries()) {
    part.hidden = drawn[i].hidden;
    if (!part.firstElementChild) {
      part.textContent = drawn[i].textContent;
    }
  }
});

addEventListener("click", ({ target }) => {
  const button = target instanceof Element && target.closest("button");
  if (button?.dataset.copies) {
    copy(button);
  } else if (button?.dataset.file) {
    save(button);
  }
});
