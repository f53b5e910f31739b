import type { ReservationStatus } from "../reservation/reservation.schema";
import type { Language } from "../text/language";

/** Events of a reservation that send a mail to the guest. */
export type ReservationMailKind =
  | Exclude<ReservationStatus, "seated" | "completed" | "no_show" | "awaiting_payment">
  | "moved"
  | "moved_request";

interface ReservationMailTexts {
  /** Without a name for a recipient that may not see it. */
  readonly greeting: (name?: string) => string;
  /** To a recipient whose address nobody has verified. */
  readonly unverified: string;
  /** The event in one sentence. */
  readonly news: Record<ReservationMailKind, string>;
  readonly subject: (news: string, moment: string, restaurant: string) => string;
  readonly offerUntil: (time: string) => string;
  readonly byHand: string;
  readonly changeByHand: string;
  readonly reason: (reason: string) => string;
  readonly table: string;
  readonly party: string;
  readonly guests: (count: number) => string;
  readonly when: string;
  readonly code: string;
  readonly name: string;
  readonly note: string;
  readonly follow: string;
  readonly questions: (phones: string) => string;
  readonly calendarSummary: (count: number, restaurant: string) => string;
  readonly calendarText: (code: string, phones: string) => string;
  readonly calendarFile: string;
  /** In a reminder. */
  readonly reminder: {
    readonly subject: (moment: string, restaurant: string) => string;
    readonly news: (moment: string) => string;
    readonly ask: string;
    readonly confirm: string;
    readonly cancel: string;
    /** After the weekday and day. */
    readonly clock: (time: string) => string;
  };
}

/** Texts of mails about reservations. */
export const reservationMailTexts: Readonly<Record<Language, ReservationMailTexts>> = {
  de: {
    greeting: (name) => (name === undefined ? "Guten Tag," : `Guten Tag ${name},`),
    unverified:
      "Ihre E-Mail-Adresse ist nicht bestätigt. Deshalb stehen Name und Hinweis nicht in dieser Nachricht. Sie haben nichts reserviert? Dann hat jemand Ihre Adresse angegeben, und Sie müssen nichts tun.",
    news: {
      waiting: "Sie stehen auf der Warteliste.",
      offered: "Ein Tisch ist frei geworden.",
      requested: "Ihre Reservierungsanfrage ist eingegangen.",
      confirmed: "Ihr Tisch ist reserviert.",
      moved: "Ihre Reservierung wurde geändert.",
      moved_request: "Ihre Änderung ist eingegangen.",
      declined: "Leider können wir Ihre Anfrage nicht annehmen.",
      cancelled: "Ihre Reservierung wurde storniert.",
      expired: "Ihre Anfrage ist leider verfallen.",
      unpaid: "Ihre Reservierung ist nicht zustande gekommen.",
    },
    subject: (news, moment, restaurant) => `${news.replace(/\.$/, "")} – ${moment}, ${restaurant}`,
    offerUntil: (time) =>
      `Wir halten den Tisch bis ${time} Uhr für Sie frei. Bitte nehmen Sie ihn bis dahin an.`,
    byHand: "Ihr Tisch ist vorgemerkt. Sobald wir die Anfrage bestätigen, schreiben wir Ihnen.",
    changeByHand:
      "Ihr Tisch ist zur neuen Zeit vorgemerkt. Sobald wir die Änderung bestätigen, schreiben wir Ihnen.",
    reason: (reason) => `Grund: ${reason}`,
    table: "Ihr Tisch",
    party: "Personen",
    guests: (count) => (count === 1 ? "1 Person" : `${count} Personen`),
    when: "Wann",
    code: "Nummer",
    name: "Auf den Namen",
    note: "Hinweis",
    follow: "Reservierung ansehen, ändern oder stornieren",
    questions: (phones) => `Fragen? Rufen Sie uns an: ${phones}`,
    calendarSummary: (count, restaurant) =>
      `Tisch für ${count === 1 ? "1 Person" : `${count} Personen`} – ${restaurant}`,
    calendarText: (code, phones) => `Nummer ${code}. Telefon ${phones}`,
    calendarFile: "reservierung.ics",
    reminder: {
      subject: (moment, restaurant) => `Ihr Tisch am ${moment} – ${restaurant}`,
      news: (moment) => `Wir freuen uns auf Sie: ${moment}.`,
      ask: "Bleibt es dabei? Sagen Sie uns bitte kurz Bescheid, ein Konto brauchen Sie dafür nicht.",
      confirm: "Ja, wir kommen",
      cancel: "Reservierung stornieren",
      clock: (time) => `${time} Uhr`,
    },
  },
  en: {
    greeting: (name) => (name === undefined ? "Hello," : `Hello ${name},`),
    unverified:
      "Your email address is not verified, so this message leaves out name and note. You did not book anything? Then someone entered your address, and you do not have to do anything.",
    news: {
      waiting: "You are on the waitlist.",
      offered: "A table has become available.",
      requested: "We have received your request.",
      confirmed: "Your table is booked.",
      moved: "Your reservation has been changed.",
      moved_request: "We have received your change.",
      declined: "Sorry, we cannot accept your request.",
      cancelled: "Your reservation has been cancelled.",
      expired: "Sorry, your request has expired.",
      unpaid: "Your reservation was not completed.",
    },
    subject: (news, moment, restaurant) => `${news.replace(/\.$/, "")} – ${moment}, ${restaurant}`,
    offerUntil: (time) => `We are holding it for you until ${time}. Please accept it by then.`,
    byHand: "We are holding a table for you and will write to you as soon as we confirm it.",
    changeByHand:
      "We are holding a table for you at the new time and will write to you as soon as we confirm the change.",
    reason: (reason) => `Reason: ${reason}`,
    table: "Your table",
    party: "Guests",
    guests: (count) => (count === 1 ? "1 guest" : `${count} guests`),
    when: "When",
    code: "Number",
    name: "Name",
    note: "Note",
    follow: "View, change or cancel your reservation",
    questions: (phones) => `Questions? Give us a call: ${phones}`,
    calendarSummary: (count, restaurant) =>
      `Table for ${count === 1 ? "1 guest" : `${count} guests`} – ${restaurant}`,
    calendarText: (code, phones) => `Number ${code}. Phone ${phones}`,
    calendarFile: "reservation.ics",
    reminder: {
      subject: (moment, restaurant) => `Your table on ${moment} – ${restaurant}`,
      news: (moment) => `We look forward to seeing you: ${moment}.`,
      ask: "Are you still coming? Please let us know. You do not need an account for this.",
      confirm: "Yes, we are coming",
      cancel: "Cancel the reservation",
      clock: (time) => time,
    },
  },
};

interface DepositMailTexts {
  readonly paid: (amount: string) => string;
  readonly rule: (until: string) => string;
  /** Instead of `rule` once cancelling is no longer free. */
  readonly lateRule: string;
  readonly kept: (amount: string) => string;
  readonly refunded: (amount: string) => string;
  readonly nothingTaken: string;
  readonly returnedTitle: string;
  readonly returned: (amount: string) => string;
  readonly again: string;
}

/** What mails say about the deposit of a reservation. */
export const depositMailTexts: Readonly<Record<Language, DepositMailTexts>> = {
  de: {
    paid: (amount) =>
      `Ihre Anzahlung von ${amount} ist bei uns angekommen. Wir rechnen sie auf Ihre Rechnung an.`,
    rule: (until) =>
      `Bis ${until} können Sie kostenlos stornieren, dann erstatten wir sie vollständig. Danach, oder wenn niemand kommt, behalten wir sie als pauschalen Schadensersatz. Sie können nachweisen, dass uns kein oder ein geringerer Schaden entstanden ist.`,
    lateRule:
      "So kurzfristig können Sie nicht mehr kostenlos stornieren: Stornieren Sie oder kommt niemand, behalten wir sie als pauschalen Schadensersatz. Sie können nachweisen, dass uns kein oder ein geringerer Schaden entstanden ist.",
    kept: (amount) =>
      `Die Anzahlung von ${amount} behalten wir als pauschalen Schadensersatz, wie bei der Reservierung vereinbart. Sie können nachweisen, dass uns kein oder ein geringerer Schaden entstanden ist.`,
    refunded: (amount) => `Ihre Anzahlung von ${amount} erstatten wir Ihnen vollständig.`,
    nothingTaken: "Die Anzahlung ist nicht bei uns angekommen. Es wurde nichts belastet.",
    returnedTitle: "Ihr Tisch war leider schon vergeben.",
    returned: (amount) =>
      `Ihre Anzahlung kam an, als die Zeit zum Bezahlen schon um war. Wir erstatten Ihnen die ${amount} vollständig.`,
    again: "Neu reservieren",
  },
  en: {
    paid: (amount) => `We have received your deposit of ${amount}. We deduct it from your bill.`,
    rule: (until) =>
      `You can cancel free of charge until ${until}, and we refund it in full. After that, or if nobody comes, we keep it as lump-sum damages. You may prove that we suffered no damage or less.`,
    lateRule:
      "At such short notice you can no longer cancel free of charge: if you cancel or nobody comes, we keep it as lump-sum damages. You may prove that we suffered no damage or less.",
    kept: (amount) =>
      `We keep the deposit of ${amount} as lump-sum damages, as agreed when you booked. You may prove that we suffered no damage or less.`,
    refunded: (amount) => `We refund your deposit of ${amount} in full.`,
    nothingTaken: "We have not received the deposit. Nothing was charged.",
    returnedTitle: "Sorry, your table was already taken.",
    returned: (amount) =>
      `Your deposit arrived when the time to pay had ended. We refund the ${amount} in full.`,
    again: "Book again",
  },
};
