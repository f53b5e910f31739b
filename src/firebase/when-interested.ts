const SIGNS = ["pointerdown", "keydown", "scroll", "touchstart"] as const;
const LATEST_MS = 4000;

/**
 * Resolves with the guest's first touch, key or scroll, at the latest 4 s after the page has
 * loaded: what is live can wait until somebody looks, the first screen cannot.
 */
export async function whenInterested(): Promise<void> {
  await new Promise<void>((resolve) => {
    const done = () => {
      for (const sign of SIGNS) window.removeEventListener(sign, done);
      resolve();
    };
    for (const sign of SIGNS) window.addEventListener(sign, done, { passive: true });
    if (document.readyState === "complete") setTimeout(done, LATEST_MS);
    else window.addEventListener("load", () => setTimeout(done, LATEST_MS), { once: true });
  });
}
