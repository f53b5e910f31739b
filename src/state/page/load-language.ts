import { atom } from "jotai/vanilla";
import { loadEnglishMenu } from "@/config/load-active-menu";
import type { Language } from "@/domain/text/language";
import { appStore } from "../store";

/** Whether the menu of the build has its English texts. */
export const hasEnglishMenuAtom = atom(false);

/** Loads what a language needs beyond German. The menu stays German if that fails. */
export async function loadLanguage(language: Language): Promise<void> {
  if (language === "de" || appStore.get(hasEnglishMenuAtom)) return;
  try {
    await loadEnglishMenu();
    appStore.set(hasEnglishMenuAtom, true);
  } catch {
    // The next switch tries again.
  }
}
