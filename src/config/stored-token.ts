/** Storage key of the instant (epoch milliseconds) at which the page's App Check token expires. */
export const STORED_TOKEN = {
  key: "app-check-until",
  /** Time for the SDK to read the token and for a call to arrive. */
  marginMs: 60_000,
} as const;
