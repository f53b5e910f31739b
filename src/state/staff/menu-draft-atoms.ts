import * as z from "zod/mini";
import { menuDraftSchema } from "@/domain/menu/draft/menu-draft.schema";
import type { Menu } from "@/domain/menu/menu.schema";
import { unsavedDrafts } from "./unsaved-drafts";

const drafts = unsavedDrafts<MenuDraft>(
  "menu-drafts",
  z.object({
    base: menuDraftSchema,
    value: menuDraftSchema,
    edited_at: z.int(),
    typed: z._default(z.record(z.string(), z.string()), {}),
  }),
);

export const readMenuDraftAtom = drafts.readAtom;
export const storeMenuDraftAtom = drafts.storeAtom;

/** A menu with unsaved changes, and the stored menu it is based on. */
export interface MenuDraft {
  readonly base: Menu;
  readonly value: Menu;
  readonly edited_at: number;
  /** Texts that are not valid numbers, by field; the menu has NaN there. */
  readonly typed: Readonly<Record<string, string>>;
}
