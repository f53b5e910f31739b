import { menuDraftSchema } from "@/domain/menu/draft/menu-draft.schema";
import type { Menu } from "@/domain/menu/menu.schema";
import { keptDrafts } from "./kept-drafts";

const drafts = keptDrafts<Menu, Menu>("menu-drafts", {
  base: menuDraftSchema,
  value: menuDraftSchema,
});

export const readMenuDraftAtom = drafts.readAtom;
export const storeMenuDraftAtom = drafts.storeAtom;

/** A menu with unsaved changes, and the stored menu it is based on. */
export interface MenuDraft {
  readonly base: Menu;
  readonly value: Menu;
  readonly edited_at: number;
}
