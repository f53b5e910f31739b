import type { RevisionedDocument } from "@/data/revisions/revisioned-document";
import { menuParts } from "@/domain/menu/draft/menu-parts";
import { normaliseMenu } from "@/domain/menu/draft/normalise-menu";
import { type Menu, menuSchema } from "@/domain/menu/menu.schema";
import {
  callReadRevision,
  callSaveMenu,
  readMenuToEdit,
} from "@/firebase/callables/editor-callables";
import type { MenuDraft } from "@/state/staff/menu-draft-atoms";

/** A restaurant's menu as a document with revisions. Drafts are menus that may be incomplete. */
export function menuDocument(
  resto_key: string,
  keep: (draft: MenuDraft | null) => void,
): RevisionedDocument<Menu, Menu> {
  return {
    resto_key,
    kind: "menu",
    part: menuParts,
    toDraft: (stored) => stored,
    toStored: (draft) => {
      const menu = normaliseMenu(draft);
      return menuSchema.safeParse(menu).success ? menu : null;
    },
    read: () => readMenuToEdit(resto_key),
    readRevision: async (rev) => {
      const answer = await callReadRevision({ resto_key, kind: "menu", rev }, menuSchema);
      return answer.ok ? answer.value.value : null;
    },
    save: (value, base_rev) => callSaveMenu({ resto_key, base_rev, value }),
    keep,
  };
}
