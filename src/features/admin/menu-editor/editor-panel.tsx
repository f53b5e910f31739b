import type { Menu } from "@/domain/menu/menu.schema";
import { menuEditorTexts } from "@/i18n/admin/menu-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import { EmptyState } from "@/ui/feedback/empty-state";
import { DishPanel } from "./dish/dish-panel";
import { ChangesPanel } from "./draft/changes-panel";
import { HistoryPanel } from "./draft/history-panel";
import type { MenuDraftControl } from "./draft/use-menu-draft";
import { type EditorView, useEditorContext } from "./editor-context";
import { CategoryForm } from "./list/category-form";
import { TransferPanel } from "./transfer/transfer-panel";

interface EditorPanelProps {
  readonly view: EditorView;
  readonly draft: MenuDraftControl;
  readonly onRestore: (menu: Menu, rev: number) => Promise<void>;
  readonly onNote: (note: string) => void;
}

/** The panel for the current view. */
export function EditorPanel({ view, draft, onRestore, onNote }: EditorPanelProps) {
  const texts = useTexts(menuEditorTexts);
  const { menu, edit, show } = useEditorContext();
  if (view?.kind === "history") {
    return (
      <HistoryPanel
        base={draft.base}
        isDirty={draft.changes.length > 0}
        onRestore={(value, rev) => void onRestore(value, rev)}
      />
    );
  }
  if (view?.kind === "changes") return <ChangesPanel changes={draft.changes} />;
  if (view?.kind === "transfer") {
    return (
      <TransferPanel
        onImport={(imported) => {
          edit(null, () => imported);
          onNote(texts.imported);
          show({ kind: "changes" });
        }}
      />
    );
  }
  const item = view?.kind === "item" && menu.items.find(({ id }) => id === view.id);
  if (item) return <DishPanel key={item.id} item={item} />;
  const category = view?.kind === "category" && menu.categories.find(({ id }) => id === view.id);
  if (category) return <CategoryForm key={category.id} category={category} />;
  return <EmptyState title={texts.nothingChosen} text={texts.nothingChosenHelp} />;
}
