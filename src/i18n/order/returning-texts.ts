import { defineTexts } from "../define-texts";

/** Texts for a guest who comes back to the restaurant page. */
export const returningTexts = defineTexts({
  de: {
    loading: "Ihre Bestellungen werden geladen …",
    lastTime: "Wie letztes Mal",
    welcome: (name: string) => `Willkommen zurück, ${name}!`,
    missing: (count: number) =>
      count === 1 ? "1 Gericht gibt es heute nicht" : `${count} Gerichte gibt es heute nicht`,
    /** By the allergy passport. */
    unfit: (count: number) => `Nicht für Sie: ${count === 1 ? "1 Gericht" : `${count} Gerichte`}`,
    orders: "Meine Bestellungen",
    ordersHint: "Ansehen und noch einmal bestellen",
    running: "Ihre Bestellung",
  },
  en: {
    loading: "Loading your orders …",
    lastTime: "Same as last time",
    welcome: (name: string) => `Welcome back, ${name}!`,
    missing: (count: number) =>
      count === 1 ? "1 dish is not available today" : `${count} dishes are not available today`,
    unfit: (count: number) => `Not for you: ${count === 1 ? "1 dish" : `${count} dishes`}`,
    orders: "My orders",
    ordersHint: "View them and order again",
    running: "Your order",
  },
});
