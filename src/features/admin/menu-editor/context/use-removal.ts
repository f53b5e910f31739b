import { showToast } from "@/admin-ui/feedback/toaster";
import type { Menu } from "@/domain/menu/menu.schema";
import { menuEditorTexts } from "@/i18n/admin/menu/menu-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import { useEditorTools } from "./editor-context";

const UNDO_FOR_MS = 10_000;

interface Removal {
  readonly name: string;
  readonly remove: (menu: Menu) => Menu;
  /** Puts it back into the current menu, which keeps all edits made since. */
  readonly restore: (menu: Menu) => Menu;
}

/** Returns a function that removes a part of the menu and offers to bring it back. */
export function useRemoval(): (removal: Removal) => void {
  const { edit } = useEditorTools();
  const texts = useTexts(menuEditorTexts);
  return ({ name, remove, restore }) => {
    edit(null, remove);
    showToast({
      tone: "info",
      title: texts.removed(name),
      durationMs: UNDO_FOR_MS,
      undo: { label: texts.bringBack, onUndo: () => edit(null, restore) },
    });
  };
}
