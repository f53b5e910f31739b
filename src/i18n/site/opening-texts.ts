import { defineTexts } from "../define-texts";

/** Texts of the opening state and of the next possible order. */
export const openingTexts = defineTexts({
  de: {
    openUntil: (time: string) => `Geöffnet bis ${time}`,
    opensAt: (moment: string) => `Öffnet ${moment}`,
    holiday: (moment: string) => `Feiertag – öffnet ${moment}`,
    closed: "Zurzeit geschlossen",
    pausedUntil: (time: string) => `Küchenpause bis ${time}`,
    unattended: "Zurzeit keine Bestellungen",
    usuallyUntil: (time: string) => `Regulär geöffnet bis ${time}`,
    usuallyFrom: (moment: string) => `Öffnet regulär ${moment}`,
    servedIn: (minutes: number) => `in ca. ${minutes} Min.`,
    orderAhead: (moment: string) => `Vorbestellen ab\u00a0${moment}`,
    noOrdersUntil: (moment: string) => `Pause bis\u00a0${moment}`,
    noOrders: "zurzeit nicht",
    timeUnknown: "Uhrzeit beim Bestellen",
    openSheet: "Öffnungszeiten, Adresse und Karte ansehen",
    loading: "Wird geladen …",
  },
  en: {
    openUntil: (time: string) => `Open until ${time}`,
    opensAt: (moment: string) => `Opens ${moment}`,
    holiday: (moment: string) => `Public holiday – opens ${moment}`,
    closed: "Closed at the moment",
    pausedUntil: (time: string) => `Kitchen break until ${time}`,
    unattended: "No orders at the moment",
    usuallyUntil: (time: string) => `Usually open until ${time}`,
    usuallyFrom: (moment: string) => `Usually opens ${moment}`,
    servedIn: (minutes: number) => `in about ${minutes} min`,
    orderAhead: (moment: string) => `Order ahead for\u00a0${moment}`,
    noOrdersUntil: (moment: string) => `Paused until\u00a0${moment}`,
    noOrders: "not at the moment",
    timeUnknown: "choose a time when ordering",
    openSheet: "show opening hours, address and map",
    loading: "Loading …",
  },
});
