import { IconButton } from "@chakra-ui/react";
import { CloseIcon } from "@/admin-ui/icons";
import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import { useAnnounce } from "@/ui/feedback/announcer";

interface RemoveRowProps {
  /** Names the row. */
  readonly what: string;
  readonly onRemove: () => void;
}

/** Removes a row at once; the save bar can undo it. */
export function RemoveRow({ what, onRemove }: RemoveRowProps) {
  const { rows } = useTexts(restaurantEditorTexts);
  const announce = useAnnounce();
  const name = what.trim() || rows.unnamed;
  return (
    <IconButton
      variant="ghost"
      colorPalette="gray"
      aria-label={rows.remove(name)}
      title={rows.remove(name)}
      onClick={() => {
        onRemove();
        announce(rows.removed(name));
      }}
    >
      <CloseIcon />
    </IconButton>
  );
}
