import { startTransition, useCallback } from "react";
import type { Language } from "@/domain/text/language";
import { useSetAtom } from "@/state/jotai-hooks";
import { loadLanguage } from "@/state/page/load-language";
import { setLanguageAtom } from "@/state/page/settings-atoms";

/**
 * Switches the interface language, for this visit and later ones, once its texts have loaded. The page
 * renders again in a transition, so that it stays responsive.
 */
export function useSetLanguage(): (language: Language) => void {
  const setLanguage = useSetAtom(setLanguageAtom);
  return useCallback(
    (language) => {
      removeLanguageFromUrl();
      void loadLanguage(language).then(() => startTransition(() => setLanguage(language)));
    },
    [setLanguage],
  );
}

/** Without this, a reload of `/?lang=en` would undo the switch. */
function removeLanguageFromUrl(): void {
  const url = new URL(window.location.href);
  if (!url.searchParams.has("lang")) return;
  url.searchParams.delete("lang");
  window.history.replaceState(window.history.state, "", url);
}
