import type { ReservationStatus } from "@/domain/reservation/reservation.schema";
import type { Refusal, RefusalReason } from "@/domain/result/refusal";
import { formatMomentFrom } from "@/domain/text/format-moment";
import type { Language } from "@/domain/text/language";
import type { Instant } from "@/domain/time/berlin-time";
import { defineTexts } from "../define-texts";
import { type RefusalText, refusalText } from "../refusal-texts";

type StatusTexts = Record<ReservationStatus, string>;

/** Texts of booking a table and of the guest's own reservations. */
export const reservationTexts = defineTexts({
  de: {
    title: "Tisch reservieren",
    own: "Meine Reservierungen",
    party: "Personen",
    partyLegend: "Wie viele Personen?",
    guests: (count: number) => (count === 1 ? "1 Person" : `${count} Personen`),
    fewer: "Eine Person weniger",
    more: "Eine Person mehr",
    largerParty: (most: number) => `Mehr als ${most} Personen? Rufen Sie uns an, wir finden Platz`,
    day: "Tag",
    dayLegend: "An welchem Tag?",
    today: "Heute",
    tomorrow: "Morgen",
    otherDay: "Anderer Tag",
    time: "Uhrzeit",
    allTimes: "Alle Uhrzeiten",
    timesLoading: "Freie Tische werden gesucht …",
    timesFailed: "Wir konnten die freien Tische gerade nicht laden.",
    timesOffline: "Keine Verbindung. Freie Tische sehen Sie, sobald Sie wieder online sind.",
    again: "Noch einmal versuchen",
    allFull: "An diesem Tag ist für so viele Personen kein Tisch mehr frei.",
    fullHint:
      "Durchgestrichene Zeiten sind ausgebucht. Wählen Sie eine, um auf die Warteliste zu kommen.",
    nextFree: (moment: string) => `Nächster freier Tisch: ${moment} Uhr`,
    closedWeekday: (weekday: string) => `${weekday} ist unser Ruhetag.`,
    closedHoliday: "An diesem Feiertag haben wir geschlossen.",
    closedException: "An diesem Tag haben wir ausnahmsweise geschlossen.",
    closedShort: "An diesem Tag haben wir nicht lange genug geöffnet.",
    dayOver: "Für diesen Tag können Sie nicht mehr reservieren.",
    reason: (reason: string) => `Grund: ${reason}`,
    waitTitle: (time: string) => `${time} Uhr ist ausgebucht`,
    wait: "Sie können sich auf die Warteliste setzen lassen. Wird ein Tisch frei, bieten wir ihn der Reihe nach an und halten ihn 30 Minuten für Sie. Das ist unverbindlich.",
    contact: "Ihre Angaben",
    name: { label: "Name", asked: "Ihren Namen" },
    phone: {
      label: "Telefon",
      asked: "Ihre Telefonnummer",
      expected: "Telefonnummer mit Vorwahl",
    },
    phoneHint: "Nur für Rückfragen zu dieser Reservierung",
    email: { label: "E-Mail", asked: "Ihre E-Mail-Adresse" },
    emailHint: "Für Bestätigung und Kalendereintrag",
    optional: "optional",
    note: { label: "Wunsch oder Hinweis", asked: "Ihren Hinweis" },
    noteHint: "Zum Beispiel Kinderstuhl, Fensterplatz oder Allergien",
    review: "Ihre Reservierung",
    when: "Wann",
    who: "Auf den Namen",
    chooseFirst: "Bitte wählen Sie eine Uhrzeit.",
    stay: (minutes: string) => `Der Tisch ist ${minutes} für Sie reserviert.`,
    hours: (hours: number, minutes: number) =>
      minutes === 0
        ? `${hours} ${hours === 1 ? "Stunde" : "Stunden"}`
        : `${hours > 0 ? `${hours} Std. ` : ""}${minutes} Min.`,
    late: "Bitte rufen Sie an, wenn Sie sich mehr als 15 Minuten verspäten.",
    cancelPolicy: "Ändern und stornieren können Sie kostenlos bis zum Beginn.",
    atOnce: "Ihr Tisch ist sofort fest reserviert.",
    byHand: "Wir bestätigen Ihre Anfrage noch; Ihr Tisch ist bis dahin schon vorgemerkt.",
    privacy: "Es gelten unsere",
    privacyLink: "Datenschutzhinweise",
    submit: "Tisch reservieren",
    submitRequest: "Tisch anfragen",
    submitWaiting: "Auf die Warteliste",
    sending: "Ihre Reservierung wird gesendet …",
    retrying: "Keine Antwort. Wir fragen noch einmal nach, ohne doppelt zu reservieren …",
    offlineTitle: "Keine Verbindung",
    offline: "Es wurde nichts gesendet. Ihre Angaben bleiben erhalten.",
    signInFailedTitle: "Das hat nicht geklappt",
    signInFailed: "Wir konnten Sie nicht als Gast anmelden. Es wurde nichts gesendet.",
    checkingTitle: "Wir prüfen Ihre Reservierung",
    checking:
      "Wir haben keine Antwort bekommen. Vielleicht ist sie schon angekommen – bitte reservieren Sie nicht noch einmal.",
    otherAccount:
      "Sie wurde mit einem anderen Konto gesendet. Melden Sie sich damit an, oder rufen Sie uns an.",
    checkNow: "Jetzt nachsehen",
    stopChecking: "Nicht weiter prüfen",
    arrivedTitle: "Ihre Reservierung ist angekommen",
    close: "Schließen",
    notArrivedTitle: "Ihre Reservierung ist nicht angekommen",
    notArrived: "Sie können sie jetzt noch einmal senden.",
    backToForm: "Zurück zum Formular",
    duplicateTitle: "Für diese Zeit haben Sie schon reserviert",
    duplicate: "Änderungen können Sie direkt bei Ihrer Reservierung vornehmen.",
    offTitle: "Online-Reservierungen sind zurzeit nicht möglich",
    off: "Rufen Sie uns an, wir halten gern einen Tisch für Sie frei. Zum Mitnehmen bestellen können Sie wie gewohnt.",
    toMenu: "Zur Speisekarte",
    wrong: (count: number) =>
      count === 1
        ? "Eine Angabe fehlt noch oder stimmt nicht"
        : `${count} Angaben fehlen noch oder stimmen nicht`,
    listLoading: "Ihre Reservierungen werden geladen …",
    signedOutTitle: "Hier sehen Sie Ihre Reservierungen",
    signedOut: "Melden Sie sich mit dem Konto an, mit dem Sie reserviert haben.",
    signIn: "Anmelden",
    emptyTitle: "Noch keine Reservierung",
    empty: "Reservieren Sie einen Tisch, wir freuen uns auf Sie.",
    disconnected: "Keine Verbindung – die Anzeige ist vielleicht nicht aktuell.",
    disconnectedEmpty:
      "Keine Verbindung. Sobald Sie wieder online sind, sehen Sie hier Ihre Reservierungen.",
    unreadable: (count: number) =>
      count === 1
        ? "Eine Reservierung können wir hier gerade nicht anzeigen. Fragen Sie uns gern telefonisch danach."
        : `${count} Reservierungen können wir hier gerade nicht anzeigen. Fragen Sie uns gern telefonisch danach.`,
    failedTitle: "Ihre Reservierungen lassen sich gerade nicht laden",
    failed: "Bitte laden Sie die Seite neu. Ihre Reservierungen sind davon nicht betroffen.",
    reload: "Neu laden",
    upcoming: "Bevorstehend",
    past: "Vergangen",
    bookedTitle: "Ihr Tisch ist reserviert",
    requestedTitle: "Wir haben Ihre Anfrage erhalten",
    waitingTitle: "Sie stehen auf der Warteliste",
    bookedHint: (code: string) => `Ihre Nummer ist ${code}. Den Stand sehen Sie immer hier.`,
    code: "Nummer",
    until: (time: string) => `bis ${time} Uhr`,
    clock: (time: string) => `${time} Uhr`,
    sentences: {
      awaiting_payment: "Ihr Tisch ist vorgemerkt. Fest reserviert ist er mit der Anzahlung.",
      waiting: "Wird ein Tisch frei, bieten wir ihn Ihnen hier an.",
      offered: "Ein Tisch ist frei geworden. Nehmen Sie ihn jetzt an.",
      requested: "Wir haben Ihre Anfrage. Ihr Tisch ist vorgemerkt.",
      confirmed: "Ihr Tisch ist fest reserviert. Wir freuen uns auf Sie.",
      seated: "Schön, dass Sie da sind. Guten Appetit!",
      completed: "Danke für Ihren Besuch.",
      declined: "Wir konnten Ihre Anfrage leider nicht annehmen.",
      expired: "Die Zeit ist abgelaufen. Es kam leider keine Reservierung zustande.",
      cancelled: "Diese Reservierung wurde storniert.",
      no_show: "Zu dieser Reservierung ist niemand gekommen.",
      unpaid: "Die Zeit zum Bezahlen ist abgelaufen, es kam keine Reservierung zustande.",
    } satisfies StatusTexts,
    accept: "Tisch annehmen",
    accepting: "Wird angenommen …",
    offerLeft: (time: string) => `Für Sie frei gehalten: noch ${time} Minuten`,
    change: "Ändern",
    changeUntil: (until: string) =>
      `Ändern können Sie hier bis ${until}. Danach rufen Sie uns bitte an.`,
    changeTitle: "Reservierung ändern",
    save: "Änderung speichern",
    saving: "Wird geändert …",
    keep: "Abbrechen",
    changed: "Ihre Reservierung ist geändert.",
    changeByHand:
      "Wir bestätigen die Änderung noch; Ihr Tisch zur neuen Zeit ist bis dahin schon vorgemerkt.",
    cancel: "Stornieren",
    leave: "Warteliste verlassen",
    decline: "Tisch freigeben",
    cancelQuestion: "Diese Reservierung wirklich stornieren?",
    leaveQuestion: "Ihren Platz wirklich aufgeben?",
    cancelYes: "Ja, stornieren",
    leaveYes: "Ja, aufgeben",
    cancelNo: "Nein, behalten",
    cancelling: "Einen Moment …",
    calendar: "In den Kalender",
    calendarSummary: (guests: string, title: string) => `Tisch für ${guests} – ${title}`,
    calendarText: (code: string, phones: string) => `Nummer ${code}. Telefon ${phones}`,
    calendarFile: "reservierung.ics",
    stepOffline: "Keine Verbindung. Es hat sich nichts geändert.",
    stepUnknown:
      "Wir haben keine Antwort bekommen. Der Stand auf dieser Seite zeigt gleich, ob es geklappt hat.",
    newOne: "Tisch reservieren",
  },
  en: {
    title: "Book a table",
    own: "My reservations",
    party: "Guests",
    partyLegend: "How many guests?",
    guests: (count: number) => (count === 1 ? "1 guest" : `${count} guests`),
    fewer: "One guest fewer",
    more: "One more guest",
    largerParty: (most: number) => `More than ${most} guests? Call us and we will find a table`,
    day: "Day",
    dayLegend: "On which day?",
    today: "Today",
    tomorrow: "Tomorrow",
    otherDay: "Another day",
    time: "Time",
    allTimes: "All times",
    timesLoading: "Looking for free tables …",
    timesFailed: "We could not load the free tables.",
    timesOffline: "No connection. You will see free tables as soon as you are back online.",
    again: "Try again",
    allFull: "There is no table left for this many guests on this day.",
    fullHint: "Crossed-out times are fully booked. Choose one to join the waitlist.",
    nextFree: (moment: string) => `Next free table: ${moment}`,
    closedWeekday: (weekday: string) => `We are closed on ${weekday}s.`,
    closedHoliday: "We are closed on this public holiday.",
    closedException: "We are closed on this day.",
    closedShort: "We are not open long enough on this day.",
    dayOver: "It is too late to book for this day.",
    reason: (reason: string) => `Reason: ${reason}`,
    waitTitle: (time: string) => `${time} is fully booked`,
    wait: "You can join the waitlist. When a table becomes free, we offer it in order of joining and hold it for you for 30 minutes. There is no obligation.",
    contact: "Your details",
    name: { label: "Name", asked: "your name" },
    phone: { label: "Phone", asked: "your phone number", expected: "phone number with area code" },
    phoneHint: "Only for questions about this reservation",
    email: { label: "Email", asked: "your email address" },
    emailHint: "For confirmation and calendar entry",
    optional: "optional",
    note: { label: "Request or note", asked: "your note" },
    noteHint: "For example a high chair, a table by the window or allergies",
    review: "Your reservation",
    when: "When",
    who: "Name",
    chooseFirst: "Please choose a time.",
    stay: (minutes: string) => `The table is yours for ${minutes}.`,
    hours: (hours: number, minutes: number) =>
      minutes === 0
        ? `${hours} ${hours === 1 ? "hour" : "hours"}`
        : `${hours > 0 ? `${hours} h ` : ""}${minutes} min`,
    late: "Please call if you will be more than 15 minutes late.",
    cancelPolicy: "You can change or cancel free of charge until the start time.",
    atOnce: "Your table is booked at once.",
    byHand: "We will confirm your request. Your table is held for you until then.",
    privacy: "See our",
    privacyLink: "privacy notice",
    submit: "Book a table",
    submitRequest: "Request a table",
    submitWaiting: "Join the waitlist",
    sending: "Sending your reservation …",
    retrying: "No answer yet. We are trying again, without booking twice …",
    offlineTitle: "No connection",
    offline: "Nothing was sent. Everything you entered is kept.",
    signInFailedTitle: "Something went wrong",
    signInFailed: "We could not sign you in as a guest. Nothing was sent.",
    checkingTitle: "We are checking your reservation",
    checking:
      "We did not get an answer. We may have received it already – please do not book again.",
    otherAccount: "It was sent with another account. Sign in with that account, or call us.",
    checkNow: "Check now",
    stopChecking: "Stop checking",
    arrivedTitle: "We have received your reservation",
    close: "Close",
    notArrivedTitle: "We did not receive your reservation",
    notArrived: "You can send it again now.",
    backToForm: "Back to the form",
    duplicateTitle: "You already have a reservation for this time",
    duplicate: "You can make changes in that reservation.",
    offTitle: "Online reservations are not possible at the moment",
    off: "Call us and we will be happy to hold a table for you. You can order takeaway as usual.",
    toMenu: "Go to the menu",
    wrong: (count: number) =>
      count === 1
        ? "One entry is missing or incorrect"
        : `${count} entries are missing or incorrect`,
    listLoading: "Loading your reservations …",
    signedOutTitle: "Your reservations appear here",
    signedOut: "Sign in with the account you booked with.",
    signIn: "Sign in",
    emptyTitle: "No reservations yet",
    empty: "Book a table. We look forward to seeing you.",
    disconnected: "No connection – what you see here may be out of date.",
    disconnectedEmpty: "No connection. Your reservations will appear once you are back online.",
    unreadable: (count: number) =>
      count === 1
        ? "One reservation cannot be shown here at the moment. Please give us a call about it."
        : `${count} reservations cannot be shown here at the moment. Please give us a call about them.`,
    failedTitle: "We cannot load your reservations right now",
    failed: "Please reload the page. Your reservations are not affected.",
    reload: "Reload",
    upcoming: "Upcoming",
    past: "Past",
    bookedTitle: "Your table is booked",
    requestedTitle: "We have received your request",
    waitingTitle: "You are on the waitlist",
    bookedHint: (code: string) => `Your number is ${code}. You can always see the status here.`,
    code: "Number",
    until: (time: string) => `until ${time}`,
    clock: (time: string) => time,
    sentences: {
      awaiting_payment: "Your table is being held. It is booked once the deposit is paid.",
      waiting: "If a table becomes free, we will offer it to you here.",
      offered: "A table has become free. Accept it now.",
      requested: "We have your request. Your table is being held.",
      confirmed: "Your table is booked. We look forward to seeing you.",
      seated: "Great to have you here. Enjoy your meal!",
      completed: "Thank you for your visit.",
      declined: "Sorry, we could not accept your request.",
      expired: "Time ran out before a table was booked.",
      cancelled: "This reservation was cancelled.",
      no_show: "Nobody came for this reservation.",
      unpaid: "The time to pay ended before a table was booked.",
    },
    accept: "Accept table",
    accepting: "Accepting …",
    offerLeft: (time: string) => `Held for you for another ${time} minutes`,
    change: "Change",
    changeUntil: (until: string) =>
      `You can change this here until ${until}. After that, please call us.`,
    changeTitle: "Change reservation",
    save: "Save changes",
    saving: "Saving …",
    keep: "Never mind",
    changed: "Your reservation has been changed.",
    changeByHand:
      "We will confirm the change. Your table at the new time is held for you until then.",
    cancel: "Cancel",
    leave: "Leave waitlist",
    decline: "Release the table",
    cancelQuestion: "Cancel this reservation?",
    leaveQuestion: "Give up your place?",
    cancelYes: "Yes, cancel",
    leaveYes: "Yes, give it up",
    cancelNo: "No, keep it",
    cancelling: "One moment …",
    calendar: "Add to calendar",
    calendarSummary: (guests: string, title: string) => `Table for ${guests} – ${title}`,
    calendarText: (code: string, phones: string) => `Number ${code}. Phone ${phones}`,
    calendarFile: "reservation.ics",
    stepOffline: "No connection. Nothing has changed.",
    stepUnknown:
      "We did not get an answer. The status on this page will show in a moment whether it worked.",
    newOne: "Book a table",
  },
});

type Override = (next: string | null, refusal: Refusal) => RefusalText;
type Overrides = Partial<Record<RefusalReason, Override>>;

type NotVerifiedTexts = Readonly<Record<string, RefusalText>> & { readonly browser: RefusalText };

const notVerifiedDe: NotVerifiedTexts = {
  browser: {
    title: "Wir konnten Ihren Browser nicht prüfen",
    help: "Reservieren Sie telefonisch, oder melden Sie sich mit einem Konto an, dessen E-Mail-Adresse bestätigt ist.",
  },
  party_size: {
    title: "Für so viele Personen brauchen wir Ihre bestätigte E-Mail-Adresse",
    help: "Melden Sie sich an und bestätigen Sie Ihre Adresse, oder rufen Sie uns an.",
  },
  policy: {
    title: "Gerade reservieren nur Gäste mit bestätigter E-Mail-Adresse",
    help: "Melden Sie sich an und bestätigen Sie Ihre Adresse, oder rufen Sie uns an.",
  },
};

const notVerifiedEn: NotVerifiedTexts = {
  browser: {
    title: "We could not verify your browser",
    help: "Book by phone, or sign in with an account whose email address is verified.",
  },
  party_size: {
    title: "For a party this large we need your verified email address",
    help: "Sign in and verify your address, or call us.",
  },
  policy: {
    title: "Only guests with a verified email address can book right now",
    help: "Sign in and verify your address, or call us.",
  },
};

/** Reasons that have another text for reservations than for orders. */
const refusals: Readonly<Record<Language, Overrides>> = {
  de: {
    INVALID: () => ({
      title: "Etwas an der Reservierung stimmt nicht",
      help: "Bitte prüfen Sie Ihre Angaben und wählen Sie die Uhrzeit noch einmal.",
    }),
    NOT_ALLOWED: () => ({
      title: "Das ist mit diesem Konto nicht möglich",
      help: "Melden Sie sich mit dem Konto an, mit dem Sie reserviert haben.",
    }),
    NOT_VERIFIED: (_, { field }) => notVerifiedDe[field ?? ""] ?? notVerifiedDe.browser,
    CLOSED: () => ({
      title: "Zu dieser Zeit haben wir geschlossen",
      help: "Bitte wählen Sie eine andere Uhrzeit.",
    }),
    SLOT_FULL: (next) => ({
      title: "Dieser Tisch ist gerade vergeben worden",
      help: next
        ? `Frei ist noch: ${next} Uhr.`
        : "Bitte wählen Sie eine andere Uhrzeit oder die Warteliste.",
    }),
    SLOT_PAST: () => ({
      title: "Dafür ist es leider zu spät",
      help: "Bitte wählen Sie eine spätere Uhrzeit, oder rufen Sie uns an.",
    }),
    CANCEL_TOO_LATE: () => ({
      title: "Dafür ist es leider zu spät",
      help: "Bitte rufen Sie uns an.",
    }),
    IDEMPOTENCY_MISMATCH: () => ({
      title: "Wir finden diese Reservierung nicht",
      help: "Bitte sehen Sie unter „Meine Reservierungen“ nach oder rufen Sie uns an.",
    }),
    RATE_LIMIT: () => ({
      title: "Das sind online gerade zu viele Reservierungen",
      help: "Drei offene sind gleichzeitig möglich, und nur wenige neue oder geänderte in einer Stunde. Stornieren Sie eine, versuchen Sie es später noch einmal, oder rufen Sie uns an.",
    }),
  },
  en: {
    INVALID: () => ({
      title: "Something is wrong with the reservation",
      help: "Please check your details and choose the time again.",
    }),
    NOT_ALLOWED: () => ({
      title: "Not possible with this account",
      help: "Sign in with the account you booked with.",
    }),
    NOT_VERIFIED: (_, { field }) => notVerifiedEn[field ?? ""] ?? notVerifiedEn.browser,
    CLOSED: () => ({
      title: "We are closed at this time",
      help: "Please choose another time.",
    }),
    SLOT_FULL: (next) => ({
      title: "This table has just been taken",
      help: next ? `Still free: ${next}.` : "Please choose another time or join the waitlist.",
    }),
    SLOT_PAST: () => ({
      title: "It is too late for that",
      help: "Please choose a later time, or call us.",
    }),
    CANCEL_TOO_LATE: () => ({
      title: "It is too late for that",
      help: "Please call us.",
    }),
    IDEMPOTENCY_MISMATCH: () => ({
      title: "We cannot match this reservation",
      help: "Please look under “My reservations” or call us.",
    }),
    RATE_LIMIT: () => ({
      title: "Too many reservations online for now",
      help: "You can have three open ones, and only a few new or changed ones an hour. Cancel one, try again later, or call us.",
    }),
  },
};

/** The text of a refused reservation; `now` as in {@link refusalText}. */
export function reservationRefusalText(
  refusal: Refusal,
  now: Instant,
  language: Language,
): RefusalText {
  const { reason, next_at } = refusal;
  const next = next_at === undefined ? null : formatMomentFrom(now, next_at, language);
  return refusals[language][reason]?.(next, refusal) ?? refusalText(refusal, now, language);
}
