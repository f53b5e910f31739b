import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import { useAnnounce } from "@/ui/feedback/announcer";
import "./editor-rows.css";

interface RemoveRowProps {
  /** Names the row. */
  readonly what: string;
  readonly onRemove: () => void;
}

export function RemoveRow({ what, onRemove }: RemoveRowProps) {
  const { rows } = useTexts(restaurantEditorTexts);
  const announce = useAnnounce();
  const name = what.trim() || rows.unnamed;
  return (
    <button
      type="button"
      className="row-button row-button--remove"
      aria-label={rows.remove(name)}
      title={rows.remove(name)}
      onClick={() => {
        onRemove();
        announce(rows.removed(name));
      }}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M6 6l12 12M18 6L6 18" />
      </svg>
    </button>
  );
}

export function AddRow({ label, onAdd }: { label: string; onAdd: () => void }) {
  return (
    <button type="button" className="row-button row-button--add" onClick={onAdd}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 5v14M5 12h14" />
      </svg>
      {label}
    </button>
  );
}
