const KEY = "app-check-until";
/** Time for the SDK to read the token and for a call to arrive. */
const MARGIN_MS = 60_000;

/**
 * Remembers until when the token is valid. The SDK keeps the token in IndexedDB, which a slow phone
 * reads in 0.3 s.
 * @param until epoch milliseconds
 */
export function rememberToken(until: number): void {
  try {
    localStorage.setItem(KEY, String(until));
  } catch {
    // The browser blocks storage: the next visit waits for its token.
  }
}

/** Whether an earlier visit has left a token that is still valid. */
export function hasKeptToken(): boolean {
  try {
    return Number(localStorage.getItem(KEY)) - MARGIN_MS > Date.now();
  } catch {
    return false;
  }
}
