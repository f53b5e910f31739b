import { defineTexts } from "../../define-texts";

/** Texts of the costs of dishes and of the report about their margins. */
export const dishCostTexts = defineTexts({
  de: {
    cost: "Wareneinsatz",
    costHint: "Netto je Portion. Sehen nur Sie und andere Leitungen; gilt sofort.",
    costOf: (dish: string) => `Wareneinsatz von ${dish}`,
    wrong: "Bitte einen Betrag bis 1.000 € eintragen, zum Beispiel 3,20",
    saved: "Wareneinsatz gespeichert",
    saveFailed: "Der Wareneinsatz ließ sich nicht speichern.",
    loading: "Der Wareneinsatz wird geladen …",
    failed: "Der Wareneinsatz konnte nicht geladen werden.",
    title: "Gerichte nach Absatz und Ertrag",
    help: "Ertrag: verkaufter Preis mit Optionen, ohne Mehrwertsteuer und Pfand, abzüglich Wareneinsatz. Rabatte und Liefergebühren zählen nicht.",
    thresholds: (average: string) =>
      `Viel verkauft: mindestens 70 % des durchschnittlichen Absatzes. Hoher Ertrag: mindestens ${average} je Portion, der Durchschnitt aller Portionen.`,
    none: "Tragen Sie bei den Gerichten den Wareneinsatz ein. Dann zeigt dieser Bericht, welche sich lohnen.",
    fields: {
      stars: {
        title: "Renner",
        traits: "Viel verkauft, hoher Ertrag",
        advice: "Nichts ändern und weit oben auf der Karte zeigen.",
      },
      plowhorses: {
        title: "Zugpferde",
        traits: "Viel verkauft, niedriger Ertrag",
        advice: "Preis behutsam anheben oder am Wareneinsatz sparen.",
      },
      puzzles: {
        title: "Verborgene Schätze",
        traits: "Wenig verkauft, hoher Ertrag",
        advice: "Empfehlen, besser beschreiben und mit Foto zeigen.",
      },
      dogs: {
        title: "Ladenhüter",
        traits: "Wenig verkauft, niedriger Ertrag",
        advice: "Überarbeiten, ersetzen oder streichen.",
      },
    },
    noDish: "Kein Gericht",
    dish: (qty: number, margin: string, sum: string) => `${qty} × ${margin} Ertrag = ${sum}`,
    showAll: (count: number) => `Alle ${count} anzeigen`,
    withoutCost: "Ohne Wareneinsatz",
    withoutCostHelp: (count: number, listed: number) =>
      listed < count
        ? `${count} verkaufte Gerichte, hier die ${listed} meistverkauften. Alle anderen stehen in der Tabelle der Speisekarte.`
        : "Tragen Sie ein, was die Zutaten einer Portion netto kosten.",
    portions: (qty: number) => (qty === 1 ? "1 Portion verkauft" : `${qty} Portionen verkauft`),
  },
  en: {
    cost: "Food cost",
    costHint: "Net, per portion. Only you and other managers see it; it applies at once.",
    costOf: (dish: string) => `Food cost of ${dish}`,
    wrong: "Please enter an amount up to €1,000, for example 3.20",
    saved: "Food cost saved",
    saveFailed: "The food cost could not be saved.",
    loading: "Loading food costs …",
    failed: "The food costs could not be loaded.",
    title: "Dishes by sales and margin",
    help: "Margin: price as sold with options, without VAT and deposit, less the food cost. Discounts and delivery fees do not count.",
    thresholds: (average: string) =>
      `Popular: at least 70% of the average number sold. High margin: at least ${average} per portion, the average of all portions.`,
    none: "Enter the food cost of your dishes. This report then shows which ones pay off.",
    fields: {
      stars: {
        title: "Stars",
        traits: "Popular, high margin",
        advice: "Change nothing, and show them high up on the menu.",
      },
      plowhorses: {
        title: "Workhorses",
        traits: "Popular, low margin",
        advice: "Raise the price gently or lower the food cost.",
      },
      puzzles: {
        title: "Hidden gems",
        traits: "Rarely sold, high margin",
        advice: "Recommend them, describe them better, show a photo.",
      },
      dogs: {
        title: "Slow sellers",
        traits: "Rarely sold, low margin",
        advice: "Rework, replace or drop them.",
      },
    },
    noDish: "No dish",
    dish: (qty: number, margin: string, sum: string) => `${qty} × ${margin} margin = ${sum}`,
    showAll: (count: number) => `Show all ${count}`,
    withoutCost: "Without a food cost",
    withoutCostHelp: (count: number, listed: number) =>
      listed < count
        ? `${count} dishes sold, here the ${listed} best-selling ones. All others are in the table of the menu editor.`
        : "Enter what the ingredients of one portion cost, net.",
    portions: (qty: number) => (qty === 1 ? "1 portion sold" : `${qty} portions sold`),
  },
});
