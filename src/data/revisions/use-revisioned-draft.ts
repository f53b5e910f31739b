import { useCallback, useMemo, useReducer, useState } from "react";
import { type Change, listChanges } from "@/domain/revision/changes";
import * as draft from "@/domain/revision/draft";
import type { DraftNote } from "@/domain/revision/draft-note";
import type { Versions } from "@/domain/revision/merge";
import type { RevisionedDocument, UnsavedDraft } from "./revisioned-document";
import { saveRevision } from "./save-revision";
import { useKeepDraft } from "./use-keep-draft";

/** A draft with its changes, and the actions of an editor. */
export interface RevisionedDraft<S, D> {
  /** The stored document that the draft is based on. */
  readonly base: S;
  readonly baseDraft: D;
  readonly value: D;
  readonly changes: readonly Change[];
  readonly canUndo: boolean;
  readonly isSaving: boolean;
  /** Set until `resolve` is called. */
  readonly conflict: Versions<D> | null;
  readonly note: DraftNote | null;
  /** @param key consecutive edits with the same key are undone together; null is always a step */
  readonly edit: (key: string | null, change: (value: D) => D) => void;
  readonly undo: () => void;
  /** Returns to the stored document; can be undone. */
  readonly discard: () => void;
  readonly save: () => Promise<void>;
  /** Saves an earlier revision as a new one, unless there are unsaved changes. */
  readonly restore: (earlier: S, rev: number) => Promise<void>;
  /** Continues with a merged draft, based on the later save. */
  readonly resolve: (merged: D) => void;
}

/**
 * The draft of one document: stored on this device until it is saved or discarded, saved on top of its
 * base, and merged after a conflict.
 * @param document must stay the same object
 * @param start the stored document, and the draft that was found on this device
 */
export function useRevisionedDraft<S extends { readonly rev?: number | undefined }, D>(
  document: RevisionedDocument<S, D>,
  start: { readonly stored: S; readonly unsaved: UnsavedDraft<S, D> | null },
): RevisionedDraft<S, D> {
  type State = draft.DraftState<S, D>;
  const { part } = document;
  const [state, change] = useReducer(
    (before: State, next: (state: State) => State) => next(before),
    null,
    () => firstState(document, start),
  );
  const [note, setNote] = useState<DraftNote | null>(start.unsaved ? { kind: "continued" } : null);
  const [isSaving, setSaving] = useState(false);
  const { base, value } = state;
  const changes = useMemo(() => listChanges(part, base.draft, value), [part, base, value]);
  useKeepDraft(document, { base: base.stored, value, isChanged: changes.length > 0 });

  async function send(stored: S, sent: D): Promise<DraftNote | null> {
    setNote(null);
    setSaving(true);
    const outcome = await saveRevision(document, stored, base.stored.rev ?? 0);
    setSaving(false);
    if (outcome.kind === "saved") {
      const saved = snapshotOf(document, outcome.stored);
      change((now) => draft.afterSave(part, now, { sent, saved }));
      return { kind: "saved" };
    }
    if (outcome.kind !== "conflict") return outcome;
    const theirs = snapshotOf(document, outcome.theirs);
    change((now) => draft.withTheirs(part, now, theirs));
    return null;
  }

  return {
    base: base.stored,
    baseDraft: base.draft,
    value,
    changes,
    canUndo: state.past.length > 0,
    isSaving,
    conflict: useMemo(() => draft.conflictOf(state), [state]),
    note,
    edit: useCallback((key, edited) => {
      setNote(null);
      change((now) => draft.edit(now, key, edited));
    }, []),
    undo: useCallback(() => {
      setNote(null);
      change(draft.undo);
    }, []),
    discard: useCallback(() => {
      setNote(null);
      change(draft.discard);
    }, []),
    save: async () => {
      const stored = document.toStored(value, base.stored);
      setNote(stored ? await send(stored, value) : { kind: "invalid" });
    },
    restore: async (earlier, rev) => {
      if (changes.length > 0) return setNote({ kind: "unsaved" });
      const stored = document.toStored(document.toDraft(earlier), earlier);
      if (!stored) return setNote({ kind: "invalid" });
      const result = await send(stored, value);
      setNote(result?.kind === "saved" ? { kind: "restored", rev } : result);
    },
    resolve: (merged) => {
      change((now) => draft.resolve(now, merged));
      setNote({ kind: "merged" });
    },
  };
}

function snapshotOf<S extends { readonly rev?: number | undefined }, D>(
  { toDraft }: RevisionedDocument<S, D>,
  stored: S,
): draft.Snapshot<S, D> {
  return { stored, draft: toDraft(stored) };
}

function firstState<S extends { readonly rev?: number | undefined }, D>(
  document: RevisionedDocument<S, D>,
  { stored, unsaved }: { readonly stored: S; readonly unsaved: UnsavedDraft<S, D> | null },
): draft.DraftState<S, D> {
  const current = snapshotOf(document, stored);
  if (!unsaved) return draft.newDraft(current);
  const isOutdated = (unsaved.base.rev ?? 0) !== (stored.rev ?? 0);
  const found = { base: snapshotOf(document, unsaved.base), value: unsaved.value };
  return draft.continueDraft(document.part, found, { stored: current, isOutdated });
}
