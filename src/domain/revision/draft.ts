import { listChanges } from "./changes";
import { mergeDocuments, type Versions } from "./merge";
import type { DocumentPart } from "./part";

const MAX_UNDO_STEPS = 50;

/** A stored document and the same document in the form in which it is edited. */
export interface Snapshot<S, D> {
  readonly stored: S;
  readonly draft: D;
}

/** A document being edited: the stored document it is based on, its edits and their undo steps. */
export interface DraftState<S, D> {
  readonly base: Snapshot<S, D>;
  readonly value: D;
  readonly past: readonly D[];
  /** Key of the last edit; consecutive edits with the same key are one undo step. */
  readonly lastEditKey: string | null;
  /** A later save by somebody else, until both are merged. */
  readonly theirs: Snapshot<S, D> | null;
}

/** Starts from a stored document, without changes. */
export function newDraft<S, D>(base: Snapshot<S, D>, value: D = base.draft): DraftState<S, D> {
  return { base, value, past: [], lastEditKey: null, theirs: null };
}

/**
 * Continues a draft stored on the device.
 * @param isOutdated somebody else has saved since; `stored` is in force now
 */
export function continueDraft<S, D>(
  part: DocumentPart,
  unsaved: { readonly base: Snapshot<S, D>; readonly value: D },
  { stored, isOutdated }: { readonly stored: Snapshot<S, D>; readonly isOutdated: boolean },
): DraftState<S, D> {
  const draft = newDraft(unsaved.base, unsaved.value);
  return isOutdated ? withTheirs(part, draft, stored) : draft;
}

/** @param key consecutive edits with the same key are undone together; null is always a step */
export function edit<S, D>(
  state: DraftState<S, D>,
  key: string | null,
  change: (value: D) => D,
): DraftState<S, D> {
  const value = change(state.value);
  if (value === state.value) return state;
  const continues = key !== null && key === state.lastEditKey;
  const past = continues ? state.past : [...state.past, state.value].slice(-MAX_UNDO_STEPS);
  return { ...state, value, past, lastEditKey: key };
}

export function undo<S, D>(state: DraftState<S, D>): DraftState<S, D> {
  const before = state.past.at(-1);
  if (before === undefined) return state;
  return { ...state, value: before, past: state.past.slice(0, -1), lastEditKey: null };
}

/** Returns to the stored document; can be undone. */
export function discard<S, D>(state: DraftState<S, D>): DraftState<S, D> {
  return edit(state, null, () => state.base.draft);
}

/** After a save: edits made meanwhile stay unsaved changes. */
export function afterSave<S, D>(
  part: DocumentPart,
  state: DraftState<S, D>,
  { sent, saved }: { readonly sent: D; readonly saved: Snapshot<S, D> },
): DraftState<S, D> {
  if (sent === state.value) return newDraft(saved);
  const versions = { base: sent, mine: state.value, theirs: saved.draft };
  return newDraft(saved, mergeDocuments(part, versions).document);
}

/** Somebody else has saved `theirs`: a conflict, unless the draft contains the same. */
export function withTheirs<S, D>(
  part: DocumentPart,
  state: DraftState<S, D>,
  theirs: Snapshot<S, D>,
): DraftState<S, D> {
  const isSame = listChanges(part, theirs.draft, state.value).length === 0;
  return isSame ? newDraft(theirs) : { ...state, theirs };
}

/** Both sides of an unresolved conflict; null when there is none. */
export function conflictOf<S, D>({ base, value, theirs }: DraftState<S, D>): Versions<D> | null {
  return theirs && { base: base.draft, mine: value, theirs: theirs.draft };
}

/** Continues with the merged document, based on the later save. */
export function resolve<S, D>(state: DraftState<S, D>, merged: D): DraftState<S, D> {
  return state.theirs ? newDraft(state.theirs, merged) : state;
}
