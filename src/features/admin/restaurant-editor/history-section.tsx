import { useCallback, useEffect, useMemo, useState } from "react";
import type { Revision } from "../../../domain/shared/revision.schema";
import type { Restaurant } from "../../../domain/tenant/restaurant.schema";
import { fromStored, storedRestaurantSchema } from "../../../domain/tenant/stored-restaurant";
import { callListRevisions, callReadRevision } from "../../../firebase/callables-editors";
import { adminRestaurantTexts } from "../../../i18n/admin-restaurant-texts";
import { revisionTexts } from "../../../i18n/revision-texts";
import { useTexts } from "../../../i18n/use-texts";
import { RevisionList } from "../../../ui/revision-list";
import { ChangeList } from "./change-list";
import { draftChanges } from "./draft-lines";
import { draftOfRestaurant } from "./draft-of-restaurant";
import { EditorSection } from "./editor-section";

interface HistorySectionProps {
  readonly current: Restaurant;
  readonly onRestore: (record: Restaurant, rev: number) => Promise<void>;
}

interface Page {
  readonly revisions: readonly Revision[];
  readonly more: boolean;
}

/** Earlier revisions of the record, what they said differently, and the way back to them. */
export function HistorySection({ current, onRestore }: HistorySectionProps) {
  const texts = useTexts(adminRestaurantTexts);
  const words = useTexts(revisionTexts);
  const of = useMemo(
    () => ({ resto_key: current.key, kind: "restaurant" as const }),
    [current.key],
  );
  const [page, setPage] = useState<Page | "loading" | "failed">("loading");
  const [opened, setOpened] = useState<{ rev: number; record: Restaurant } | null>(null);
  const [isUnreadable, setUnreadable] = useState(false);

  const load = useCallback(
    async (before: readonly Revision[] = []) => {
      const last = before.at(-1);
      const answer = await callListRevisions({ ...of, ...(last && { before_rev: last.rev }) });
      if (!answer.ok) return setPage("failed");
      const { revisions, more } = answer.value;
      setPage({ revisions: [...before, ...revisions], more });
    },
    [of],
  );
  useEffect(() => void load(), [load]);

  async function read(rev: number): Promise<Restaurant | null> {
    const answer = await callReadRevision({ ...of, rev }, storedRestaurantSchema);
    setUnreadable(!answer.ok);
    return answer.ok ? fromStored(answer.value.value) : null;
  }

  async function act(action: "compare" | "restore", rev: number): Promise<void> {
    if (action === "compare" && opened?.rev === rev) return setOpened(null);
    const record = await read(rev);
    if (!record) return;
    if (action === "restore") await onRestore(record, rev);
    else setOpened({ rev, record });
  }

  return (
    <EditorSection name="history">
      <p className="editor-field__hint">{texts.history.intro}</p>
      {page === "loading" && <p role="status">{words.loading}</p>}
      {page === "failed" && (
        <p role="alert" className="editor-history__failed">
          {words.failed}
          <button
            type="button"
            className="row-button"
            onClick={() => {
              setPage("loading");
              void load();
            }}
          >
            {words.retry}
          </button>
        </p>
      )}
      {isUnreadable && <p role="alert">{texts.trouble.unreadable}</p>}
      {typeof page === "object" && page.revisions.length === 0 && <p>{words.empty}</p>}
      {typeof page === "object" && page.revisions.length > 0 && (
        <RevisionList
          revisions={page.revisions}
          current={current.rev ?? 0}
          opened={
            opened && {
              rev: opened.rev,
              content: <Differences earlier={opened.record} current={current} />,
            }
          }
          onAct={(action, rev) => void act(action, rev)}
        />
      )}
      {typeof page === "object" && page.more && (
        <button type="button" className="row-button" onClick={() => void load(page.revisions)}>
          {words.more}
        </button>
      )}
    </EditorSection>
  );
}

function Differences({ earlier, current }: { earlier: Restaurant; current: Restaurant }) {
  const { history } = useTexts(adminRestaurantTexts);
  const changes = draftChanges(draftOfRestaurant(earlier), draftOfRestaurant(current));
  if (changes.length === 0) return <p>{history.same}</p>;
  return <ChangeList changes={changes} before={history.earlier} after={history.now} />;
}
