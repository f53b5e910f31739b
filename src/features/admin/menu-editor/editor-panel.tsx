import { EmptyState } from "@/admin-ui/feedback/empty-state";
import { showToast } from "@/admin-ui/feedback/toaster";
import type { RevisionedDocument } from "@/data/revisions/revisioned-document";
import type { RevisionedDraft } from "@/data/revisions/use-revisioned-draft";
import type { Menu } from "@/domain/menu/menu.schema";
import { menuEditorTexts } from "@/i18n/admin/menu/menu-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import { type EditorView, useEditorContext } from "./context/editor-context";
import { DishPanel } from "./dish/dish-panel";
import { MenuConflict } from "./draft/menu-conflict";
import { MenuHistory } from "./draft/menu-history";
import { CategoryForm } from "./list/category-form";
import { CategoryOrder } from "./list/category-order";
import { PhotoBatchPanel } from "./photo/batch/photo-batch-panel";
import { usePhotoQueue } from "./photo/batch/use-photo-queue";
import { TransferPanel } from "./transfer/transfer-panel";

interface EditorPanelProps {
  readonly view: EditorView;
  readonly draft: RevisionedDraft<Menu, Menu>;
  readonly document: RevisionedDocument<Menu, Menu>;
  /** Whether the table leaves it little space. */
  readonly isBesideTable: boolean;
}

/** The panel for the current view; a conflict comes first. */
export function EditorPanel({ view, draft, document, isBesideTable }: EditorPanelProps) {
  const texts = useTexts(menuEditorTexts);
  const { menu, edit, show } = useEditorContext();
  const { conflict, resolve } = draft;
  // Here, so that uploads go on beside other views.
  const queue = usePhotoQueue();
  if (conflict) return <MenuConflict versions={conflict} onResolve={resolve} />;
  switch (view?.kind) {
    case "history":
      return <MenuHistory draft={draft} document={document} />;
    case "categories":
      return <CategoryOrder />;
    case "photos":
      return <PhotoBatchPanel queue={queue} />;
    case "transfer":
      return (
        <TransferPanel
          onImport={(imported) => {
            edit(null, () => imported);
            showToast({ tone: "info", title: texts.imported });
            show(null);
          }}
        />
      );
    case "item": {
      const item = menu.items.find(({ id }) => id === view.id);
      if (item) return <DishPanel key={item.id} item={item} isNarrow={isBesideTable} />;
      break;
    }
    case "category": {
      const category = menu.categories.find(({ id }) => id === view.id);
      if (category) return <CategoryForm key={category.id} category={category} />;
    }
  }
  return <EmptyState title={texts.nothingChosen} text={texts.nothingChosenHelp} />;
}
