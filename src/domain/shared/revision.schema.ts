import * as z from "zod/mini";
import { restoKeySchema } from "../tenant/resto-key.schema";

/** What the editors save as a whole, each save as a new revision. */
const REVISION_KINDS = ["menu", "restaurant"] as const;

const revisionKindSchema = z.enum(REVISION_KINDS);
export type RevisionKind = z.infer<typeof revisionKindSchema>;

/** Revisions one answer of `listRevisions` holds at most. */
export const REVISIONS_PER_PAGE = 20;

/**
 * Earlier revisions that stay of each menu and record; with every further save the oldest goes.
 * Months of corrections, and with a large menu's 160 KB no more than 8 MB a restaurant.
 */
export const KEPT_REVISIONS = 50;

const rev = z.int().check(z.nonnegative());

/** Input of the callable `listRevisions`. */
export const listRevisionsRequestSchema = z.strictObject({
  resto_key: restoKeySchema,
  kind: revisionKindSchema,
  /** Only older ones; the next page starts below the last revision of the one before. */
  before_rev: z.optional(rev),
});

export type ListRevisionsRequest = z.infer<typeof listRevisionsRequestSchema>;

/** Input of the callable `readRevision`. */
export const readRevisionRequestSchema = z.strictObject({
  resto_key: restoKeySchema,
  kind: revisionKindSchema,
  rev,
});

export type ReadRevisionRequest = z.infer<typeof readRevisionRequestSchema>;

const revisionSchema = z.object({
  rev,
  /** When it was saved; null for what was there before anybody used an editor. */
  saved_at: z.nullable(z.int()),
  /** Name or e-mail address of who saved it; null where that is not known (any more). */
  saved_by: z.nullable(z.string()),
});

/** One revision of a menu or record, without its content. */
export type Revision = z.infer<typeof revisionSchema>;

/** Answer of the callable `listRevisions`: newest first, the first page begins with the current one. */
export const listRevisionsAnswerSchema = z.object({
  revisions: z.array(revisionSchema),
  /** Whether there are older ones. */
  more: z.boolean(),
});

export type ListRevisionsAnswer = z.infer<typeof listRevisionsAnswerSchema>;
