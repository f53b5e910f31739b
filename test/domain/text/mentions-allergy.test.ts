import { expect, it } from "vitest";
import { mentionsAllergy } from "@/domain/text/mentions-allergy";

it.each([
  "Allergie gegen Erdnüsse",
  "NUSSALLERGIKER",
  "bitte laktosefrei",
  "eine Person hat Zöliakie",
  "Zoeliakie",
  "Histaminintoleranz",
  "verträgt kein Gluten",
  "Unverträglichkeit: Sellerie",
  "no peanuts, please",
  "one coeliac guest",
  "lactose intolerant",
  "fıstık alerjisi",
  "alergia al marisco",
  "Tôi bị dị ứng tôm",
  "Nu\u0308sse lo\u0308sen Anaphylaxie aus",
])("finds an allergy in %s", (note) => {
  expect(mentionsAllergy(note)).toBe(true);
});

it.each([
  "am Fenster, bitte",
  "Kinderstuhl",
  "Geburtstag, Torte kommt mit",
  "vertragen wir uns mit Hund?",
  "minutes late",
  "",
])("finds none in %j", (note) => {
  expect(mentionsAllergy(note)).toBe(false);
});
