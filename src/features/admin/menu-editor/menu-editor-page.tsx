import { useState } from "react";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { menuEditorTexts } from "@/i18n/admin/menu-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import { useSetAtom } from "@/state/jotai-hooks";
import {
  type MenuDraft,
  readMenuDraftAtom,
  storeMenuDraftAtom,
} from "@/state/staff/menu-draft-atoms";
import { EmptyState } from "@/ui/feedback/empty-state";
import { ErrorState } from "@/ui/feedback/error-state";
import { LoadingState } from "@/ui/feedback/loading-state";
import { RestoreDraftPrompt } from "./draft/restore-draft-prompt";
import { useStoredMenu } from "./draft/use-stored-menu";
import { MenuEditor } from "./menu-editor";

/** Edits the menu of one restaurant. Offers to restore a draft found on this device. */
export function MenuEditorPage({ restaurant }: { restaurant: Restaurant }) {
  const texts = useTexts(menuEditorTexts);
  const stored = useStoredMenu(restaurant);
  const readDraft = useSetAtom(readMenuDraftAtom);
  const keepDraft = useSetAtom(storeMenuDraftAtom);
  const [draft, setDraft] = useState<MenuDraft | null>(() => readDraft(restaurant.key));
  const [isRestored, setRestored] = useState(false);
  if (stored.status !== "ready") {
    return (
      <div className="menu-editor">
        <h1 className="visually-hidden">{texts.title(restaurant.title)}</h1>
        {stored.status === "loading" ? <LoadingState label={texts.loading} /> : null}
        {stored.status === "missing" ? (
          <EmptyState title={texts.title(restaurant.title)} text={texts.missing} />
        ) : null}
        {stored.status === "failed" ? (
          <ErrorState title={texts.failedTitle} help={texts.failed} onRetry={stored.retry} />
        ) : null}
      </div>
    );
  }
  if (draft && !isRestored) {
    const answer = (restore: boolean) => {
      if (restore) {
        setRestored(true);
        return;
      }
      keepDraft(restaurant.key, null);
      setDraft(null);
    };
    return (
      <div className="menu-editor">
        <h1 className="editor-bar__title">{texts.title(restaurant.title)}</h1>
        <RestoreDraftPrompt draft={draft} onAnswer={answer} />
      </div>
    );
  }
  const { base, value } = draft ?? { base: stored.menu, value: stored.menu };
  return <MenuEditor restaurant={stored.restaurant} base={base} value={value} />;
}
