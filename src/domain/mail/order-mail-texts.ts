import type { Fulfilment } from "../order/fulfilment.schema";
import type { Payment } from "../order/order-requests.schema";
import type { Language } from "../shared/language";

/** Events of an order that send a mail to the guest. */
export type OrderMailKind =
  | "placed"
  | "accepted"
  | "delayed"
  | "ready"
  | "out_for_delivery"
  | "rejected"
  | "expired"
  | "cancelled"
  | "failed";

interface OrderMailTexts {
  readonly subjects: Record<OrderMailKind, (code: string, restaurant: string) => string>;
  readonly greeting: (name: string) => string;
  /** The event in one sentence. */
  readonly news: Record<OrderMailKind, string>;
  /** What the event means for the guest; null if `news` says it all. */
  readonly meaning: Record<OrderMailKind, string | null>;
  readonly promised: Record<Fulfilment, (moment: string) => string>;
  readonly promisedBefore: (moment: string) => string;
  readonly reason: (reason: string) => string;
  readonly follow: string;
  readonly terms: string;
  readonly questions: (phones: string) => string;
  readonly order: string;
  readonly code: string;
  readonly ordered: string;
  readonly type: string;
  readonly types: Record<Fulfilment, string>;
  readonly wanted: string;
  readonly asap: string;
  readonly payment: string;
  readonly payments: Record<Payment, Record<Fulfilment, string>>;
  readonly address: string;
  readonly addressNote: string;
  readonly contact: string;
  readonly line: (qty: number, name: string) => string;
  readonly each: (price: string) => string;
  readonly note: (note: string) => string;
  readonly minAge: (age: number) => string;
  readonly codes: (codes: string) => string;
  readonly noCodes: string;
  readonly unknownCodes: string;
  readonly subtotal: string;
  readonly discount: string;
  readonly deliveryFee: string;
  readonly deposit: string;
  readonly total: string;
  readonly vatHeading: string;
  readonly vatRate: (rate: number) => string;
  readonly vatShare: (net: string, vat: string) => string;
  readonly legend: string;
  readonly withdrawal: string;
  readonly restaurant: string;
  readonly owner: string;
  readonly phone: string;
  readonly vatId: string;
}

/** Texts of mails about orders. */
export const orderMailTexts: Record<Language, OrderMailTexts> = {
  de: {
    subjects: {
      placed: (code, restaurant) => `Ihre Bestellung ${code} bei ${restaurant} ist eingegangen`,
      accepted: (code, restaurant) => `Ihre Bestellung ${code} bei ${restaurant} ist angenommen`,
      delayed: (code, restaurant) => `Ihre Bestellung ${code} bei ${restaurant} verspätet sich`,
      ready: (code, restaurant) => `Ihre Bestellung ${code} bei ${restaurant} ist abholbereit`,
      out_for_delivery: (code, restaurant) =>
        `Ihre Bestellung ${code} bei ${restaurant} ist unterwegs`,
      rejected: (code, restaurant) =>
        `Ihre Bestellung ${code} bei ${restaurant} wurde leider abgelehnt`,
      expired: (code, restaurant) =>
        `Ihre Bestellung ${code} bei ${restaurant} wurde nicht beantwortet`,
      cancelled: (code, restaurant) => `Ihre Bestellung ${code} bei ${restaurant} ist storniert`,
      failed: (code, restaurant) =>
        `Ihre Bestellung ${code} bei ${restaurant} konnte nicht ausgeführt werden`,
    },
    greeting: (name) => `Guten Tag ${name},`,
    news: {
      placed: "Ihre Bestellung ist beim Restaurant eingegangen.",
      accepted: "das Restaurant hat Ihre Bestellung angenommen.",
      delayed: "Ihre Bestellung verspätet sich leider. Das Restaurant nennt eine neue Uhrzeit.",
      ready: "Ihr Essen ist fertig. Sie können es abholen.",
      out_for_delivery: "Ihr Essen ist unterwegs zu Ihnen.",
      rejected: "das Restaurant konnte Ihre Bestellung leider nicht annehmen.",
      expired: "das Restaurant hat nicht rechtzeitig geantwortet. Ihre Bestellung ist verfallen.",
      cancelled: "Ihre Bestellung ist storniert.",
      failed: "Ihre Bestellung konnte leider nicht ausgeführt werden.",
    },
    meaning: {
      placed:
        "Diese Nachricht bestätigt nur den Eingang und ist noch keine Annahme. Sobald das Restaurant Ihre Bestellung annimmt, schreiben wir Ihnen die Uhrzeit.",
      accepted: null,
      delayed: null,
      ready: null,
      out_for_delivery: null,
      rejected: "Sie müssen nichts bezahlen.",
      expired: "Sie müssen nichts bezahlen.",
      cancelled: "Sie müssen nichts bezahlen.",
      failed: null,
    },
    promised: {
      delivery: (moment) => `Lieferung gegen: ${moment}`,
      pickup: (moment) => `Abholbereit gegen: ${moment}`,
    },
    promisedBefore: (moment) => `Bisher zugesagt: ${moment}`,
    reason: (reason) => `Grund: ${reason}`,
    follow: "Stand der Bestellung ansehen",
    terms: "Allgemeine Geschäftsbedingungen",
    questions: (phones) => `Fragen? Rufen Sie uns an: ${phones}`,
    order: "Ihre Bestellung",
    code: "Bestellnummer",
    ordered: "Bestellt am",
    type: "Art",
    types: { delivery: "Lieferung", pickup: "Abholung" },
    wanted: "Gewünscht für",
    asap: "so bald wie möglich",
    payment: "Bezahlung",
    payments: {
      cash: { delivery: "bar bei der Lieferung", pickup: "bar bei der Abholung" },
      card_at_door: {
        delivery: "mit Karte bei der Lieferung",
        pickup: "mit Karte bei der Abholung",
      },
    },
    address: "Lieferadresse",
    addressNote: "Hinweis zur Adresse",
    contact: "Kontakt",
    line: (qty, name) => `${qty} × ${name}`,
    each: (price) => `${price} je Stück`,
    note: (note) => `Anmerkung: ${note}`,
    minAge: (age) => `Abgabe nur an Personen ab ${age} Jahren`,
    codes: (codes) => `Enthält ${codes}`,
    noCodes: "Keine Allergene oder Zusatzstoffe deklariert",
    unknownCodes: "Allergene nicht angegeben – bitte fragen Sie uns",
    subtotal: "Zwischensumme",
    discount: "Abholrabatt",
    deliveryFee: "Lieferkosten",
    deposit: "Pfand",
    total: "Gesamtbetrag inkl. MwSt.",
    vatHeading: "Enthaltene Mehrwertsteuer",
    vatRate: (rate) => `${rate} %`,
    vatShare: (net, vat) => `netto ${net}, MwSt. ${vat}`,
    legend: "Was die Kürzel bedeuten",
    withdrawal:
      "Für frisch zubereitete Speisen und Getränke gibt es kein Widerrufsrecht (§ 312g Abs. 2 BGB).",
    restaurant: "Ihr Restaurant",
    owner: "Inhaber",
    phone: "Telefon",
    vatId: "USt-IdNr.",
  },
  en: {
    subjects: {
      placed: (code, restaurant) => `We have received your order ${code} at ${restaurant}`,
      accepted: (code, restaurant) => `Your order ${code} at ${restaurant} is accepted`,
      delayed: (code, restaurant) => `Your order ${code} at ${restaurant} is running late`,
      ready: (code, restaurant) => `Your order ${code} at ${restaurant} is ready for pickup`,
      out_for_delivery: (code, restaurant) => `Your order ${code} at ${restaurant} is on its way`,
      rejected: (code, restaurant) => `Sorry, your order ${code} at ${restaurant} was declined`,
      expired: (code, restaurant) => `Your order ${code} at ${restaurant} was not answered`,
      cancelled: (code, restaurant) => `Your order ${code} at ${restaurant} is cancelled`,
      failed: (code, restaurant) => `Your order ${code} at ${restaurant} could not be carried out`,
    },
    greeting: (name) => `Hello ${name},`,
    news: {
      placed: "The restaurant has received your order.",
      accepted: "The restaurant has accepted your order.",
      delayed: "Sorry, your order is running late. The restaurant has given a new time.",
      ready: "Your food is ready. You can collect it.",
      out_for_delivery: "Your food is on its way to you.",
      rejected: "Sorry, the restaurant could not accept your order.",
      expired: "The restaurant did not answer in time. Your order has lapsed.",
      cancelled: "Your order is cancelled.",
      failed: "Sorry, your order could not be carried out.",
    },
    meaning: {
      placed:
        "This message only confirms that your order has arrived; it is not yet accepted. As soon as the restaurant accepts it, we will write to you with the time.",
      accepted: null,
      delayed: null,
      ready: null,
      out_for_delivery: null,
      rejected: "You do not have to pay anything.",
      expired: "You do not have to pay anything.",
      cancelled: "You do not have to pay anything.",
      failed: null,
    },
    promised: {
      delivery: (moment) => `Delivery around: ${moment}`,
      pickup: (moment) => `Ready around: ${moment}`,
    },
    promisedBefore: (moment) => `Promised before: ${moment}`,
    reason: (reason) => `Reason: ${reason}`,
    follow: "See how far your order is",
    terms: "Terms and conditions",
    questions: (phones) => `Questions? Give us a call: ${phones}`,
    order: "Your order",
    code: "Order number",
    ordered: "Ordered",
    type: "Kind",
    types: { delivery: "Delivery", pickup: "Pickup" },
    wanted: "Wanted for",
    asap: "as soon as possible",
    payment: "Payment",
    payments: {
      cash: { delivery: "cash on delivery", pickup: "cash on pickup" },
      card_at_door: { delivery: "card on delivery", pickup: "card on pickup" },
    },
    address: "Delivery address",
    addressNote: "About the address",
    contact: "Contact",
    line: (qty, name) => `${qty} × ${name}`,
    each: (price) => `${price} each`,
    note: (note) => `Note: ${note}`,
    minAge: (age) => `Only handed to persons aged ${age} and over`,
    codes: (codes) => `Contains ${codes}`,
    noCodes: "No allergens or additives declared",
    unknownCodes: "Allergens not stated – please ask us",
    subtotal: "Subtotal",
    discount: "Pickup discount",
    deliveryFee: "Delivery",
    deposit: "Deposit",
    total: "Total incl. VAT",
    vatHeading: "VAT included",
    vatRate: (rate) => `${rate}%`,
    vatShare: (net, vat) => `net ${net}, VAT ${vat}`,
    legend: "What the codes mean",
    withdrawal:
      "There is no right of withdrawal for freshly prepared food and drinks (section 312g (2) of the German Civil Code).",
    restaurant: "Your restaurant",
    owner: "Owner",
    phone: "Telephone",
    vatId: "VAT ID",
  },
};
