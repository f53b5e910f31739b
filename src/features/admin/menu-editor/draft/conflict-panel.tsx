import { useMemo } from "react";
import { useRevisions } from "@/data/use-revisions";
import { menuDiff } from "@/domain/menu/draft/menu-diff";
import { type MergeConflict, mergeMenus } from "@/domain/menu/draft/menu-merge";
import type { Menu } from "@/domain/menu/menu.schema";
import { menuEditorTexts } from "@/i18n/admin/menu-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import { focusOnMount } from "@/ui/focus-on-mount";
import { useEditorContext } from "../editor-context";
import { ChangeList } from "./change-list";

interface ConflictPanelProps {
  readonly base: Menu;
  readonly theirs: Menu;
  /** Continues with `menu`, based on the stored one. */
  readonly onResolve: (menu: Menu, conflicts: readonly MergeConflict[]) => void;
}

/** Shows what the other save changed and offers to merge, to keep the draft or to discard it. */
export function ConflictPanel({ base, theirs, onResolve }: ConflictPanelProps) {
  const texts = useTexts(menuEditorTexts);
  const { menu, restaurant } = useEditorContext();
  const { revisions } = useRevisions(restaurant.key, "menu", theirs.rev);
  const changes = useMemo(() => menuDiff(base, theirs), [base, theirs]);
  const savedBy = revisions.find(({ rev }) => rev === theirs.rev)?.saved_by;
  const merge = () => {
    const merged = mergeMenus(base, menu, theirs);
    onResolve(merged.menu, merged.conflicts);
  };
  const choices = [
    { name: texts.merge, help: texts.mergeHelp, choose: merge },
    {
      name: texts.keepMine,
      help: texts.keepMineHelp,
      choose: () => onResolve({ ...menu, rev: theirs.rev }, []),
    },
    { name: texts.takeTheirs, help: texts.takeTheirsHelp, choose: () => onResolve(theirs, []) },
  ];
  return (
    <section className="conflict" aria-labelledby="conflict-title">
      <h2 className="panel__title" id="conflict-title" tabIndex={-1} ref={focusOnMount}>
        {texts.conflictTitle}
      </h2>
      <p>
        {savedBy ? `${texts.theirs(savedBy)}. ` : null}
        {texts.conflict}
      </p>
      <ul className="conflict__choices">
        {choices.map(({ name, help, choose }, index) => (
          <li key={name}>
            <button
              type="button"
              className={index === 0 ? "button button--primary" : "button button--outline"}
              onClick={choose}
            >
              {name}
            </button>
            <p className="conflict__help">{help}</p>
          </li>
        ))}
      </ul>
      <h3>{texts.theirChanges}</h3>
      <ChangeList changes={changes} />
    </section>
  );
}
