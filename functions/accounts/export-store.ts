import {
  type DocumentData,
  type DocumentSnapshot,
  type Query,
  Timestamp,
} from "firebase-admin/firestore";
import { database } from "../runtime/admin-app";

/** Documents of one collection that fit into one answer. */
const MAX_DOCUMENTS = 3000;
const PAGE = 300;

/** Fields without information about the user. */
const INTERNAL_FIELDS: ReadonlySet<string> = new Set(["request_hash"]);

type ExportedDocument = Record<string, unknown>;

/** A document as exported to its owner; null if it does not exist. */
export async function exportDocument(path: string): Promise<ExportedDocument | null> {
  const snapshot = await database().doc(path).get();
  return snapshot.exists ? toExport(snapshot) : null;
}

/**
 * A user's orders or reservations, newest first; `complete` is false if there are more than fit.
 */
export async function exportOwn(
  collection: "orders" | "reservations",
  uid: string,
): Promise<{ documents: ExportedDocument[]; complete: boolean }> {
  const newestBy = collection === "orders" ? "created_at" : "start_at";
  const own = database().collection(collection).where("creator_uid", "==", uid);
  const newest = own.orderBy(newestBy, "desc");
  const documents: ExportedDocument[] = [];
  let page: Query = newest.limit(PAGE);
  while (documents.length < MAX_DOCUMENTS) {
    const { docs } = await page.get();
    documents.push(...docs.map(toExport));
    const last = docs.at(-1);
    if (!last || docs.length < PAGE) return { documents, complete: true };
    page = newest.startAfter(last).limit(PAGE);
  }
  return { documents, complete: false };
}

function toExport(snapshot: DocumentSnapshot): ExportedDocument {
  return { id: snapshot.id, ...exportFields(snapshot.data() ?? {}) };
}

function exportFields(data: DocumentData): ExportedDocument {
  return Object.fromEntries(
    Object.entries(data)
      .filter(([key]) => !INTERNAL_FIELDS.has(key))
      .map(([key, value]) => [key, exportValue(value)]),
  );
}

function exportValue(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(exportValue);
  return value !== null && typeof value === "object" ? exportFields(value) : value;
}
