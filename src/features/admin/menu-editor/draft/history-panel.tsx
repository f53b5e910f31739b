import { useState } from "react";
import { useRevisions } from "@/data/use-revisions";
import { type MenuChange, menuDiff } from "@/domain/menu/draft/menu-diff";
import { type Menu, menuSchema } from "@/domain/menu/menu.schema";
import { callReadRevision } from "@/firebase/callables/editor-callables";
import { menuEditorTexts } from "@/i18n/admin/menu-editor-texts";
import { revisionTexts } from "@/i18n/admin/revision-texts";
import { useTexts } from "@/i18n/use-texts";
import { LoadingState } from "@/ui/feedback/loading-state";
import { RevisionList } from "@/ui/revision-list";
import { useEditorContext } from "../editor-context";
import { PanelHead } from "../panel-head";
import { ChangeList } from "./change-list";

interface HistoryPanelProps {
  /** The stored menu. */
  readonly base: Menu;
  readonly isDirty: boolean;
  /** Saves an earlier menu as a new revision. */
  readonly onRestore: (menu: Menu, rev: number) => void;
}

/** Earlier revisions, to compare and to restore. */
export function HistoryPanel({ base, isDirty, onRestore }: HistoryPanelProps) {
  const texts = useTexts(revisionTexts);
  const own = useTexts(menuEditorTexts);
  const { restaurant } = useEditorContext();
  const history = useRevisions(restaurant.key, "menu", base.rev);
  const [opened, setOpened] = useState<{ rev: number; changes: MenuChange[] } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function act(action: "compare" | "restore", rev: number): Promise<void> {
    setProblem(null);
    if (action === "compare" && opened?.rev === rev) {
      setOpened(null);
      return;
    }
    if (action === "restore" && isDirty) {
      setProblem(own.dirtyRestore);
      return;
    }
    const of = { resto_key: restaurant.key, kind: "menu", rev } as const;
    const answer = await callReadRevision(of, menuSchema);
    if (!answer.ok) setProblem(own.revisionGone);
    else if (action === "restore") onRestore(answer.value.value, rev);
    else setOpened({ rev, changes: menuDiff(answer.value.value, base) });
  }

  return (
    <>
      <PanelHead title={own.history} />
      {problem ? (
        <p className="panel__problem" role="alert">
          {problem}
        </p>
      ) : null}
      {history.status === "ready" && history.revisions.length === 0 ? <p>{texts.empty}</p> : null}
      <RevisionList
        revisions={history.revisions}
        current={base.rev}
        opened={opened && { rev: opened.rev, content: <ChangeList changes={opened.changes} /> }}
        onAct={(action, rev) => void act(action, rev)}
      />
      {history.status === "loading" ? <LoadingState label={texts.loading} /> : null}
      {history.status === "failed" ? <p role="alert">{texts.failed}</p> : null}
      {history.status === "failed" || history.more ? (
        <button
          type="button"
          className="button button--outline panel__more"
          aria-disabled={history.status === "loading"}
          onClick={() => history.status !== "loading" && void history.loadMore()}
        >
          {history.status === "failed" ? texts.retry : texts.more}
        </button>
      ) : null}
    </>
  );
}
