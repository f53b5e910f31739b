import { HistoryPanel } from "@/admin-ui/revisions/history-panel";
import type { RevisionedDocument } from "@/data/revisions/revisioned-document";
import { useRevisionHistory } from "@/data/revisions/use-revision-history";
import type { RevisionedDraft } from "@/data/revisions/use-revisioned-draft";
import type { Menu } from "@/domain/menu/menu.schema";
import { menuEditorTexts } from "@/i18n/admin/menu/menu-editor-texts";
import { useLanguage } from "@/i18n/use-texts";
import { PanelHead } from "../fields/panel-head";
import { describeMenuChange } from "./describe-menu-change";

interface MenuHistoryProps {
  readonly draft: RevisionedDraft<Menu, Menu>;
  readonly document: RevisionedDocument<Menu, Menu>;
}

/** Earlier revisions of the menu, to compare and to restore. */
export function MenuHistory({ draft, document }: MenuHistoryProps) {
  const language = useLanguage();
  const history = useRevisionHistory(document, draft.base, draft.restore);
  return (
    <>
      <PanelHead title={menuEditorTexts[language].history} />
      <HistoryPanel history={history} describe={describeMenuChange([draft.base], language)} />
    </>
  );
}
