import { defineTexts } from "../../define-texts";

/** Texts of the section that sets up the kitchen's stations. */
export const stationEditorTexts = defineTexts({
  de: {
    intro:
      "Teilen Sie die Küche auf, etwa in Wok, Sushi und Bar. Jeder Bildschirm zeigt die Gerichte der Station, die er unter „Ansicht“ wählt. Eine Bestellung ist fertig, sobald alle Stationen es sind.",
    add: "Station hinzufügen",
    list: "Stationen",
    rest: "Die erste Station bekommt alles, was Sie nicht zuordnen.",
    example: "z. B. Wok",
    unnamed: "ohne Namen",
    categories: "Wer kocht was?",
    dishes: "Ausnahmen für einzelne Gerichte",
    addDish: "Gericht hinzufügen …",
    failed: "Die Speisekarte lässt sich gerade nicht laden.",
  },
  en: {
    intro:
      "Divide the kitchen, for example into wok, sushi and bar. Each screen shows the dishes of the station chosen under “View”. An order is ready as soon as all stations are.",
    add: "Add a station",
    list: "Stations",
    rest: "The first station gets everything that you do not assign.",
    example: "e.g. Wok",
    unnamed: "no name",
    categories: "Who cooks what?",
    dishes: "Exceptions for single dishes",
    addDish: "Add a dish …",
    failed: "The menu cannot be loaded right now.",
  },
});
