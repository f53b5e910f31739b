import { menuEditorTexts } from "@/i18n/admin/menu-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import { useEditorContext } from "./editor-context";

interface EditorBarProps {
  readonly changes: number;
  readonly canUndo: boolean;
  readonly isSaving: boolean;
  readonly onAct: (act: "save" | "undo") => void;
}

/** Title, number of changes and issues, and the actions for the whole menu. */
export function EditorBar({ changes, canUndo, isSaving, onAct }: EditorBarProps) {
  const { restaurant, issues, show } = useEditorContext();
  const texts = useTexts(menuEditorTexts);
  const canSave = changes > 0 && !isSaving;
  return (
    <header className="editor-bar">
      <h1 className="editor-bar__title">{texts.title(restaurant.title)}</h1>
      <div className="editor-bar__state" role="status">
        {changes === 0 ? (
          <span className="editor-bar__saved">{texts.noChanges}</span>
        ) : (
          <button
            type="button"
            className="editor-bar__changes"
            onClick={() => show({ kind: "changes" })}
          >
            {texts.changes(changes)}
          </button>
        )}
        {issues.length > 0 ? (
          <button
            type="button"
            className="editor-bar__issues"
            onClick={() => show({ kind: "changes" })}
          >
            {texts.issues(issues.length)}
          </button>
        ) : null}
      </div>
      <div className="editor-bar__more">
        <button
          type="button"
          className="button button--ghost"
          onClick={() => show({ kind: "transfer" })}
        >
          {texts.transfer}
        </button>
        <button
          type="button"
          className="button button--ghost"
          onClick={() => show({ kind: "history" })}
        >
          {texts.history}
        </button>
      </div>
      <div className="editor-bar__acts">
        <button
          type="button"
          className="button button--outline"
          aria-disabled={!canUndo}
          onClick={() => canUndo && onAct("undo")}
        >
          {texts.undo}
        </button>
        <button
          type="button"
          className="button button--primary"
          aria-disabled={!canSave}
          onClick={() => canSave && onAct("save")}
        >
          {isSaving ? texts.saving : texts.save}
        </button>
      </div>
    </header>
  );
}
