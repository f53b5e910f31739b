import { useState } from "react";
import { useRevisions } from "@/data/use-revisions";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { parseRestaurantOrThrow, storedRestaurantSchema } from "@/domain/tenant/stored-restaurant";
import { callReadRevision } from "@/firebase/callables/editor-callables";
import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { revisionTexts } from "@/i18n/admin/revision-texts";
import { useTexts } from "@/i18n/use-texts";
import { RevisionList } from "@/ui/revision-list";
import { EditorSection } from "../sections/editor-section";
import { ChangeList } from "./change-list";
import { draftChanges } from "./draft-changes";
import { restaurantToDraft } from "./restaurant-to-draft";

interface HistorySectionProps {
  readonly current: Restaurant;
  readonly onRestore: (revision: Restaurant, rev: number) => Promise<void>;
}

/** Earlier revisions of the restaurant, to compare and to restore. */
export function HistorySection({ current, onRestore }: HistorySectionProps) {
  const texts = useTexts(restaurantEditorTexts);
  const words = useTexts(revisionTexts);
  const { key, rev: currentRev = 0 } = current;
  const history = useRevisions(key, "restaurant", currentRev);
  const [opened, setOpened] = useState<{ rev: number; revision: Restaurant } | null>(null);
  const [isUnavailable, setUnavailable] = useState(false);

  async function read(rev: number): Promise<Restaurant | null> {
    const of = { resto_key: key, kind: "restaurant", rev } as const;
    const answer = await callReadRevision(of, storedRestaurantSchema);
    setUnavailable(!answer.ok);
    return answer.ok ? parseRestaurantOrThrow(answer.value.value) : null;
  }

  async function act(action: "compare" | "restore", rev: number): Promise<void> {
    if (action === "compare" && opened?.rev === rev) return setOpened(null);
    const revision = await read(rev);
    if (!revision) return;
    if (action === "restore") await onRestore(revision, rev);
    else setOpened({ rev, revision });
  }

  return (
    <EditorSection name="history">
      <p className="editor-field__hint">{texts.history.intro}</p>
      {isUnavailable && <p role="alert">{texts.history.unavailable}</p>}
      {history.status === "ready" && history.revisions.length === 0 && <p>{words.empty}</p>}
      {history.revisions.length > 0 && (
        <RevisionList
          revisions={history.revisions}
          current={currentRev}
          opened={
            opened && {
              rev: opened.rev,
              content: <Differences earlier={opened.revision} current={current} />,
            }
          }
          onAct={(action, rev) => void act(action, rev)}
        />
      )}
      {history.status === "loading" && <p role="status">{words.loading}</p>}
      {history.status === "failed" && (
        <p role="alert" className="editor-history__failed">
          {words.failed}
          <button type="button" className="row-button" onClick={() => void history.loadMore()}>
            {words.retry}
          </button>
        </p>
      )}
      {history.status !== "failed" && history.more && (
        <button
          type="button"
          className="row-button"
          aria-disabled={history.status === "loading"}
          onClick={() => history.status === "ready" && void history.loadMore()}
        >
          {words.more}
        </button>
      )}
    </EditorSection>
  );
}

function Differences({ earlier, current }: { earlier: Restaurant; current: Restaurant }) {
  const { history } = useTexts(restaurantEditorTexts);
  const changes = draftChanges(restaurantToDraft(earlier), restaurantToDraft(current));
  if (changes.length === 0) return <p>{history.same}</p>;
  return <ChangeList changes={changes} before={history.earlier} after={history.now} />;
}
