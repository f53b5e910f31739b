import { whenIdle } from "./when-idle";

const SIGNS = ["pointermove", "pointerdown", "keydown", "scroll", "touchstart"] as const;
const LATEST_MS = 60_000;

/**
 * Resolves with the guest's first move, touch, key or scroll, at the latest a minute after the page
 * has loaded: what is live can wait until somebody looks. Visits that end at the first screen never
 * pay for the database client.
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
  // What the sign was meant for, a dish put into the cart perhaps, comes first.
  await whenIdle();
}
