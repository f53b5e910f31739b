import { defineTexts } from "../define-texts";

/** Texts of the cart while orders are paused because nobody answered. */
export const unattendedTexts = defineTexts({
  de: { paused: "Das Restaurant nimmt gerade keine Bestellungen an.", call: "Anrufen" },
  en: { paused: "The restaurant is not taking orders right now.", call: "Call" },
});
