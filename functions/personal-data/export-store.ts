import {
  type DocumentData,
  type DocumentSnapshot,
  type Query,
  Timestamp,
} from "firebase-admin/firestore";
import { database } from "../runtime/admin-app";
import type { GuestCollection } from "./guest-collection";

/** Documents of one collection that fit into one answer. */
const MAX_DOCUMENTS = 3000;
const PAGE = 300;

/** Fields without information about the user. */
const INTERNAL_FIELDS: ReadonlySet<string> = new Set(["request_hash", "link_hash"]);

/** A stored document with its id, and with instants as ISO 8601 strings. */
export type ExportedDocument = Record<string, unknown>;

/** Exported documents; `complete` is false if there are more than fit. */
export interface Exported {
  readonly documents: ExportedDocument[];
  readonly complete: boolean;
}

/** A document as exported to the person it is about; null if it does not exist. */
export async function exportDocument(path: string): Promise<ExportedDocument | null> {
  const [exported] = await exportDocuments([path]);
  return exported ?? null;
}

/** The documents that exist. */
export async function exportDocuments(paths: readonly string[]): Promise<ExportedDocument[]> {
  if (paths.length === 0) return [];
  const snapshots = await database().getAll(...paths.map((path) => database().doc(path)));
  return snapshots.filter(({ exists }) => exists).map(toExport);
}

/** A user's orders or reservations, newest first. */
export function exportOwn(collection: GuestCollection, uid: string): Promise<Exported> {
  const newestBy = collection === "orders" ? "created_at" : "start_at";
  const own = database().collection(collection).where("creator_uid", "==", uid);
  return exportAll(own.orderBy(newestBy, "desc"));
}

/** The documents of a query, in its order. */
export async function exportAll(query: Query): Promise<Exported> {
  const documents: ExportedDocument[] = [];
  let page = query.limit(PAGE);
  while (documents.length < MAX_DOCUMENTS) {
    const { docs } = await page.get();
    documents.push(...docs.map(toExport));
    const last = docs.at(-1);
    if (!last || docs.length < PAGE) return { documents, complete: true };
    page = query.startAfter(last).limit(PAGE);
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
