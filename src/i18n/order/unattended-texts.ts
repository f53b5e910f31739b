import { defineTexts } from "../define-texts";

/** Texts of the cart while orders are paused because nobody answered. */
export const unattendedTexts = defineTexts({
  de: { paused: "Wir nehmen gerade keine Bestellungen an.", call: "Anrufen" },
  en: { paused: "We are not taking orders right now.", call: "Call" },
});
