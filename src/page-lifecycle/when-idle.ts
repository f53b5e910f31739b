import { whenLoaded } from "./when-loaded";

const TIMEOUT_MS = 2000;

/** Resolves in the first idle moment after the page has loaded, at the latest 2 s after that. */
export async function whenIdle(): Promise<void> {
  await whenLoaded();
  await new Promise<void>((resolve) => {
    if ("requestIdleCallback" in window) {
      window.requestIdleCallback(() => resolve(), { timeout: TIMEOUT_MS });
    } else {
      setTimeout(resolve, 200);
    }
  });
}
