import { useCallback, useEffect, useMemo, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { fromStored } from "@/domain/tenant/stored-restaurant";
import { toStored } from "@/domain/tenant/to-stored";
import { useSetAtom } from "@/state/jotai-hooks";
import { keepRestaurantAtom } from "@/state/restaurant/stored-restaurants-atom";
import {
  keepDraftAtom,
  type RestaurantDraft,
  readDraftAtom,
} from "@/state/staff/restaurant-draft-atoms";
import { isSameDraft, type Merge } from "./draft-changes";
import { draftToRestaurant } from "./draft-to-restaurant";
import { restaurantToDraft } from "./restaurant-to-draft";
import { useRestaurantForm } from "./use-restaurant-form";
import { type SaveOutcome, useSaveRestaurant } from "./use-save-restaurant";

/** What the save bar tells of: the last outcome, a draft found again, or a merge. */
export type EditorFeedback =
  | { readonly kind: "draft" | "merged" | "unsaved" }
  | { readonly kind: "restored"; readonly rev: number }
  | Exclude<SaveOutcome, { kind: "conflict" }>;

/** What the editor shows of its record, and what can be done with it. */
export interface RestaurantEditorApi {
  readonly form: UseFormReturn<RestaurantDraft>;
  /** The record the draft is based on. */
  readonly base: Restaurant;
  readonly baseDraft: RestaurantDraft;
  /** Set while somebody else's save waits for a decision. */
  readonly merge: Merge | null;
  readonly news: EditorFeedback | null;
  readonly isSaving: boolean;
  readonly save: () => Promise<void>;
  readonly restore: (record: Restaurant, rev: number) => Promise<void>;
  readonly takeMerged: (draft: RestaurantDraft) => void;
  /** Puts all fields back to this; by default to what is stored. */
  readonly reset: (draft?: RestaurantDraft) => void;
}

/** The editor of one record: its form, the draft kept beside it, saving, and what may go wrong. */
export function useRestaurantEditor(
  stored: Restaurant,
  onSaved: (record: Restaurant) => void,
): RestaurantEditorApi {
  const { key } = stored;
  const readDraft = useSetAtom(readDraftAtom);
  const keepDraft = useSetAtom(keepDraftAtom);
  const keepRestaurant = useSetAtom(keepRestaurantAtom);
  const [kept] = useState(() => readDraft(key));
  const [base, setBase] = useState(() => (kept ? fromStored(kept.base) : stored));
  const baseDraft = useMemo(() => restaurantToDraft(base), [base]);
  const [theirs, setTheirs] = useState<Restaurant | null>(() =>
    kept && (base.rev ?? 0) !== (stored.rev ?? 0) ? stored : null,
  );
  const [mine, setMine] = useState<RestaurantDraft | null>(kept?.draft ?? null);
  const [news, setNews] = useState<EditorFeedback | null>(kept ? { kind: "draft" } : null);
  const { isSaving, save: send } = useSaveRestaurant();
  const [start] = useState(kept?.draft ?? baseDraft);

  const keep = useCallback(
    (draft: RestaurantDraft) => {
      keepDraft(key, isSameDraft(draft, baseDraft) ? null : { base: toStored(base), draft });
    },
    [key, base, baseDraft, keepDraft],
  );
  const form = useRestaurantForm(start, key, keep);

  // What a new base makes of the draft that is there is kept too.
  useEffect(() => keep(structuredClone(form.getValues())), [keep, form]);

  function settle(record: Restaurant): void {
    setBase(record);
    setTheirs(null);
    keepRestaurant(record);
    form.reset(restaurantToDraft(record));
    onSaved(record);
  }

  async function submit(value: unknown, restored?: number): Promise<void> {
    const outcome = await send(value, base);
    if (outcome.kind === "conflict") {
      setMine(structuredClone(form.getValues()));
      setTheirs(outcome.theirs);
      setNews(null);
      return;
    }
    if (outcome.kind === "saved") settle(outcome.record);
    const isRestored = outcome.kind === "saved" && restored !== undefined;
    setNews(isRestored ? { kind: "restored", rev: restored } : outcome);
  }

  return {
    form,
    base,
    baseDraft,
    merge: theirs && mine ? { base: baseDraft, mine, theirs: restaurantToDraft(theirs) } : null,
    news,
    isSaving,
    save: async () => {
      setNews(null);
      await form.handleSubmit((draft) => submit(draftToRestaurant(draft, key)))();
    },
    // Where the site lives is no matter of earlier revisions.
    restore: async (record, rev) => {
      if (!isSameDraft(structuredClone(form.getValues()), baseDraft)) {
        return setNews({ kind: "unsaved" });
      }
      return submit(savable({ ...record, key, url: base.url }), rev);
    },
    takeMerged: (draft) => {
      if (!theirs) return;
      setBase(theirs);
      setTheirs(null);
      onSaved(theirs);
      form.reset(draft);
      setNews({ kind: "merged" });
    },
    reset: (draft = baseDraft) => {
      form.reset(draft);
      setNews(null);
    },
  };
}

/** The stored shape; the revision follows from the one before. */
function savable({ rev: _rev, ...restaurant }: Restaurant): unknown {
  return toStored(restaurant);
}
