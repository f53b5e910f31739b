import { menuEditorTexts } from "@/i18n/admin/menu-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import { useDisplayName } from "../dish/use-display-name";
import { useEditorContext } from "../editor-context";
import { fieldOf } from "./issue-text";
import type { SaveState } from "./use-save-menu";

/** Result of the last save; `more` replaces its text. */
export function SaveFeedback({ state, more }: { state: SaveState; more: string | null }) {
  const { saved, problems } = useTexts(menuEditorTexts);
  const place = useRefusedFieldText();
  const texts: Partial<Record<SaveState["status"], string>> = {
    saved,
    offline: problems.offline,
    unknown: problems.unknown,
    "not-allowed": problems.notAllowed,
    refused: problems.invalid(state.status === "refused" ? place(state.refusal.field) : ""),
  };
  const text = more ?? texts[state.status];
  if (text === undefined) return null;
  const isGood = more !== null || state.status === "saved";
  return (
    <p
      className="menu-editor__feedback"
      data-good={isGood || undefined}
      role={isGood ? "status" : "alert"}
    >
      {text}
    </p>
  );
}

/** Names dish and field for a path from the server, for example `value.items.3.preis`. */
function useRefusedFieldText(): (field: string | undefined) => string {
  const { menu, restaurant } = useEditorContext();
  const texts = useTexts(menuEditorTexts);
  const displayName = useDisplayName();
  return (field = "") => {
    const [list, index, ...path] = field.replace(/^value\./, "").split(".");
    const entries = list === "items" ? menu.items : menu.categories;
    const entry = entries[Number(index)];
    const part = path.length > 0 ? fieldOf(path) : null;
    const name = entry ? displayName(entry.name) : restaurant.title;
    return part ? `${name} · ${texts.fields[part]}` : name;
  };
}
