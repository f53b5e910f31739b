/** State of a link to the guest page. */
interface GuestLink {
  readonly restoKey: string;
  readonly phone: string;
}

/** The guest that a link names; null if the page was opened without one. */
export function parseGuestLink(state: unknown): GuestLink | null {
  if (typeof state !== "object" || state === null) return null;
  if (!("restoKey" in state) || !("phone" in state)) return null;
  const { restoKey, phone } = state;
  return typeof restoKey === "string" && typeof phone === "string" ? { restoKey, phone } : null;
}
