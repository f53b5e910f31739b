import { defineTexts } from "../define-texts";

/** Texts of "Do we deliver to you?", in the home page and in the cart. */
export const deliveryCheckTexts = defineTexts({
  de: {
    question: "Liefern wir zu Ihnen?",
    zip: "Postleitzahl",
    zipShort: "PLZ",
    incomplete: "Fünf Ziffern, bitte.",
    pickup: (time: string) => `Abholung: ${time}`,
    askZip: "Lieferung: bitte PLZ eingeben",
    inArea: (town: string) => `Ja, wir liefern nach ${town}`,
    minimum: (amount: string) => `ab ${amount}`,
    noMinimum: "ab 0 €",
    fee: (amount: string) => `Lieferung ${amount}`,
    free: "Lieferung kostenlos",
    chooseTown: "Wohin genau?",
    outOfArea: (zip: string) => `${zip} ist leider zu weit für uns`,
    pickupInstead: (time: string) => `Abholen können Sie gern: ${time}`,
  },
  en: {
    question: "Do we deliver to you?",
    zip: "Postal code",
    zipShort: "Postcode",
    incomplete: "Five digits, please.",
    pickup: (time: string) => `Pickup: ${time}`,
    askZip: "Delivery: enter your postcode",
    inArea: (town: string) => `Yes, we deliver to ${town}`,
    minimum: (amount: string) => `from ${amount}`,
    noMinimum: "no minimum",
    fee: (amount: string) => `delivery ${amount}`,
    free: "free delivery",
    chooseTown: "Where exactly?",
    outOfArea: (zip: string) => `Sorry, ${zip} is too far for us`,
    pickupInstead: (time: string) => `You are welcome to pick up: ${time}`,
  },
});
