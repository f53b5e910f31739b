import { menuDiff } from "@/domain/menu/draft/menu-diff";
import { formatDate, formatTime } from "@/domain/text/format";
import { menuEditorTexts } from "@/i18n/admin/menu-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import type { MenuDraft } from "@/state/staff/menu-draft-atoms";
import { ChangeList } from "./change-list";

interface RestoreDraftPromptProps {
  readonly draft: MenuDraft;
  readonly onAnswer: (restore: boolean) => void;
}

/** Asks whether to restore or discard a draft found on this device. */
export function RestoreDraftPrompt({ draft, onAnswer }: RestoreDraftPromptProps) {
  const texts = useTexts(menuEditorTexts);
  const { base, value, edited_at } = draft;
  const changes = menuDiff(base, value);
  return (
    <section className="restore-draft" aria-labelledby="draft-title">
      <h2 className="panel__title" id="draft-title">
        {texts.draftTitle}
      </h2>
      <p>{texts.draft(formatDate(edited_at), formatTime(edited_at), changes.length)}</p>
      <div className="panel__acts">
        <button type="button" className="button button--primary" onClick={() => onAnswer(true)}>
          {texts.restoreDraft}
        </button>
        <button type="button" className="button button--outline" onClick={() => onAnswer(false)}>
          {texts.discardDraft}
        </button>
      </div>
      <ChangeList changes={changes} />
    </section>
  );
}
