export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

/** A pause that lasts while the page is hidden, so that hidden tabs send nothing. */
async function pauseWhileHidden(ms: number): Promise<void> {
  await pause(ms);
  if (!document.hidden) return;
  await new Promise<void>((resolve) => {
    document.addEventListener("visibilitychange", () => resolve(), { once: true });
  });
}

/** The browser's timers and random numbers. */
export const BROWSER_RETRY = { wait: pauseWhileHidden, random: Math.random };
