import type { PlainFields } from "../firebase/firestore-value";

/** A stored document; instants are `Date`s. */
export interface MigratedDocument {
  /** Below the database, for example `orders/<id>`. */
  readonly path: string;
  readonly data: PlainFields;
}

/** The new version of a document. */
interface MigrationResult {
  /** All its fields. Only those that differ are written. */
  readonly data: PlainFields;
  /** Documents to create beside it, unless they exist. */
  readonly created?: readonly MigratedDocument[];
}

/** One change of stored documents: see docs/decisions/retention.md. */
export interface Migration {
  /** Number and subject, for example `001-notes`. Never changes once it has run. */
  readonly name: string;
  readonly description: string;
  readonly collections: readonly string[];
  /**
   * Pure. Returns null for a document that needs no change, also for its own result, so that a
   * migration can be repeated.
   */
  readonly migrate: (document: MigratedDocument) => MigrationResult | null;
}
