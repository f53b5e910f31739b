import { database } from "./admin-app";

/**
 * Offset of a local backend's clock: `offset_ms` of the document `limits/_clock`, which only the
 * local administration interface can write; 0 if it is missing.
 */
export async function readClockOffsetMs(): Promise<number> {
  const snapshot = await database().doc("limits/_clock").get();
  const offsetMs: unknown = snapshot.get("offset_ms");
  return typeof offsetMs === "number" ? offsetMs : 0;
}
