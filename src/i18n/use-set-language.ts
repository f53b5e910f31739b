import { startTransition, useCallback } from "react";
import type { Language } from "@/domain/shared/language";
import { useSetAtom } from "@/state/jotai-hooks";
import { setLanguageAtom } from "@/state/page/settings-atoms";

/**
 * Switches the interface language, for this visit and the next ones. All of a page is drawn anew,
 * in steps that give way to the guest.
 */
export function useSetLanguage(): (language: Language) => void {
  const setLanguage = useSetAtom(setLanguageAtom);
  return useCallback(
    (language) => {
      forgetLanguageOfAddress();
      startTransition(() => setLanguage(language));
    },
    [setLanguage],
  );
}

/** A reload of `/?lang=en` would bring back the language that the guest has just left. */
function forgetLanguageOfAddress(): void {
  const address = new URL(window.location.href);
  if (!address.searchParams.has("lang")) return;
  address.searchParams.delete("lang");
  window.history.replaceState(window.history.state, "", address);
}
