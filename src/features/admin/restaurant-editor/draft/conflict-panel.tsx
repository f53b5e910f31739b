import { useMemo, useState } from "react";
import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import type { RestaurantDraft } from "@/state/staff/restaurant-draft-atoms";
import { focusOnMount } from "@/ui/focus-on-mount";
import { draftLineName, draftLineText } from "../fields/draft-line-text";
import { type Merge, mergedDraft, type TheirChange, theirChanges } from "./draft-changes";
import "./change-list.css";

interface ConflictPanelProps {
  readonly merge: Merge;
  /** Continues with the merged draft. */
  readonly onMerged: (draft: RestaurantDraft) => void;
}

/**
 * Lists what the other save changed and lets the user select a side for each line. The default is
 * the draft where both sides changed a line, else the other save.
 */
export function ConflictPanel({ merge, onMerged }: ConflictPanelProps) {
  const texts = useTexts(restaurantEditorTexts);
  const { conflict } = texts;
  const changes = useMemo(() => theirChanges(merge), [merge]);
  const [mine, setMine] = useState<ReadonlySet<string>>(
    () => new Set(changes.filter(({ isContested }) => isContested).map(({ id }) => id)),
  );

  function keep(id: string, isMine: boolean): void {
    const others = [...mine].filter((other) => other !== id);
    setMine(new Set(isMine ? [...others, id] : others));
  }

  return (
    <section className="restaurant-conflict" aria-labelledby="conflict-title">
      <h2
        className="restaurant-conflict__title"
        id="conflict-title"
        tabIndex={-1}
        ref={focusOnMount}
      >
        {conflict.title}
      </h2>
      <p>{conflict.intro}</p>
      {changes.length === 0 && <p>{conflict.none}</p>}
      {changes.length > 1 && (
        <div className="restaurant-conflict__actions">
          <button
            type="button"
            className="button button--outline"
            onClick={() => setMine(new Set(changes.map(({ id }) => id)))}
          >
            {conflict.keepMine}
          </button>
          <button
            type="button"
            className="button button--outline"
            onClick={() => setMine(new Set())}
          >
            {conflict.takeTheirs}
          </button>
        </div>
      )}
      <div className="restaurant-conflict__lines">
        {changes.map((change) => (
          <ConflictLine
            key={change.id}
            change={change}
            isMine={mine.has(change.id)}
            onChoose={(isMine) => keep(change.id, isMine)}
          />
        ))}
      </div>
      <button
        type="button"
        className="button button--primary"
        onClick={() => onMerged(mergedDraft(merge, mine))}
      >
        {conflict.apply}
      </button>
    </section>
  );
}

interface ConflictLineProps {
  readonly change: TheirChange;
  readonly isMine: boolean;
  readonly onChoose: (isMine: boolean) => void;
}

function ConflictLine({ change, isMine, onChoose }: ConflictLineProps) {
  const texts = useTexts(restaurantEditorTexts);
  const { conflict } = texts;
  const { id, before, after, mine } = change;
  const name = draftLineName(id, texts);
  const sides = [
    { isOwn: false, title: conflict.theirs, text: draftLineText(id, after, texts) },
    { isOwn: true, title: conflict.mine, text: draftLineText(id, mine, texts) },
  ];
  return (
    <fieldset className="restaurant-conflict__line">
      <legend className="changes__name">
        <span className="visually-hidden">{conflict.choose(name)}</span>
        <span aria-hidden="true">{name}</span>
      </legend>
      <p className="restaurant-conflict__before">
        {conflict.before}: {draftLineText(id, before, texts)}
      </p>
      {sides.map(({ isOwn, title, text }) => (
        <label key={title} className="restaurant-conflict__side">
          <input
            type="radio"
            name={`conflict ${id}`}
            checked={isMine === isOwn}
            onChange={() => onChoose(isOwn)}
          />
          <span>
            <span className="changes__label">{title}</span> {text}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
