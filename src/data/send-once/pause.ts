import { connectionReturn } from "@/page-lifecycle/connection-return";
import { keepAsking } from "./keep-asking";

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

/**
 * The browser's timers and random numbers. A pause ends early when the connection returns, and lasts
 * while the page is hidden.
 */
export const BROWSER_RETRY = { wait: connectionReturn, random: Math.random, keepAsking };
