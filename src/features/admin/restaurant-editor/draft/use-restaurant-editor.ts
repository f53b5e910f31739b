import { useCallback, useEffect, useMemo, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { parseRestaurantOrThrow } from "@/domain/tenant/stored-restaurant";
import { toStoredRestaurant } from "@/domain/tenant/to-stored";
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

/** What the save bar reports: the result of a save, a restored draft or a merge. */
export type EditorFeedback =
  | { readonly kind: "draft" | "merged" | "unsaved" }
  | { readonly kind: "restored"; readonly rev: number }
  | Exclude<SaveOutcome, { kind: "conflict" }>;

/** State and actions of the restaurant editor. */
export interface RestaurantEditorApi {
  readonly form: UseFormReturn<RestaurantDraft>;
  /** The stored restaurant that the draft is based on. */
  readonly base: Restaurant;
  readonly baseDraft: RestaurantDraft;
  /** Set while a conflict is unresolved. */
  readonly merge: Merge | null;
  readonly news: EditorFeedback | null;
  readonly isSaving: boolean;
  readonly save: () => Promise<void>;
  readonly restore: (record: Restaurant, rev: number) => Promise<void>;
  readonly takeMerged: (draft: RestaurantDraft) => void;
  /** Resets all fields to `draft`, by default to the stored restaurant. */
  readonly reset: (draft?: RestaurantDraft) => void;
}

/** Form, draft and saving of one restaurant. */
export function useRestaurantEditor(
  stored: Restaurant,
  onSaved: (record: Restaurant) => void,
): RestaurantEditorApi {
  const { key } = stored;
  const readDraft = useSetAtom(readDraftAtom);
  const keepDraft = useSetAtom(keepDraftAtom);
  const keepRestaurant = useSetAtom(keepRestaurantAtom);
  const [kept] = useState(() => readDraft(key));
  const [base, setBase] = useState(() => (kept ? parseRestaurantOrThrow(kept.base) : stored));
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
      keepDraft(key, isSameDraft(draft, baseDraft) ? null : { base: toStoredRestaurant(base), draft });
    },
    [key, base, baseDraft, keepDraft],
  );
  const form = useRestaurantForm(start, key, keep);

  // A new base changes the stored draft too.
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
    // Restoring a revision keeps the current url.
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

/** The stored shape without `rev`, which the server sets. */
function savable({ rev: _rev, ...restaurant }: Restaurant): unknown {
  return toStoredRestaurant(restaurant);
}
