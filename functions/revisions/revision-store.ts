import { warn } from "firebase-functions/logger";
import * as z from "zod/mini";
import type { Instant } from "@/domain/shared/berlin-time";
import {
  KEPT_REVISIONS,
  REVISIONS_PER_PAGE,
  type RevisionKind,
} from "@/domain/shared/revision.schema";
import { database, type Transaction } from "../runtime/admin-app";
import { plainData, toTimestamp } from "../runtime/plain-data-store";

/** Whose revisions: those of one restaurant's menu or record. */
export interface RevisionedDocument {
  readonly kind: RevisionKind;
  readonly resto_key: string;
}

/** A revision that is being replaced, as it was stored. */
export interface ArchivedRevision extends RevisionedDocument {
  readonly rev: number;
  readonly value: object;
  /** When and by whom it is replaced. */
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

/** Bounds what one save deletes; it makes one revision, so that a backlog shrinks all the same. */
const MAX_DELETED_PER_SAVE = 20;

function revisionDocument({ kind, resto_key }: RevisionedDocument, rev: number) {
  return database().doc(`history/${kind}_${resto_key}_${rev}`);
}

/**
 * Keeps a revision together with its replacement. Who saved it is who replaced the one before.
 * Reads before it writes, so nothing may have been written in the transaction yet.
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
 * Deletes what is older than the {@link KEPT_REVISIONS} before the current revision; for after a
 * save, outside its transaction. Never throws, because the save has been made: what stays for a
 * fault goes with the next one. Several at once do no harm, for revisions only count up.
 * @param current the revision that has just been saved
 */
export async function deleteOldRevisions(of: RevisionedDocument, current: number): Promise<void> {
  try {
    const tooOld = newestOf(of).where("rev", "<", current - KEPT_REVISIONS);
    // Nothing but the names is read.
    const { docs } = await tooOld.select().limit(MAX_DELETED_PER_SAVE).get();
    if (docs.length === 0) return;
    const batch = database().batch();
    for (const { ref } of docs) batch.delete(ref);
    await batch.commit();
  } catch (fault) {
    warn("earlier revisions not deleted", fault, { ...of, current });
  }
}

/**
 * The newest earlier revisions, without their values: one more than a page, so that the caller
 * sees whether there are older ones.
 * @param beforeRev only those below
 */
export async function readRevisionPage(
  transaction: Transaction,
  of: RevisionedDocument,
  beforeRev: number | undefined,
): Promise<EarlierRevision[]> {
  const all = newestOf(of);
  const asked = beforeRev === undefined ? all : all.where("rev", "<", beforeRev);
  const page = asked.select(...STAMPS).limit(REVISIONS_PER_PAGE + 1);
  const { docs } = await transaction.get(page);
  return docs.map((found) => stampsSchema.parse(plainData(found)));
}

function newestOf({ kind, resto_key }: RevisionedDocument) {
  return database()
    .collection("history")
    .where("resto_key", "==", resto_key)
    .where("kind", "==", kind)
    .orderBy("rev", "desc");
}

/** The value of an earlier revision as it was stored, instants in milliseconds; null if unknown. */
export async function readRevisionValue(
  transaction: Transaction,
  of: RevisionedDocument,
  rev: number,
): Promise<unknown> {
  const found = plainData(await transaction.get(revisionDocument(of, rev)));
  return found?.value ?? null;
}
