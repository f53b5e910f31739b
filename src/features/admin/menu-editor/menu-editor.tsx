import { useDeferredValue, useMemo, useState } from "react";
import type { MergeConflict } from "@/domain/menu/draft/menu-merge";
import type { Menu } from "@/domain/menu/menu.schema";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { menuEditorTexts } from "@/i18n/admin/menu-editor-texts";
import { useTextIn, useTexts } from "@/i18n/use-texts";
import { keepFocusInside } from "@/ui/keep-focus-inside";
import { ConflictPanel } from "./draft/conflict-panel";
import { LeaveGuard } from "./draft/leave-guard";
import { SaveFeedback } from "./draft/save-feedback";
import { useMenuDraft } from "./draft/use-menu-draft";
import { useMenuIssues } from "./draft/use-menu-issues";
import { usePersistDraft } from "./draft/use-persist-draft";
import { useSaveMenu } from "./draft/use-save-menu";
import { EditorBar } from "./editor-bar";
import { EditorContextProvider, type EditorView } from "./editor-context";
import { EditorPanel } from "./editor-panel";
import { MenuList } from "./list/menu-list";
import "./menu-editor.css";

interface MenuEditorProps {
  readonly restaurant: Restaurant;
  /** The stored menu that the draft is based on. */
  readonly base: Menu;
  /** The draft. */
  readonly value: Menu;
}

/** List on the left, panel on the right; on a phone one at a time. */
export function MenuEditor({ restaurant, base, value }: MenuEditorProps) {
  const texts = useTexts(menuEditorTexts);
  const textIn = useTextIn();
  const draft = useMenuDraft(base, value);
  const issues = useMenuIssues(draft.value, restaurant);
  const saving = useSaveMenu(restaurant.key, draft);
  const [view, setView] = useState<EditorView>(null);
  const [note, setNote] = useState<string | null>(null);
  usePersistDraft(restaurant.key, draft);
  const { state } = saving;
  const { edit } = draft;

  const tools = useMemo(
    () => ({
      menu: draft.value,
      restaurant,
      issues,
      edit: (key: string | null, change: (menu: Menu) => Menu) => {
        setNote(null);
        edit(key, change);
      },
      show: setView,
    }),
    [draft.value, restaurant, issues, edit],
  );

  // Rendering the list of all dishes must not block typing.
  const listTools = useDeferredValue(tools);
  const listChanges = useDeferredValue(draft.changes);

  function act(what: "save" | "undo"): void {
    setNote(null);
    saving.reset();
    if (what === "undo") draft.undo();
    else if (issues.length > 0) setView({ kind: "changes" });
    else void saving.save(draft.value);
  }

  async function restore(menu: Menu, rev: number): Promise<void> {
    if (await saving.save(menu)) setNote(texts.restored(rev));
  }

  function resolveConflict(theirs: Menu, menu: Menu, conflicts: readonly MergeConflict[]): void {
    draft.rebase(theirs, menu);
    saving.reset();
    if (menu === theirs) {
      setView(null);
      return;
    }
    const names = conflicts.map(({ name }) => textIn(name)).join(", ");
    setNote(names ? `${texts.merged} ${texts.conflicts(names)}` : texts.merged);
    setView({ kind: "changes" });
  }

  return (
    <EditorContextProvider value={tools}>
      <div
        className="menu-editor"
        data-view={view || state.status === "conflict" ? "panel" : "list"}
      >
        <EditorBar
          changes={draft.changes.length}
          canUndo={draft.canUndo}
          isSaving={state.status === "saving"}
          onAct={act}
        />
        <LeaveGuard isDirty={draft.changes.length > 0} />
        <SaveFeedback state={state} more={note} />
        <div className="menu-editor__panes">
          <div className="menu-editor__list">
            <EditorContextProvider value={listTools}>
              <MenuList view={view} changes={listChanges} />
            </EditorContextProvider>
          </div>
          <div className="menu-editor__panel" data-testid="editor-panel" ref={keepFocusInside}>
            {state.status === "conflict" ? (
              <ConflictPanel
                base={draft.base}
                theirs={state.theirs}
                onResolve={(menu, conflicts) => resolveConflict(state.theirs, menu, conflicts)}
              />
            ) : (
              <EditorPanel view={view} draft={draft} onRestore={restore} onNote={setNote} />
            )}
          </div>
        </div>
      </div>
    </EditorContextProvider>
  );
}
