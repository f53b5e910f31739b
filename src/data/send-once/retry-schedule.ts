/** Pauses before a request is repeated, in milliseconds. */
const RETRY_DELAYS_MS = [500, 1000, 2000, 4000, 8000] as const;

/**
 * Pause before the next repeat: 0.5, 1, 2, 4 and 8 seconds, each spread by up to a quarter in
 * either direction so that many clients do not repeat at the same moment.
 * @param lost answers lost so far, at least 1
 * @param random from 0 to 1
 * @returns milliseconds; null when no repeat is left
 */
export function retryDelayMs(lost: number, random: number): number | null {
  const delayMs = RETRY_DELAYS_MS[lost - 1];
  return delayMs === undefined ? null : Math.round(delayMs * (0.75 + random * 0.5));
}
