import { isLanguage } from "@/domain/text/language";
import { languageAtom, setLanguageAtom } from "@/state/page/settings-atoms";
import { appStore } from "@/state/store";

/**
 * Switches to the language of the URL (`/?lang=en`), which search engines list by `hreflang`, and
 * makes that URL the canonical one.
 */
export function applyUrlLanguage(): void {
  const language = new URLSearchParams(window.location.search).get("lang");
  if (!isLanguage(language)) return;
  if (language !== appStore.get(languageAtom)) appStore.set(setLanguageAtom, language);
  const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]");
  const alternate = document.querySelector<HTMLLinkElement>(`link[hreflang=${language}]`);
  if (canonical && alternate) canonical.href = alternate.href;
}
