import { useMemo, useState } from "react";
import { RestoreDraftPrompt } from "@/admin-ui/revisions/restore-draft-prompt";
import { listChanges } from "@/domain/revision/changes";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import { useSetAtom } from "@/state/jotai-hooks";
import { readRestaurantDraftAtom } from "@/state/staff/restaurant-draft-atoms";
import { useRestaurantDocument } from "./draft/use-restaurant-document";
import { describeRestaurant } from "./fields/describe-change";
import { RestaurantEditor } from "./restaurant-editor";

/** Opens the editor, after asking about a draft found on this device. */
export function OpenRestaurant({ stored }: { readonly stored: Restaurant }) {
  const texts = useTexts(restaurantEditorTexts);
  const document = useRestaurantDocument(stored);
  const readDraft = useSetAtom(readRestaurantDraftAtom);
  const [unsaved, setUnsaved] = useState(() => readDraft(stored.key));
  const [isOpen, setOpen] = useState(unsaved === null);
  const changes = useMemo(
    () =>
      unsaved ? listChanges(document.part, document.toDraft(unsaved.base), unsaved.value) : [],
    [document, unsaved],
  );
  if (isOpen || !unsaved)
    return <RestaurantEditor document={document} start={{ stored, unsaved }} />;
  return (
    <RestoreDraftPrompt
      changes={changes}
      editedAt={unsaved.edited_at}
      describe={describeRestaurant(texts)}
      onAnswer={(isContinued) => {
        if (!isContinued) {
          document.keep(null);
          setUnsaved(null);
        }
        setOpen(true);
      }}
    />
  );
}
