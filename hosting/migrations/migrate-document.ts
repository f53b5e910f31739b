import { isDeepStrictEqual } from "node:util";
import type { PlainFields } from "../firebase/firestore-value";
import {
  commitDocuments,
  type DocumentWrite,
  type Project,
  readDocument,
} from "../firebase/project";
import { CommandError } from "../lib/command-error";
import type { MigratedDocument, Migration } from "./migration";

/** Attempts at one document that others change at the same time. */
const MAX_ATTEMPTS = 5;

/**
 * Migrates one document as it is stored now. The write fails if the document changes meanwhile, and
 * is repeated with the change.
 * @returns whether anything was written
 */
export async function migrateDocument(
  project: Project,
  { migrate }: Migration,
  path: string,
): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    const stored = await readDocument(project, path);
    if (!stored) return false;
    const { data } = stored;
    const result = migrate({ path, data });
    if (!result) return false;
    const created = await missingOf(project, result.created ?? []);
    const changed: DocumentWrite = {
      path,
      data: result.data,
      fields: changedFields(data, result.data),
      expected: { updateTime: stored.updateTime },
    };
    try {
      await commitDocuments(project, [changed, ...created]);
      return true;
    } catch (error) {
      if (!(error instanceof CommandError) || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

async function missingOf(
  project: Project,
  documents: readonly MigratedDocument[],
): Promise<DocumentWrite[]> {
  const stored = await Promise.all(documents.map(({ path }) => readDocument(project, path)));
  return documents
    .filter((_, index) => stored[index] === null)
    .map((document) => ({ ...document, expected: { exists: false } }));
}

/** Names of the top-level fields that two versions of a document do not share. */
export function changedFields(before: PlainFields, after: PlainFields): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => !isDeepStrictEqual(before[name], after[name]));
}
