import { isLanguage } from "@/domain/shared/language";
import { languageAtom, setLanguageAtom } from "@/state/page/settings-atoms";
import { appStore } from "@/state/store";

/**
 * Follows a link to one language of the page, `/?lang=en`: search engines list both (hreflang).
 * The address of the other language is then the page's own one.
 */
export function followLanguageOfAddress(): void {
  const wanted = new URLSearchParams(window.location.search).get("lang");
  if (!isLanguage(wanted)) return;
  if (wanted !== appStore.get(languageAtom)) appStore.set(setLanguageAtom, wanted);
  const own = document.querySelector<HTMLLinkElement>("link[rel=canonical]");
  const alternate = document.querySelector<HTMLLinkElement>(`link[hreflang=${wanted}]`);
  if (own && alternate) own.href = alternate.href;
}
