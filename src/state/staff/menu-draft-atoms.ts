import { atom } from "jotai/vanilla";
import { atomWithStorage } from "jotai/vanilla/utils";
import * as z from "zod/mini";
import { activeTenantKey } from "@/config/active-tenant-key";
import { menuDraftSchema } from "@/domain/menu/draft/menu-draft.schema";
import { parseWith } from "../parse-with";
import { validatedStorage } from "../validated-storage";

const draftSchema = z.object({
  /** The stored menu that the draft is based on. */
  base: menuDraftSchema,
  value: menuDraftSchema,
  edited_at: z.int(),
});

/** A menu with unsaved changes. */
export type MenuDraft = z.infer<typeof draftSchema>;

/** By restaurant; stored on this device until saved or discarded. */
const menuDraftsAtom = atomWithStorage<Readonly<Record<string, MenuDraft>>>(
  `${activeTenantKey}.menu-drafts`,
  {},
  validatedStorage(parseWith(z.record(z.string(), draftSchema))),
  { getOnInit: true },
);

/** Reads a restaurant's draft once; null when there is none. */
export const readMenuDraftAtom = atom(
  null,
  (get, _set, key: string): MenuDraft | null => get(menuDraftsAtom)[key] ?? null,
);

/** Stores a restaurant's draft; null removes it. */
export const storeMenuDraftAtom = atom(null, (get, set, key: string, draft: MenuDraft | null) => {
  const { [key]: before, ...others } = get(menuDraftsAtom);
  if (draft) set(menuDraftsAtom, { ...others, [key]: draft });
  else if (before) set(menuDraftsAtom, others);
});
