import { menuReads } from "@/data/revisions/editor-reads";
import type { RevisionedDocument, UnsavedDraft } from "@/data/revisions/revisioned-document";
import { menuParts } from "@/domain/menu/draft/menu-parts";
import { normaliseMenu } from "@/domain/menu/draft/normalise-menu";
import { type Menu, menuSchema } from "@/domain/menu/menu.schema";
import { callSaveMenu } from "@/firebase/callables/editor-callables";

/** A restaurant's menu as a document with revisions. Drafts are menus that may be incomplete. */
export function menuDocument(
  resto_key: string,
  keep: (draft: UnsavedDraft<Menu, Menu> | null) => void,
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
    ...menuReads(resto_key),
    save: (value, base_rev) => callSaveMenu({ resto_key, base_rev, value }),
    keep,
  };
}
