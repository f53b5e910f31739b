import type { QueryDocumentSnapshot } from "firebase/firestore";
import { documentData } from "../repos/document-data";
import type { UnreadableDocument } from "./live";

/** Parses the documents of a list and names those that cannot be parsed. */
export function parseDocuments<T>(
  docs: readonly QueryDocumentSnapshot[],
  parse: (data: unknown) => T | null,
): { value: readonly T[]; unreadable: readonly UnreadableDocument[] } {
  const value: T[] = [];
  const unreadable: UnreadableDocument[] = [];
  for (const each of docs) {
    const parsed = parse(documentData(each));
    if (parsed !== null) value.push(parsed);
    else unreadable.push(unreadableDocument(each));
  }
  return { value, unreadable };
}

/** The names of a document that cannot be parsed. */
export function unreadableDocument(snapshot: {
  readonly id: string;
  get(field: string): unknown;
}): UnreadableDocument {
  const code = snapshot.get("code");
  return { id: snapshot.id, code: typeof code === "string" ? code.slice(0, 8) : null };
}
