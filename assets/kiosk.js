// What a page on a touch table does not do: open a context menu, be pinched, select or drag what is no text field, and let
// the screen go dark. Which of it is wanted is marked on the document.
const kiosk = document.documentElement.hasAttribute("data-kiosk");
const isField = ({ target }) => target instanceof Element && target.closest("input, textarea, select");
const refuse = (event) => event.preventDefault();

addEventListener("contextmenu", refuse);
if (kiosk) {
  for (const kind of ["gesturestart", "gesturechange", "dragstart"]) {
    addEventListener(kind, refuse);
  }
  addEventListener("selectstart", (event) => isField(event) || refuse(event));
  addEventListener("wheel", (event) => event.ctrlKey && refuse(event), { passive: false });
  addEventListener("touchmove", (event) => event.touches.length > 1 && refuse(event), { passive: false });
  addEventListener("keydown", (event) => {
    if ((event.ctrlKey || event.metaKey) && ["+", "-", "=", "0"].includes(event.key)) {
      event.preventDefault();
    }
  });
  // A screen that was hidden has let go of it.
  const wake = async () => {
    // Asked for without leave, as in most frames, it would be an error on the console.
    if (document.featurePolicy?.allowsFeature("screen-wake-lock") === false) {
      return;
    }
    try {
      await navigator.wakeLock?.request("screen");
    } catch {
      // Not allowed here, or the battery is low.
    }
  };
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && wake());
  wake();
}
