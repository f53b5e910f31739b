import type { Language } from "../../text/language";

/** Occasions of a mail to a restaurant's managers. */
export type ManagerMailKind = "unanswered" | "paused";

interface ManagerMailTexts {
  /** The occasion in one sentence; `count` is a number of orders. */
  readonly news: Record<ManagerMailKind, (count: number, restaurant: string) => string>;
  /** Explains what happens next and what the manager can do. */
  readonly meaning: Record<ManagerMailKind, string>;
  readonly order: (code: string, moment: string) => string;
  readonly boardSeen: (moment: string) => string;
  readonly boardNeverSeen: string;
  readonly openBoard: string;
}

/** Texts of mails to managers. */
export const managerMailTexts: Readonly<Record<Language, ManagerMailTexts>> = {
  de: {
    news: {
      unanswered: (count, restaurant) =>
        count === 1
          ? `Eine Bestellung bei ${restaurant} wartet auf Antwort`
          : `${count} Bestellungen bei ${restaurant} warten auf Antwort`,
      paused: (count, restaurant) =>
        count === 1
          ? `Online-Bestellungen bei ${restaurant} sind pausiert: Eine Bestellung ist unbeantwortet verfallen`
          : `Online-Bestellungen bei ${restaurant} sind pausiert: ${count} Bestellungen nacheinander sind unbeantwortet verfallen`,
    },
    meaning: {
      unanswered:
        "Bitte nehmen Sie sie auf dem Bestellmonitor an oder lehnen Sie sie ab. Ohne Antwort verfallen Bestellungen nach 15 Minuten.",
      paused:
        "Gäste können online nichts bestellen und sehen Ihre Telefonnummer. Sobald jemand den Bestellmonitor berührt oder dort eine Bestellung beantwortet, geht es weiter. Zeigt er mehrere Restaurants, tippen Sie auf „Weiter annehmen“.",
    },
    order: (code, moment) => `Bestellung ${code}, eingegangen ${moment}`,
    boardSeen: (moment) => `Der Bestellmonitor war zuletzt offen: ${moment}.`,
    boardNeverSeen: "Der Bestellmonitor war noch nie offen.",
    openBoard: "Bestellmonitor öffnen",
  },
  en: {
    news: {
      unanswered: (count, restaurant) =>
        count === 1
          ? `An order at ${restaurant} is waiting for an answer`
          : `${count} orders at ${restaurant} are waiting for an answer`,
      paused: (count, restaurant) =>
        count === 1
          ? `Online ordering at ${restaurant} is paused: an order expired unanswered`
          : `Online ordering at ${restaurant} is paused: ${count} orders in a row expired unanswered`,
    },
    meaning: {
      unanswered:
        "Please accept or decline on the order board. Orders that nobody answers expire after 15 minutes.",
      paused:
        "Guests cannot order online and see your telephone number. Orders resume as soon as somebody touches the order board or answers an order on it. If it shows several restaurants, tap “Resume orders”.",
    },
    order: (code, moment) => `Order ${code}, received ${moment}`,
    boardSeen: (moment) => `The order board was last open: ${moment}.`,
    boardNeverSeen: "The order board has never been open.",
    openBoard: "Open the order board",
  },
};
