import type { QueryDocumentSnapshot } from "firebase/firestore";
import { documentData } from "./document-data";
import type { UnreadableDocument } from "./live";

interface ParsedDocuments<T> {
  readonly value: readonly T[];
  readonly unreadable: readonly UnreadableDocument[];
}

/** Parses the documents of a list and names those that cannot be parsed. */
export function parseDocuments<T>(
  docs: readonly QueryDocumentSnapshot[],
  parse: (data: unknown) => T | null,
): ParsedDocuments<T> {
  return documentsParser(parse)(docs);
}

/**
 * {@link parseDocuments} for the snapshots of one listener: parses only the documents that have
 * changed since the one before, because a new order must not wait for two hundred others.
 * @returns a function of the documents and the ids of the changed ones; without ids it parses all
 */
export function documentsParser<T>(
  parse: (data: unknown) => T | null,
): (
  docs: readonly QueryDocumentSnapshot[],
  changedIds?: ReadonlySet<string>,
) => ParsedDocuments<T> {
  let known: ReadonlyMap<string, T | null> = new Map();
  return (docs, changedIds) => {
    const parseChanged = (each: QueryDocumentSnapshot): T | null => {
      const before = changedIds?.has(each.id) === false ? known.get(each.id) : undefined;
      return before === undefined ? parse(documentData(each)) : before;
    };
    const parsed = new Map(docs.map((each) => [each.id, parseChanged(each)]));
    known = parsed;
    return {
      value: [...parsed.values()].filter((each) => each !== null),
      unreadable: docs.filter(({ id }) => parsed.get(id) === null).map(unreadableDocument),
    };
  };
}

/** The names of a document that cannot be parsed. */
export function unreadableDocument(snapshot: {
  readonly id: string;
  get(field: string): unknown;
}): UnreadableDocument {
  const code = snapshot.get("code");
  return { id: snapshot.id, code: typeof code === "string" ? code.slice(0, 8) : null };
}
