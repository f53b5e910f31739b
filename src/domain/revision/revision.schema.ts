import * as z from "zod/mini";
import { restoKeySchema } from "../ids/resto-key.schema";

/** Documents with revisions: every save of an editor makes a new one. */
const REVISION_KINDS = ["menu", "restaurant"] as const;

const revisionKindSchema = z.enum(REVISION_KINDS);
export type RevisionKind = z.infer<typeof revisionKindSchema>;

/** Maximum number of revisions in one answer of `listRevisions`. */
export const REVISIONS_PER_PAGE = 20;

/**
 * Number of earlier revisions retained of each menu and restaurant. With 160 KB for a large menu, this is
 * at most 8 MB per restaurant.
 */
export const RETAINED_REVISIONS = 50;

const rev = z.int().check(z.nonnegative());

/** Input of the callable `listRevisions`. */
export const listRevisionsRequestSchema = z.strictObject({
  resto_key: restoKeySchema,
  kind: revisionKindSchema,
  /** Lists only older revisions: the last one of the previous page. */
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
  /** Null for a revision that was not saved by an editor. */
  saved_at: z.nullable(z.int()),
  /** Name or e-mail address of the staff member; null if unknown. */
  saved_by: z.nullable(z.string()),
});

/** A revision of a menu or restaurant, without its content. */
export type Revision = z.infer<typeof revisionSchema>;

/** Answer of the callable `listRevisions`: newest first, starting with the current revision. */
export const listRevisionsAnswerSchema = z.object({
  revisions: z.array(revisionSchema),
  /** Whether there are older revisions. */
  more: z.boolean(),
});

export type ListRevisionsAnswer = z.infer<typeof listRevisionsAnswerSchema>;
