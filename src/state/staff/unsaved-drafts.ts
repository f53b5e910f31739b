import { atom } from "jotai/vanilla";
import * as z from "zod/mini";
import { activeTenantKey } from "@/config/active-tenant-key";
import { parseWith } from "../parse-with";
import { storedAtom } from "../stored-atom";
import { validatedStorage } from "../validated-storage";

/**
 * Atoms for the drafts of one kind of document. They stay on this device until they are saved or
 * discarded.
 * @param name of the entry in the browser's storage
 * @param schema of one draft
 */
export function unsavedDrafts<Draft>(name: string, schema: z.ZodMiniType<Draft>) {
  const byRestaurantAtom = storedAtom<Readonly<Record<string, Draft>>>(
    `${activeTenantKey}.${name}`,
    {},
    validatedStorage(parseWith<Record<string, Draft>>(z.record(z.string(), schema))),
  );
  return {
    /** Reads a restaurant's draft once; null when there is none. */
    readAtom: atom(
      null,
      (get, _set, key: string): Draft | null => get(byRestaurantAtom)[key] ?? null,
    ),
    /** Stores a restaurant's draft; null removes it. */
    storeAtom: atom(null, (get, set, key: string, draft: Draft | null) => {
      const { [key]: before, ...others } = get(byRestaurantAtom);
      if (draft) set(byRestaurantAtom, { ...others, [key]: draft });
      else if (before) set(byRestaurantAtom, others);
    }),
  };
}
