import type { Fulfilment } from "../delivery/fulfilment.schema";
import type { Payment } from "../tenant/payment-methods.schema";
import type { Language } from "../text/language";

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
  /** Without a name for a recipient that may not see it. */
  readonly greeting: (name?: string) => string;
  /** To a recipient whose address nobody has verified. */
  readonly unverified: string;
  /** The event in one sentence. */
  readonly news: Record<OrderMailKind, string>;
  /** Consequence of the event for the guest; null if there is none to mention. */
  readonly meaning: Record<OrderMailKind, string | null>;
  /** Instead, if the guest has paid an order online that ends without food. */
  readonly moneyBack: Record<"release" | "refund", (amount: string) => string>;
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
  readonly promisedFor: (moment: string) => string;
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
  readonly reusable: (containers: number) => string;
  readonly total: string;
  readonly tip: string;
  readonly toPay: string;
  readonly cashGiven: string;
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
        `Ihre Bestellung ${code} bei ${restaurant} ist leider verfallen`,
      cancelled: (code, restaurant) => `Ihre Bestellung ${code} bei ${restaurant} wurde storniert`,
      failed: (code, restaurant) =>
        `Ihre Bestellung ${code} bei ${restaurant} konnte leider nicht ausgeführt werden`,
    },
    greeting: (name) => (name === undefined ? "Guten Tag," : `Guten Tag ${name},`),
    unverified:
      "Ihre E-Mail-Adresse ist nicht bestätigt. Deshalb stehen Name, Adresse und Anmerkungen nicht in dieser Nachricht. Sie haben nichts bestellt? Dann hat jemand Ihre Adresse angegeben, und Sie müssen nichts tun.",
    news: {
      placed: "vielen Dank für Ihre Bestellung. Sie ist bei uns eingegangen.",
      accepted: "wir haben Ihre Bestellung angenommen.",
      delayed: "leider brauchen wir für Ihre Bestellung etwas länger.",
      ready: "Ihr Essen ist fertig und kann abgeholt werden.",
      out_for_delivery: "Ihr Essen ist auf dem Weg zu Ihnen.",
      rejected: "leider können wir Ihre Bestellung nicht annehmen.",
      expired: "leider konnten wir Ihre Bestellung nicht rechtzeitig annehmen. Sie ist verfallen.",
      cancelled: "Ihre Bestellung wurde storniert.",
      failed: "leider konnten wir Ihre Bestellung nicht ausführen.",
    },
    meaning: {
      placed:
        "Diese Nachricht bestätigt nur den Eingang und ist noch keine Annahme. Sobald wir Ihre Bestellung annehmen, schreiben wir Ihnen, wann Sie damit rechnen können.",
      accepted: null,
      delayed: null,
      ready: null,
      out_for_delivery: null,
      rejected: "Sie müssen nichts bezahlen.",
      expired: "Sie müssen nichts bezahlen.",
      cancelled: "Sie müssen nichts bezahlen.",
      failed: null,
    },
    moneyBack: {
      release: (amount) =>
        `Ihre Zahlung von ${amount} war nur reserviert. Wir heben die Reservierung auf, es wird nichts abgebucht.`,
      refund: (amount) =>
        `Sie bekommen ${amount} zurück, auf demselben Weg, auf dem Sie bezahlt haben. Das kann einige Tage dauern.`,
    },
    promised: {
      delivery: (moment) => `Voraussichtliche Lieferung: ${moment}`,
      pickup: (moment) => `Voraussichtlich abholbereit: ${moment}`,
    },
    promisedBefore: (moment) => `Bisher geplant: ${moment}`,
    reason: (reason) => `Grund: ${reason}`,
    follow: "Bestellung ansehen",
    terms: "Allgemeine Geschäftsbedingungen",
    questions: (phones) => `Fragen? Rufen Sie uns an: ${phones}`,
    order: "Ihre Bestellung",
    code: "Bestellnummer",
    ordered: "Bestellt am",
    type: "Bestellart",
    types: { delivery: "Lieferung", pickup: "Abholung" },
    wanted: "Gewünscht für",
    asap: "so bald wie möglich",
    promisedFor: (moment) => `zugesagt für ${moment}`,
    payment: "Bezahlung",
    payments: {
      cash: { delivery: "bar bei der Lieferung", pickup: "bar bei der Abholung" },
      card_at_door: {
        delivery: "mit Karte bei der Lieferung",
        pickup: "mit Karte bei der Abholung",
      },
      online: { delivery: "online bezahlt", pickup: "online bezahlt" },
    },
    address: "Lieferadresse",
    addressNote: "Hinweis zur Adresse",
    contact: "Kontakt",
    line: (qty, name) => `${qty} × ${name}`,
    each: (price) => `${price} je Stück`,
    note: (note) => `Wunsch: ${note}`,
    minAge: (age) => `Abgabe nur an Personen ab ${age} Jahren`,
    codes: (codes) => `Enthält ${codes}`,
    noCodes: "Keine Allergene oder Zusatzstoffe deklariert",
    unknownCodes: "Allergene nicht angegeben – bitte fragen Sie uns",
    subtotal: "Zwischensumme",
    discount: "Abholrabatt",
    deliveryFee: "Liefergebühr",
    deposit: "Pfand",
    reusable: (containers) => `Mehrwegpfand (${containers} Behälter)`,
    total: "Gesamtbetrag inkl. MwSt.",
    tip: "Trinkgeld",
    toPay: "Zu zahlen",
    cashGiven: "Sie zahlen mit",
    vatHeading: "Enthaltene Mehrwertsteuer",
    vatRate: (rate) => `${rate} %`,
    vatShare: (net, vat) => `netto ${net}, MwSt. ${vat}`,
    legend: "Bedeutung der Kürzel",
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
      accepted: (code, restaurant) => `Your order ${code} at ${restaurant} has been accepted`,
      delayed: (code, restaurant) => `Your order ${code} at ${restaurant} is running late`,
      ready: (code, restaurant) => `Your order ${code} at ${restaurant} is ready for pickup`,
      out_for_delivery: (code, restaurant) => `Your order ${code} at ${restaurant} is on its way`,
      rejected: (code, restaurant) => `Sorry, your order ${code} at ${restaurant} was declined`,
      expired: (code, restaurant) => `Sorry, your order ${code} at ${restaurant} has expired`,
      cancelled: (code, restaurant) => `Your order ${code} at ${restaurant} has been cancelled`,
      failed: (code, restaurant) =>
        `Sorry, your order ${code} at ${restaurant} could not be fulfilled`,
    },
    greeting: (name) => (name === undefined ? "Hello," : `Hello ${name},`),
    unverified:
      "Your email address is not verified, so this message leaves out name, address and notes. You did not order anything? Then someone entered your address, and you do not have to do anything.",
    news: {
      placed: "Thank you for your order. We have received it.",
      accepted: "We have accepted your order.",
      delayed: "Sorry, your order is running late.",
      ready: "Your food is ready for pickup.",
      out_for_delivery: "Your food is on its way.",
      rejected: "Sorry, we cannot accept your order.",
      expired: "Sorry, we could not accept your order in time. It has expired.",
      cancelled: "Your order has been cancelled.",
      failed: "Sorry, we could not fulfil your order.",
    },
    meaning: {
      placed:
        "This message only confirms that we have received your order. It is not accepted yet. As soon as we accept it, we will let you know when to expect it.",
      accepted: null,
      delayed: null,
      ready: null,
      out_for_delivery: null,
      rejected: "You do not have to pay anything.",
      expired: "You do not have to pay anything.",
      cancelled: "You do not have to pay anything.",
      failed: null,
    },
    moneyBack: {
      release: (amount) =>
        `Your payment of ${amount} was only reserved. We are releasing it, and nothing will be charged.`,
      refund: (amount) =>
        `You are getting ${amount} back, the way you paid. This can take a few days.`,
    },
    promised: {
      delivery: (moment) => `Estimated delivery: ${moment}`,
      pickup: (moment) => `Estimated pickup time: ${moment}`,
    },
    promisedBefore: (moment) => `Previously estimated: ${moment}`,
    reason: (reason) => `Reason: ${reason}`,
    follow: "View your order",
    terms: "Terms and conditions",
    questions: (phones) => `Questions? Give us a call: ${phones}`,
    order: "Your order",
    code: "Order number",
    ordered: "Ordered",
    type: "Order type",
    types: { delivery: "Delivery", pickup: "Pickup" },
    wanted: "Requested for",
    asap: "as soon as possible",
    promisedFor: (moment) => `promised for ${moment}`,
    payment: "Payment",
    payments: {
      cash: { delivery: "cash on delivery", pickup: "cash on pickup" },
      card_at_door: { delivery: "card on delivery", pickup: "card on pickup" },
      online: { delivery: "paid online", pickup: "paid online" },
    },
    address: "Delivery address",
    addressNote: "Delivery note",
    contact: "Contact",
    line: (qty, name) => `${qty} × ${name}`,
    each: (price) => `${price} each`,
    note: (note) => `Note: ${note}`,
    minAge: (age) => `Only for persons aged ${age} and over`,
    codes: (codes) => `Contains ${codes}`,
    noCodes: "No allergens or additives declared",
    unknownCodes: "Allergens not declared – please ask us",
    subtotal: "Subtotal",
    discount: "Pickup discount",
    deliveryFee: "Delivery fee",
    deposit: "Deposit",
    reusable: (containers) =>
      `Container deposit (${containers === 1 ? "1 container" : `${containers} containers`})`,
    total: "Total incl. VAT",
    tip: "Tip",
    toPay: "To pay",
    cashGiven: "Cash you will pay with",
    vatHeading: "VAT included",
    vatRate: (rate) => `${rate}%`,
    vatShare: (net, vat) => `net ${net}, VAT ${vat}`,
    legend: "Allergen and additive codes",
    withdrawal:
      "There is no right of withdrawal for freshly prepared food and drinks (section 312g (2) of the German Civil Code).",
    restaurant: "Your restaurant",
    owner: "Owner",
    phone: "Telephone",
    vatId: "VAT ID",
  },
};
