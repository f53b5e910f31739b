import { defineTexts } from "../define-texts";

/** Texts about served hours, recommendations and numbers of people in the menu editor. */
export const servedEditorTexts = defineTexts({
  de: {
    title: "Bestellbar",
    hint: "Ohne Zeiten sind die Gerichte dieser Kategorie immer bestellbar. Mit Zeiten nur dann, zum Beispiel als Mittagsmenü.",
    days: "Tage",
    from: "Von",
    until: "Bis",
    untilHint: "Ein Ende vor dem Beginn liegt am nächsten Tag.",
    noDays: "Bitte wählen Sie mindestens einen Tag.",
    noTime:
      "Bitte geben Sie eine Uhrzeit an, zum Beispiel 11:30. Beginn und Ende müssen sich unterscheiden.",
    add: "Zeiten hinzufügen",
    remove: "Zeiten entfernen",
    advice: "Empfehlen",
    recommendedHint: "Steht oben auf der Speisekarte.",
    servesMin: "Für mindestens … Personen",
    servesMax: "Für höchstens … Personen",
    servesHint: "Für Platten und Menüs zum Teilen. Gäste wählen ihre Personenzahl.",
    people: (min: number, max: number) => (min === max ? `${min}` : `${min} bis ${max}`),
  },
  en: {
    title: "Served",
    hint: "Without hours the dishes of this category can always be ordered. With hours only then, for example a lunch menu.",
    days: "Days",
    from: "From",
    until: "Until",
    untilHint: "An end before the start is on the next day.",
    noDays: "Please choose at least one day.",
    noTime: "Please enter a time such as 11:30. Start and end must differ.",
    add: "Add hours",
    remove: "Remove hours",
    advice: "Recommend",
    recommendedHint: "Shown at the top of the menu.",
    servesMin: "For at least … people",
    servesMax: "For at most … people",
    servesHint: "For platters and menus to share. Guests choose how many they are.",
    people: (min: number, max: number) => (min === max ? `${min}` : `${min} to ${max}`),
  },
});
