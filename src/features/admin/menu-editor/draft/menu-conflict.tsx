import { ConflictPanel } from "@/admin-ui/revisions/conflict-panel";
import { useRevisions } from "@/data/use-revisions";
import { menuParts } from "@/domain/menu/draft/menu-parts";
import { withMissingCategories } from "@/domain/menu/draft/missing-categories";
import type { Menu } from "@/domain/menu/menu.schema";
import type { Versions } from "@/domain/revision/merge";
import { useLanguage } from "@/i18n/use-texts";
import { useEditorContext } from "../context/editor-context";
import { describeMenuChange } from "./describe-menu-change";

interface MenuConflictProps {
  readonly versions: Versions<Menu>;
  readonly onResolve: (merged: Menu) => void;
}

/** Asks which changes apply after somebody else has saved the menu. */
export function MenuConflict({ versions, onResolve }: MenuConflictProps) {
  const { restaurant } = useEditorContext();
  const { base, mine, theirs } = versions;
  const { revisions } = useRevisions(restaurant.key, "menu", theirs.rev);
  const savedBy = revisions.find(({ rev }) => rev === theirs.rev)?.saved_by;
  return (
    <ConflictPanel
      conflict={{ part: menuParts, versions, savedBy }}
      describe={describeMenuChange([mine, theirs, base], useLanguage())}
      onResolve={(merged) => onResolve(withMissingCategories(merged, [mine, theirs]))}
    />
  );
}
