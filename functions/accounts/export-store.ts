import {
  type DocumentData,
  type DocumentSnapshot,
  type Query,
  Timestamp,
} from "firebase-admin/firestore";
import { database } from "../runtime/admin-app";

/** Documents of one collection one answer has room for. */
const MOST_RECORDS = 3000;
const PAGE = 300;

/** Never told: it says nothing about the person. */
const INTERNAL: ReadonlySet<string> = new Set(["request_hash"]);

type ExportedRecord = Record<string, unknown>;

/** A document as its owner gets it; null where there is none. */
export async function exportDocument(path: string): Promise<ExportedRecord | null> {
  const snapshot = await database().doc(path).get();
  return snapshot.exists ? exported(snapshot) : null;
}

/** A person's orders or reservations, newest first, as far as they fit into one answer. */
export async function exportOwn(
  collection: "orders" | "reservations",
  uid: string,
): Promise<{ records: ExportedRecord[]; complete: boolean }> {
  const newestBy = collection === "orders" ? "created_at" : "start_at";
  const own = database().collection(collection).where("creator_uid", "==", uid);
  const newest = own.orderBy(newestBy, "desc");
  const records: ExportedRecord[] = [];
  let page: Query = newest.limit(PAGE);
  while (records.length < MOST_RECORDS) {
    const { docs } = await page.get();
    records.push(...docs.map(exported));
    const last = docs.at(-1);
    if (!last || docs.length < PAGE) return { records, complete: true };
    page = newest.startAfter(last).limit(PAGE);
  }
  return { records, complete: false };
}

function exported(snapshot: DocumentSnapshot): ExportedRecord {
  return { id: snapshot.id, ...readable(snapshot.data() ?? {}) };
}

function readable(data: DocumentData): ExportedRecord {
  return Object.fromEntries(
    Object.entries(data)
      .filter(([key]) => !INTERNAL.has(key))
      .map(([key, value]) => [key, readableValue(value)]),
  );
}

function readableValue(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(readableValue);
  return value !== null && typeof value === "object" ? readable(value) : value;
}
