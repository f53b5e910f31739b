import { warn } from "firebase-functions/logger";
import * as z from "zod/mini";
import {
  RETAINED_REVISIONS,
  REVISIONS_PER_PAGE,
  type RevisionKind,
} from "@/domain/revision/revision.schema";
import type { Instant } from "@/domain/time/berlin-time";
import { database, type Transaction } from "../runtime/admin-app";
import { plainData, toTimestamp } from "../runtime/plain-data-store";

/** The menu or the restaurant document of one restaurant. */
export interface RevisionedDocument {
  readonly kind: RevisionKind;
  readonly resto_key: string;
}

/** A revision that is being replaced, as stored. */
export interface ArchivedRevision extends RevisionedDocument {
  readonly rev: number;
  readonly value: object;
  /** When and by which account it is replaced. */
  readonly at: Instant;
  readonly uid: string;
}

const stampsSchema = z.object({
  rev: z.int(),
  saved_at: z._default(z.nullable(z.int()), null),
  saved_by: z._default(z.nullable(z.string()), null),
  replaced_at: z.int(),
  replaced_by: z.string(),
});

/** An earlier revision without its value; `saved_by` and `replaced_by` are account ids. */
export type EarlierRevision = z.infer<typeof stampsSchema>;

const STAMPS = ["rev", "saved_at", "saved_by", "replaced_at", "replaced_by"];

/** A save adds one revision and deletes up to 20, so that a backlog shrinks. */
const MAX_DELETED_PER_SAVE = 20;

function revisionDocument({ kind, resto_key }: RevisionedDocument, rev: number) {
  return database().doc(`history/${kind}_${resto_key}_${rev}`);
}

/**
 * Archives a revision in the transaction of its replacement. `saved_by` is the account that
 * replaced the revision before. Reads before it writes: call it before the first write of the
 * transaction.
 */
export async function archiveRevision(
  transaction: Transaction,
  { at, uid, ...revision }: ArchivedRevision,
): Promise<void> {
  const before = revisionDocument(revision, revision.rev - 1);
  const [snapshot] = await transaction.getAll(before, { fieldMask: STAMPS });
  const known = stampsSchema.safeParse(snapshot && plainData(snapshot));
  const saved = known.success ? known.data : null;
  transaction.set(revisionDocument(revision, revision.rev), {
    ...revision,
    saved_at: toTimestamp(saved?.replaced_at ?? null),
    saved_by: saved?.replaced_by ?? null,
    replaced_at: toTimestamp(at),
    replaced_by: uid,
  });
}

/**
 * Deletes all but the newest {@link RETAINED_REVISIONS} earlier revisions. Call it after the
 * transaction of a save. It never throws, because the save has succeeded: the next save deletes
 * the rest. Concurrent calls are safe, because revisions only count up.
 * @param current the revision that has just been saved
 */
export async function deleteOldRevisions(of: RevisionedDocument, current: number): Promise<void> {
  try {
    const tooOld = newestOf(of).where("rev", "<", current - RETAINED_REVISIONS);
    // Reads the document names only.
    const { docs } = await tooOld.select().limit(MAX_DELETED_PER_SAVE).get();
    if (docs.length === 0) return;
    const batch = database().batch();
    for (const { ref } of docs) batch.delete(ref);
    await batch.commit();
  } catch (fault) {
    warn("could not delete old revisions", fault, { ...of, current });
  }
}

/**
 * The newest earlier revisions without their values. One more than a page, so that the caller sees
 * whether there are more.
 * @param beforeRev only revisions below this one
 */
export async function readRevisionPage(
  transaction: Transaction,
  of: RevisionedDocument,
  beforeRev: number | undefined,
): Promise<EarlierRevision[]> {
  const all = newestOf(of);
  const older = beforeRev === undefined ? all : all.where("rev", "<", beforeRev);
  const page = older.select(...STAMPS).limit(REVISIONS_PER_PAGE + 1);
  const { docs } = await transaction.get(page);
  return docs.map((snapshot) => stampsSchema.parse(plainData(snapshot)));
}

function newestOf({ kind, resto_key }: RevisionedDocument) {
  return database()
    .collection("history")
    .where("resto_key", "==", resto_key)
    .where("kind", "==", kind)
    .orderBy("rev", "desc");
}

/**
 * The value of an earlier revision as stored, instants in milliseconds; null if it does not exist.
 */
export async function readRevisionValue(
  transaction: Transaction,
  of: RevisionedDocument,
  rev: number,
): Promise<unknown> {
  const revision = plainData(await transaction.get(revisionDocument(of, rev)));
  return revision?.value ?? null;
}

/** The values of all earlier revisions as stored, newest first. */
export async function readRevisionValues(of: RevisionedDocument): Promise<unknown[]> {
  const { docs } = await newestOf(of).select("value").get();
  return docs.map((snapshot) => snapshot.get("value"));
}
