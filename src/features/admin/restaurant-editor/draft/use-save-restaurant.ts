import { useCallback, useState } from "react";
import type { Refusal } from "@/domain/result/refusal";
import { isSameData } from "@/domain/stored-data/is-same-data";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import {
  type SavedRestaurant,
  savedRestaurantSchema,
} from "@/domain/tenant/save-restaurant-request.schema";
import { parseRestaurantOrThrow } from "@/domain/tenant/stored-restaurant";
import {
  callSaveRestaurant,
  readRestaurantToEdit,
} from "@/firebase/callables/restaurant-callables";
import { withStepUp } from "@/state/account/step-up";

/** Result of a save. */
export type SaveOutcome =
  | { readonly kind: "saved"; readonly restaurant: Restaurant }
  /** Another save came first; `theirs` is the stored restaurant. */
  | { readonly kind: "conflict"; readonly theirs: Restaurant }
  | { readonly kind: "offline" | "unknown" | "unreadable" }
  | { readonly kind: "refused"; readonly refusal: Refusal };

/** Saves a restaurant on top of the revision in `base`. */
export function useSaveRestaurant(): {
  readonly isSaving: boolean;
  readonly save: (value: unknown, base: Restaurant) => Promise<SaveOutcome>;
} {
  const [isSaving, setSaving] = useState(false);
  const save = useCallback(async (value: unknown, base: Restaurant): Promise<SaveOutcome> => {
    const parsed = savedRestaurantSchema.safeParse(value);
    if (!parsed.success) return { kind: "unreadable" };
    setSaving(true);
    const outcome = await send(parsed.data, base);
    setSaving(false);
    return outcome;
  }, []);
  return { isSaving, save };
}

async function send(value: SavedRestaurant, base: Restaurant): Promise<SaveOutcome> {
  const { key, rev: base_rev = 0 } = base;
  const answer = await withStepUp(() => callSaveRestaurant({ resto_key: key, base_rev, value }));
  if (answer.ok)
    return { kind: "saved", restaurant: { ...parseRestaurantOrThrow(value), ...answer.value } };
  const problem = answer.error;
  if (problem.kind === "offline") return { kind: "offline" };
  if (problem.kind === "unknown-outcome") return { kind: "unknown" };
  const { refusal } = problem;
  return refusal.reason === "VERSION_CONFLICT" ? afterConflict(value, base) : refused(refusal);
}

function refused(refusal: Refusal): SaveOutcome {
  return { kind: "refused", refusal };
}

/** The save that came first may be this one, if its answer was lost. */
async function afterConflict(value: SavedRestaurant, base: Restaurant): Promise<SaveOutcome> {
  const theirs = await readRestaurantToEdit(base).catch(() => null);
  if (!theirs) return { kind: "unknown" };
  const own = { ...parseRestaurantOrThrow(value), rev: theirs.rev };
  const isOwn = theirs.rev === (base.rev ?? 0) + 1 && isSameData(theirs, own);
  return isOwn ? { kind: "saved", restaurant: theirs } : { kind: "conflict", theirs };
}
