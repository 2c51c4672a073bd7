// Reads the page aloud, for a closed kiosk where nobody can bring a screen reader: what is said in live regions, and what gets
// the focus. Only voices of this device: others would send the words to a stranger.
const root = document.documentElement;
const speech = globalThis.speechSynthesis;

function voice() {
  const lang = root.lang;
  return speech.getVoices().find((one) => one.localService && one.lang.split(/[-_]/)[0] === lang);
}

function say(text, first) {
  const words = text?.replace(/\s+/g, " ").trim();
  const own = words && voice();
  if (!own || root.dataset.sound === "off") {
    return;
  }
  if (first) {
    speech.cancel();
  }
  const utterance = new SpeechSynthesisUtterance(words);
  utterance.voice = own;
  utterance.lang = root.lang;
  speech.speak(utterance);
}

function name(element) {
  const by = (element.getAttribute("aria-labelledby") ?? "").split(" ").map((id) => document.getElementById(id)?.textContent);
  const labels = [...(element.labels ?? [])].map((label) => label.textContent);
  return element.getAttribute("aria-label") || by.join(" ").trim() || labels.join(" ") || element.textContent;
}

if (speech) {
  addEventListener("focusin", ({ target }) => say(name(target), true));
  new MutationObserver((changes) => {
    const regions = new Set();
    for (const { target } of changes) {
      const element = target.nodeType === Node.ELEMENT_NODE ? target : target.parentElement;
      const region = element?.closest("[role=status], [role=alert], [aria-live=polite]");
      // What is covered is nobody's, such as the game that a kiosk plays by itself.
      if (region && region.getAttribute("aria-live") !== "off" && !region.closest("[inert]")) {
        regions.add(region);
      }
    }
    regions.forEach((region) => say(region.textContent, false));
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
  new MutationObserver(() => root.dataset.sound === "off" && speech.cancel()).observe(root, { attributeFilter: ["data-sound"] });
}
