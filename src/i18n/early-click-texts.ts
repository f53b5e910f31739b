import { defineTexts } from "./define-texts";

/** Said while the app is still on its way. */
export const earlyClickTexts = defineTexts({
  de: { kept: (count: number) => `${count} gemerkt, kommt gleich in den Warenkorb` },
  en: { kept: (count: number) => `${count} noted, on the way to your cart` },
});
