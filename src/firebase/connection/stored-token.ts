import { STORED_TOKEN } from "@/config/stored-token";

/**
 * Remembers until when the token is valid. The SDK keeps the token in IndexedDB, which a slow phone
 * reads in 0.3 s.
 * @param until epoch milliseconds
 */
export function rememberToken(until: number): void {
  try {
    localStorage.setItem(STORED_TOKEN.key, String(until));
  } catch {
    // The browser blocks storage: the next visit waits for its token.
  }
}

/** Whether an earlier visit has left a token that is still valid. */
export function hasStoredToken(): boolean {
  try {
    return Number(localStorage.getItem(STORED_TOKEN.key)) - STORED_TOKEN.marginMs > Date.now();
  } catch {
    return false;
  }
}
