import type { Refusal } from "@/domain/result/refusal";
import { listChanges } from "@/domain/revision/changes";
import type { RevisionedDocument } from "./revisioned-document";

/** Result of a save. */
type SaveOutcome<S> =
  | { readonly kind: "saved"; readonly stored: S }
  /** Another save came first; `theirs` is stored. */
  | { readonly kind: "conflict"; readonly theirs: S }
  | { readonly kind: "offline" | "unknown" }
  | { readonly kind: "refused"; readonly refusal: Refusal };

/** Saves a document on top of the revision `base_rev`. A save whose answer was lost counts once. */
export async function saveRevision<S extends { readonly rev?: number | undefined }, D>(
  document: RevisionedDocument<S, D>,
  value: S,
  base_rev: number,
): Promise<SaveOutcome<S>> {
  const answer = await document.save(value, base_rev);
  if (answer.ok) return { kind: "saved", stored: { ...value, rev: answer.value.rev } };
  const { error } = answer;
  if (error.kind === "offline") return { kind: "offline" };
  if (error.kind === "refused" && error.refusal.reason !== "VERSION_CONFLICT") {
    return { kind: "refused", refusal: error.refusal };
  }
  // The save that came first may be this one.
  const stored = await document.read().catch(() => null);
  if (!stored || (stored.rev ?? 0) === base_rev) return { kind: "unknown" };
  const { part, toDraft } = document;
  const isOwn = listChanges(part, toDraft(stored), toDraft(value)).length === 0;
  return isOwn ? { kind: "saved", stored } : { kind: "conflict", theirs: stored };
}
