import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import { draftLineName, draftLineText } from "../fields/draft-line-text";
import type { DraftChange } from "./draft-changes";
import "./change-list.css";

interface ChangeListProps {
  readonly changes: readonly DraftChange[];
  /** Labels of the two sides. */
  readonly before: string;
  readonly after: string;
}

/** Differences between two drafts, one per line. */
export function ChangeList({ changes, before, after }: ChangeListProps) {
  const texts = useTexts(restaurantEditorTexts);
  return (
    <ul className="changes" aria-label={texts.changes}>
      {changes.map((change) => (
        <li key={change.id} className="changes__change">
          <span className="changes__name">{draftLineName(change.id, texts)}</span>
          <span className="changes__side changes__side--before">
            <span className="changes__label">{before}</span>{" "}
            {draftLineText(change.id, change.before, texts)}
          </span>
          <span className="changes__side">
            <span className="changes__label">{after}</span>{" "}
            {draftLineText(change.id, change.after, texts)}
          </span>
        </li>
      ))}
    </ul>
  );
}
