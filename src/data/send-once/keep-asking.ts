import { onConnectionReturn } from "@/page-lifecycle/connection-return";

const ASK_EVERY_MS = 5_000;

/** Sends a request of unknown outcome again and again. @returns stops asking */
export type KeepAsking = (ask: () => Promise<void>) => () => void;

/**
 * Asks as soon as the connection may have returned, and every 5 seconds, spread by a quarter in either
 * direction: not every return of a connection is announced. Hidden pages ask nothing.
 */
export const keepAsking: KeepAsking = (ask) => {
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function askNow(): Promise<void> {
    clearTimeout(timer);
    if (!document.hidden) await ask();
    if (isStopped) return;
    clearTimeout(timer);
    timer = setTimeout(askNow, ASK_EVERY_MS * (0.75 + Math.random() * 0.5));
  }

  const stopListening = onConnectionReturn(() => void askNow());
  timer = setTimeout(askNow, ASK_EVERY_MS);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    stopListening();
  };
};
