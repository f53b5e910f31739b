import { defineTexts } from "../define-texts";

/** Texts that offer pickup instead of delivery, and the reverse. */
export const fulfilmentTexts = defineTexts({
  de: {
    onlyToday: {
      pickup: (until: string) => `Lieferung heute nicht mehr – Abholung bis ${until} Uhr möglich`,
      delivery: (until: string) => `Abholung heute nicht mehr – Lieferung bis ${until} Uhr möglich`,
    },
    onlyThen: {
      pickup: "Zu dieser Zeit liefern wir nicht – Abholung ist möglich",
      delivery: "Zu dieser Zeit ist keine Abholung möglich – Lieferung schon",
    },
    whilePaused: {
      pickup: (end: string) => `Lieferung macht Pause bis ${end} Uhr – Abholung ist möglich`,
      delivery: (end: string) => `Abholung macht Pause bis ${end} Uhr – Lieferung ist möglich`,
    },
    pausedUntil: (end: string) => `Pause bis ${end} Uhr`,
    take: { pickup: "Stattdessen abholen", delivery: "Stattdessen liefern lassen" },
  },
  en: {
    onlyToday: {
      pickup: (until: string) => `No more deliveries today – pickup is possible until ${until}`,
      delivery: (until: string) => `No more pickups today – delivery is possible until ${until}`,
    },
    onlyThen: {
      pickup: "We do not deliver at that time – pickup is possible",
      delivery: "No pickup at that time – delivery is possible",
    },
    whilePaused: {
      pickup: (end: string) => `Delivery is paused until ${end} – pickup is possible`,
      delivery: (end: string) => `Pickup is paused until ${end} – delivery is possible`,
    },
    pausedUntil: (end: string) => `Paused until ${end}`,
    take: { pickup: "Pick up instead", delivery: "Have it delivered instead" },
  },
});
