import { useMemo, useState } from "react";
import { EmptyState } from "@/admin-ui/feedback/empty-state";
import { InlineError } from "@/admin-ui/feedback/inline-error";
import { PageSkeleton } from "@/admin-ui/feedback/page-skeleton";
import { Page } from "@/admin-ui/layout/page";
import { RestoreDraftPrompt } from "@/admin-ui/revisions/restore-draft-prompt";
import { useMenuToEdit } from "@/data/staff/use-menu-to-edit";
import { menuParts } from "@/domain/menu/draft/menu-parts";
import { listChanges } from "@/domain/revision/changes";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { menuEditorTexts } from "@/i18n/admin/menu/menu-editor-texts";
import { useLanguage } from "@/i18n/use-texts";
import { useSetAtom } from "@/state/jotai-hooks";
import {
  type MenuDraft,
  readMenuDraftAtom,
  storeMenuDraftAtom,
} from "@/state/staff/menu-draft-atoms";
import { describeMenuChange } from "./draft/describe-menu-change";
import { MenuEditor } from "./menu-editor";

/** Edits the menu of one restaurant. Offers to restore a draft found on this device. */
export function MenuEditorPage({ restaurant }: { readonly restaurant: Restaurant }) {
  const language = useLanguage();
  const texts = menuEditorTexts[language];
  const { value: stored, status, reload } = useMenuToEdit(restaurant);
  const readDraft = useSetAtom(readMenuDraftAtom);
  const keepDraft = useSetAtom(storeMenuDraftAtom);
  const [unsaved, setUnsaved] = useState<MenuDraft | null>(() => readDraft(restaurant.key));
  const [isRestored, setRestored] = useState(false);
  const changes = useMemo(
    () => (unsaved ? listChanges(menuParts, unsaved.base, unsaved.value) : []),
    [unsaved],
  );
  const title = texts.title(restaurant.title);
  if (stored && (!unsaved || isRestored)) {
    return <MenuEditor restaurant={stored.restaurant} stored={stored.menu} unsaved={unsaved} />;
  }
  const discard = () => {
    keepDraft(restaurant.key, null);
    setUnsaved(null);
  };
  return (
    <Page title={title}>
      {status === "loading" ? <PageSkeleton label={texts.loading} /> : null}
      {status === "ready" && !stored ? <EmptyState title={texts.missing} /> : null}
      {status === "failed" ? (
        <InlineError title={texts.failedTitle} onRetry={reload}>
          {texts.failed}
        </InlineError>
      ) : null}
      {stored && unsaved ? (
        <RestoreDraftPrompt
          changes={changes}
          editedAt={unsaved.edited_at}
          describe={describeMenuChange([unsaved.value, unsaved.base], language)}
          onAnswer={(isContinued) => (isContinued ? setRestored(true) : discard())}
        />
      ) : null}
    </Page>
  );
}
