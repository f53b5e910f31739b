import type { DocumentPart } from "@/domain/revision/part";
import type { RevisionKind } from "@/domain/revision/revision.schema";
import type { CallResult } from "@/firebase/callables/call";

/**
 * A document with revisions and how it is edited, read and saved. `S` is the stored document, `D` the
 * form in which it is edited.
 */
export interface RevisionedDocument<S extends { readonly rev?: number | undefined }, D> {
  readonly resto_key: string;
  readonly kind: RevisionKind;
  /** How drafts are compared and merged. */
  readonly part: DocumentPart;
  readonly toDraft: (stored: S) => D;
  /**
   * The document that a save of this draft stores; null if the draft is not valid.
   * @param base what the draft was made of
   */
  readonly toStored: (draft: D, base: S) => S | null;
  /** The stored document; null if there is none. */
  readonly read: () => Promise<S | null>;
  /** An earlier revision; null if it cannot be read. */
  readonly readRevision: (rev: number) => Promise<S | null>;
  readonly save: (value: S, base_rev: number) => Promise<CallResult<{ readonly rev: number }>>;
  /** Keeps the draft on this device; null removes it. */
  readonly keep: (draft: UnsavedDraft<S, D> | null) => void;
}

/** A draft on this device. */
export interface UnsavedDraft<S, D> {
  /** The stored document that the draft is based on. */
  readonly base: S;
  readonly value: D;
  /** Milliseconds since 1970. */
  readonly edited_at: number;
}
