import { database } from "./admin-app";

/**
 * How far the clock of a local backend is shifted: `offset_ms` of the document `limits/_clock`,
 * which only the backend's own side door can write; 0 without it.
 */
export async function readClockOffsetMs(): Promise<number> {
  const snapshot = await database().doc("limits/_clock").get();
  const offsetMs: unknown = snapshot.get("offset_ms");
  return typeof offsetMs === "number" ? offsetMs : 0;
}
