import { defineTexts } from "../define-texts";

/** Texts of repeating an earlier order. */
export const orderAgainTexts = defineTexts({
  de: {
    again: "Noch einmal bestellen",
    added: (count: number) =>
      count === 1 ? "1 Portion liegt im Warenkorb." : `${count} Portionen liegen im Warenkorb.`,
    nothing: "Davon ist gerade nichts erhältlich.",
    full: "Der Warenkorb ist voll, deshalb fehlt ein Teil.",
    differs: "Das ist heute anders:",
    removed: "steht nicht mehr auf der Karte",
    soldOut: "ist gerade ausverkauft",
    optionSoldOut: "bitte neu wählen, eine Option ist gerade ausverkauft",
    chooseAgain: "bitte neu wählen, die Auswahl hat sich geändert",
    optionsRemoved: (price: string) => `ohne Optionen, die es nicht mehr gibt, jetzt ${price}`,
    priceChanged: (previous: string, now: string) => `jetzt ${now} statt ${previous}`,
    choose: (dish: string) => `${dish} neu wählen`,
    toCart: "Zum Warenkorb",
    toCheckout: "Weiter zur Bestellung",
  },
  en: {
    again: "Order again",
    added: (count: number) =>
      count === 1 ? "1 item added to your cart." : `${count} items added to your cart.`,
    nothing: "None of it is available right now.",
    full: "Your cart is full, so some items did not fit.",
    differs: "What has changed:",
    removed: "is no longer on the menu",
    soldOut: "is sold out right now",
    optionSoldOut: "please choose again, an option is sold out right now",
    chooseAgain: "please choose again, the options have changed",
    optionsRemoved: (price: string) => `without options that are no longer available, now ${price}`,
    priceChanged: (previous: string, now: string) => `now ${now} instead of ${previous}`,
    choose: (dish: string) => `Choose ${dish} again`,
    toCart: "View cart",
    toCheckout: "Go to checkout",
  },
});
