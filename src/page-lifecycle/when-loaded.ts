/** A script that hangs, such as that of the verification service, would delay `load` for ever. */
const MAX_LOAD_MS = 6000;

/** Resolves once the page has loaded, at the latest 6 seconds after it was opened. */
export function whenLoaded(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === "complete") return resolve();
    window.addEventListener("load", () => resolve(), { once: true });
    setTimeout(resolve, Math.max(0, MAX_LOAD_MS - performance.now()));
  });
}
