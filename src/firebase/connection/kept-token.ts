import { KEPT_TOKEN } from "@/config/kept-token";

/**
 * Remembers until when the token is valid. The SDK keeps the token in IndexedDB, which a slow phone
 * reads in 0.3 s.
 * @param until epoch milliseconds
 */
export function rememberToken(until: number): void {
  try {
    localStorage.setItem(KEPT_TOKEN.key, String(until));
  } catch {
    // The browser blocks storage: the next visit waits for its token.
  }
}

/** Whether an earlier visit has left a token that is still valid. */
export function hasKeptToken(): boolean {
  try {
    return Number(localStorage.getItem(KEPT_TOKEN.key)) - KEPT_TOKEN.marginMs > Date.now();
  } catch {
    return false;
  }
}
