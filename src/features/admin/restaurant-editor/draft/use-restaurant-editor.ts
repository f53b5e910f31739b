import { useCallback, useEffect, useMemo, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { parseRestaurantOrThrow } from "@/domain/tenant/stored-restaurant";
import { toStoredRestaurant } from "@/domain/tenant/to-stored-restaurant";
import { useSetAtom } from "@/state/jotai-hooks";
import { cacheRestaurantAtom } from "@/state/restaurant/stored-restaurants-atom";
import {
  type RestaurantDraft,
  readRestaurantDraftAtom,
  storeRestaurantDraftAtom,
} from "@/state/staff/restaurant-draft-atoms";
import { isSameDraft, type Merge } from "./draft-changes";
import { draftToRestaurant } from "./draft-to-restaurant";
import { restaurantToDraft } from "./restaurant-to-draft";
import { useRestaurantForm } from "./use-restaurant-form";
import { type SaveOutcome, useSaveRestaurant } from "./use-save-restaurant";

/** Message in the save bar: the result of a save, a restored draft or a merge. */
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
  readonly feedback: EditorFeedback | null;
  readonly isSaving: boolean;
  readonly save: () => Promise<void>;
  readonly restore: (restaurant: Restaurant, rev: number) => Promise<void>;
  readonly applyMerge: (draft: RestaurantDraft) => void;
  /** Resets all fields to `draft`, by default to the stored restaurant. */
  readonly reset: (draft?: RestaurantDraft) => void;
}

/** Form, draft and saving of one restaurant. */
export function useRestaurantEditor(
  stored: Restaurant,
  onSaved: (restaurant: Restaurant) => void,
): RestaurantEditorApi {
  const { key } = stored;
  const readDraft = useSetAtom(readRestaurantDraftAtom);
  const keepDraft = useSetAtom(storeRestaurantDraftAtom);
  const keepRestaurant = useSetAtom(cacheRestaurantAtom);
  const [storedDraft] = useState(() => readDraft(key));
  const [base, setBase] = useState(() =>
    storedDraft ? parseRestaurantOrThrow(storedDraft.base) : stored,
  );
  const baseDraft = useMemo(() => restaurantToDraft(base), [base]);
  const [theirs, setTheirs] = useState<Restaurant | null>(() =>
    storedDraft && (base.rev ?? 0) !== (stored.rev ?? 0) ? stored : null,
  );
  const [mine, setMine] = useState<RestaurantDraft | null>(storedDraft?.draft ?? null);
  const [feedback, setFeedback] = useState<EditorFeedback | null>(
    storedDraft ? { kind: "draft" } : null,
  );
  const { isSaving, save: send } = useSaveRestaurant();
  const [start] = useState(storedDraft?.draft ?? baseDraft);

  const storeDraft = useCallback(
    (draft: RestaurantDraft) => {
      keepDraft(
        key,
        isSameDraft(draft, baseDraft) ? null : { base: toStoredRestaurant(base), draft },
      );
    },
    [key, base, baseDraft, keepDraft],
  );
  const form = useRestaurantForm(start, key, storeDraft);

  // A new base changes the stored draft too.
  useEffect(() => storeDraft(structuredClone(form.getValues())), [storeDraft, form]);

  function applySaved(restaurant: Restaurant): void {
    setBase(restaurant);
    setTheirs(null);
    keepRestaurant(restaurant);
    form.reset(restaurantToDraft(restaurant));
    onSaved(restaurant);
  }

  async function submit(value: unknown, restored?: number): Promise<void> {
    const outcome = await send(value, base);
    if (outcome.kind === "conflict") {
      setMine(structuredClone(form.getValues()));
      setTheirs(outcome.theirs);
      setFeedback(null);
      return;
    }
    if (outcome.kind === "saved") applySaved(outcome.restaurant);
    const isRestored = outcome.kind === "saved" && restored !== undefined;
    setFeedback(isRestored ? { kind: "restored", rev: restored } : outcome);
  }

  return {
    form,
    base,
    baseDraft,
    merge: theirs && mine ? { base: baseDraft, mine, theirs: restaurantToDraft(theirs) } : null,
    feedback,
    isSaving,
    save: async () => {
      setFeedback(null);
      await form.handleSubmit((draft) => submit(draftToRestaurant(draft, key)))();
    },
    // Restoring a revision keeps the current url.
    restore: async (restaurant, rev) => {
      if (!isSameDraft(structuredClone(form.getValues()), baseDraft)) {
        return setFeedback({ kind: "unsaved" });
      }
      return submit(withoutRevision({ ...restaurant, key, url: base.url }), rev);
    },
    applyMerge: (draft) => {
      if (!theirs) return;
      setBase(theirs);
      setTheirs(null);
      onSaved(theirs);
      form.reset(draft);
      setFeedback({ kind: "merged" });
    },
    reset: (draft = baseDraft) => {
      form.reset(draft);
      setFeedback(null);
    },
  };
}

/** The stored shape without `rev`, which the server sets. */
function withoutRevision({ rev: _rev, ...restaurant }: Restaurant): unknown {
  return toStoredRestaurant(restaurant);
}
