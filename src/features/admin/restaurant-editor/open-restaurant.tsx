import { useMemo, useState } from "react";
import { RestoreDraftPrompt } from "@/admin-ui/revisions/restore-draft-prompt";
import { listChanges } from "@/domain/revision/changes";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import { useSetAtom } from "@/state/jotai-hooks";
import { readKeptRestaurantAtom } from "@/state/staff/restaurant-draft-atoms";
import { useRestaurantDocument } from "./draft/use-restaurant-document";
import { describeRestaurant } from "./fields/describe-change";
import { RestaurantEditor } from "./restaurant-editor";

/** Opens the editor, after asking about a draft found on this device. */
export function OpenRestaurant({ stored }: { readonly stored: Restaurant }) {
  const texts = useTexts(restaurantEditorTexts);
  const document = useRestaurantDocument(stored);
  const readKept = useSetAtom(readKeptRestaurantAtom);
  const [kept, setKept] = useState(() => readKept(stored.key));
  const [isOpen, setOpen] = useState(kept === null);
  const changes = useMemo(
    () => (kept ? listChanges(document.part, document.toDraft(kept.base), kept.value) : []),
    [document, kept],
  );
  if (isOpen || !kept) return <RestaurantEditor document={document} start={{ stored, kept }} />;
  return (
    <RestoreDraftPrompt
      changes={changes}
      editedAt={kept.edited_at}
      describe={describeRestaurant(texts)}
      onAnswer={(isContinued) => {
        if (!isContinued) {
          document.keep(null);
          setKept(null);
        }
        setOpen(true);
      }}
    />
  );
}
