import type { Language } from "../../../domain/shared/language";
import { adminMenuTexts } from "../../../i18n/admin-menu-texts";
import { useLanguage } from "../../../i18n/use-texts";
import type { SaveState } from "./use-menu-saving";

/** Says how saving went; nothing while there is nothing to say. */
export function SaveNote({ state, more }: { state: SaveState; more: string | null }) {
  const language = useLanguage();
  const text = more ?? savedText(state, language);
  if (text === null) return null;
  const isGood = more !== null || state.status === "saved";
  return (
    <p className="save-note" data-good={isGood || undefined} role={isGood ? "status" : "alert"}>
      {text}
    </p>
  );
}

function savedText(state: SaveState, language: Language): string | null {
  const { saved, problems } = adminMenuTexts[language];
  switch (state.status) {
    case "saved":
      return saved;
    case "offline":
      return problems.offline;
    case "unknown":
      return problems.unknown;
    case "not-allowed":
      return problems.notAllowed;
    case "refused":
      return problems.invalid(state.refusal.field ?? state.refusal.reason);
    default:
      return null;
  }
}
