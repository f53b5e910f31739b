import type { Fulfilment } from "../delivery/fulfilment.schema";
import type { OrderNews } from "../order/steps/order-news";
import type { Language } from "../text/language";

/** Steps of a reservation that its guest is told about. */
export type ReservationNews =
  | "confirmed"
  | "declined"
  | "expired"
  | "cancelled"
  | "moved"
  | "offered"
  | "reminder";

interface NewsText {
  readonly title: (code: string) => string;
  /** @param moment promised time, start or end of an offer */
  readonly body: (moment: string) => string;
}

interface PushTexts {
  /** Before the promised time. */
  readonly promised: Readonly<Record<Fulfilment, (moment: string) => string>>;
  readonly orders: Readonly<Record<OrderNews, NewsText>>;
  readonly reservations: Readonly<Record<ReservationNews, NewsText>>;
  /** To the team. */
  readonly newOrder: { readonly title: (code: string) => string; readonly body: string };
}

const constant = (text: string) => () => text;

const de: PushTexts = {
  newOrder: {
    title: (code) => `Neue Bestellung ${code}`,
    body: "Sie wartet auf Antwort. Kein Bestellmonitor ist offen.",
  },
  promised: {
    pickup: (moment) => `Abholbereit gegen ${moment} Uhr.`,
    delivery: (moment) => `Bei Ihnen gegen ${moment} Uhr.`,
  },
  orders: {
    accepted: {
      title: (code) => `Bestellung ${code} ist angenommen`,
      body: constant("Wir haben Ihre Bestellung angenommen."),
    },
    delayed: {
      title: (code) => `Bestellung ${code} kommt später`,
      body: constant("Es dauert etwas länger als zugesagt."),
    },
    ready: {
      title: (code) => `Bestellung ${code} ist fertig`,
      body: constant("Sie können Ihr Essen abholen."),
    },
    out_for_delivery: {
      title: (code) => `Bestellung ${code} ist unterwegs`,
      body: constant("Ihr Essen ist auf dem Weg zu Ihnen."),
    },
    rejected: {
      title: (code) => `Bestellung ${code} wurde abgelehnt`,
      body: constant("Wir konnten die Bestellung leider nicht annehmen."),
    },
    expired: {
      title: (code) => `Bestellung ${code} wurde nicht beantwortet`,
      body: constant("Sie ist nicht angenommen. Bitte rufen Sie uns an."),
    },
    cancelled: {
      title: (code) => `Bestellung ${code} ist storniert`,
      body: constant("Näheres sehen Sie bei Ihrer Bestellung."),
    },
    failed: {
      title: (code) => `Bestellung ${code} konnte nicht ausgeführt werden`,
      body: constant("Näheres sehen Sie bei Ihrer Bestellung."),
    },
  },
  reservations: {
    confirmed: {
      title: (code) => `Reservierung ${code} ist bestätigt`,
      body: (moment) => `Wir erwarten Sie am ${moment} Uhr.`,
    },
    declined: {
      title: (code) => `Reservierung ${code} ist leider nicht möglich`,
      body: (moment) => `Ihre Anfrage für ${moment} Uhr.`,
    },
    expired: {
      title: (code) => `Reservierung ${code} ist verfallen`,
      body: (moment) => `Ihr Tisch am ${moment} Uhr ist nicht reserviert.`,
    },
    cancelled: {
      title: (code) => `Reservierung ${code} ist storniert`,
      body: (moment) => `Ihr Tisch am ${moment} Uhr.`,
    },
    moved: {
      title: (code) => `Reservierung ${code} ist verlegt`,
      body: (moment) => `Neuer Termin: ${moment} Uhr.`,
    },
    offered: {
      title: (code) => `Ein Tisch ist frei (${code})`,
      body: (moment) => `Wir halten ihn bis ${moment} Uhr für Sie frei.`,
    },
    reminder: {
      title: (code) => `Morgen bei uns (${code})`,
      body: (moment) => `Wir erwarten Sie am ${moment} Uhr.`,
    },
  },
};

const en: PushTexts = {
  newOrder: {
    title: (code) => `New order ${code}`,
    body: "It is waiting for an answer. No order board is open.",
  },
  promised: {
    pickup: (moment) => `Ready for pickup around ${moment}.`,
    delivery: (moment) => `With you around ${moment}.`,
  },
  orders: {
    accepted: {
      title: (code) => `Order ${code} is accepted`,
      body: constant("We have accepted your order."),
    },
    delayed: {
      title: (code) => `Order ${code} will be later`,
      body: constant("It is taking a little longer than promised."),
    },
    ready: {
      title: (code) => `Order ${code} is ready`,
      body: constant("You can pick up your food."),
    },
    out_for_delivery: {
      title: (code) => `Order ${code} is on its way`,
      body: constant("Your food is on its way to you."),
    },
    rejected: {
      title: (code) => `Order ${code} was declined`,
      body: constant("Sorry, we could not accept the order."),
    },
    expired: {
      title: (code) => `Order ${code} was not answered`,
      body: constant("It has not been accepted. Please call us."),
    },
    cancelled: {
      title: (code) => `Order ${code} is cancelled`,
      body: constant("Your order shows the details."),
    },
    failed: {
      title: (code) => `Order ${code} could not be fulfilled`,
      body: constant("Your order shows the details."),
    },
  },
  reservations: {
    confirmed: {
      title: (code) => `Reservation ${code} is confirmed`,
      body: (moment) => `We look forward to seeing you on ${moment}.`,
    },
    declined: {
      title: (code) => `Reservation ${code} is not possible`,
      body: (moment) => `Your request for ${moment}.`,
    },
    expired: {
      title: (code) => `Reservation ${code} has lapsed`,
      body: (moment) => `Your table on ${moment} is not reserved.`,
    },
    cancelled: {
      title: (code) => `Reservation ${code} is cancelled`,
      body: (moment) => `Your table on ${moment}.`,
    },
    moved: {
      title: (code) => `Reservation ${code} has moved`,
      body: (moment) => `New time: ${moment}.`,
    },
    offered: {
      title: (code) => `A table is free (${code})`,
      body: (moment) => `We are holding it for you until ${moment}.`,
    },
    reminder: {
      title: (code) => `See you tomorrow (${code})`,
      body: (moment) => `We look forward to seeing you on ${moment}.`,
    },
  },
};

export const pushTexts: Readonly<Record<Language, PushTexts>> = { de, en };
