import { useEffect, useRef, useState } from "react";
import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import type { RestaurantDraft } from "@/state/staff/restaurant-draft-atoms";
import { keepFocusInside } from "@/ui/keep-focus-inside";
import { ProblemList } from "../fields/problem-list";
import { ChangeList } from "./change-list";
import { draftChanges, isSameDraft } from "./draft-changes";
import { SaveFeedback } from "./save-feedback";
import type { EditorFeedback, RestaurantEditorApi } from "./use-restaurant-editor";
import { useDraft } from "./use-restaurant-form";
import "./save-bar.css";

/** Unsaved changes, result of the last save, and the buttons to save and to discard. */
export function SaveBar({ editor }: { editor: RestaurantEditorApi }) {
  const texts = useTexts(restaurantEditorTexts);
  const { save, conflict, history } = texts;
  const { baseDraft, isSaving, feedback } = editor;
  const draft = useDraft();
  const [discarded, setDiscarded] = useState<RestaurantDraft | null>(null);
  const [showsChanges, setShowsChanges] = useState(false);
  const problems = useRef<HTMLDivElement>(null);
  const isChanged = !isSameDraft(draft, baseDraft);
  const changes = isChanged ? draftChanges(baseDraft, draft) : [];
  useWarnBeforeUnload(isChanged);

  async function saveNow(): Promise<void> {
    setDiscarded(null);
    setShowsChanges(false);
    await editor.save();
    // The errors appear with the next render.
    requestAnimationFrame(() => problems.current?.querySelector("button")?.focus());
  }

  return (
    <div className="save-bar" ref={keepFocusInside}>
      <div ref={problems} className="save-bar__problems">
        <ProblemList restoKey={editor.base.key} />
      </div>
      {showsChanges && changes.length > 0 && (
        <div className="save-bar__changes">
          <ChangeList changes={changes} before={conflict.before} after={history.now} />
        </div>
      )}
      <div className="save-bar__row">
        <p className="save-bar__state" role="status" tabIndex={-1}>
          {isSaving ? save.saving : stateText()}
          {!isSaving && isCurrent(feedback, isChanged) && <SaveFeedback feedback={feedback} />}
        </p>
        {discarded && !isChanged && (
          <button
            type="button"
            className="button button--outline"
            onClick={() => {
              editor.reset(discarded);
              setDiscarded(null);
            }}
          >
            {save.undo}
          </button>
        )}
        {isChanged && (
          <>
            {changes.length > 0 && (
              <button
                type="button"
                className="button button--ghost"
                aria-expanded={showsChanges}
                onClick={() => setShowsChanges(!showsChanges)}
              >
                {save.show}
              </button>
            )}
            <button
              type="button"
              className="button button--outline"
              disabled={isSaving || editor.merge !== null}
              onClick={() => {
                setDiscarded(draft);
                editor.reset();
              }}
            >
              {save.discard}
            </button>
          </>
        )}
        <button
          type="button"
          className="button button--primary"
          aria-disabled={isSaving || !isChanged || editor.merge !== null}
          onClick={() => {
            if (!isSaving && isChanged && !editor.merge) void saveNow();
          }}
        >
          {save.save}
        </button>
      </div>
    </div>
  );

  function stateText(): string {
    if (isChanged) return save.unsaved(Math.max(1, changes.length));
    if (discarded) return save.discarded;
    return feedback ? "" : save.nothing;
  }
}

/** Hides a successful save after the next change. */
function isCurrent(
  feedback: EditorFeedback | null,
  isChanged: boolean,
): feedback is EditorFeedback {
  return (
    feedback !== null && !(isChanged && (feedback.kind === "saved" || feedback.kind === "restored"))
  );
}

/** The browser warns before a page with unsaved changes is closed. The draft is kept anyway. */
function useWarnBeforeUnload(isChanged: boolean): void {
  useEffect(() => {
    if (!isChanged) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isChanged]);
}
