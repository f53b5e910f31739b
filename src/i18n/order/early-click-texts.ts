import { defineTexts } from "../define-texts";

/** Shown for clicks before the page is hydrated. */
export const earlyClickTexts = defineTexts({
  de: { kept: (count: number) => `${count} × vorgemerkt, gleich im Warenkorb` },
  en: { kept: (count: number) => `Adding ${count} to your cart …` },
});
