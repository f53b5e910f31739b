/** Where the page remembers until when its App Check token is valid (epoch milliseconds). */
export const STORED_TOKEN = {
  key: "app-check-until",
  /** Time for the SDK to read the token and for a call to arrive. */
  marginMs: 60_000,
} as const;
