import type { Refusal, RefusalReason } from "@/domain/result/refusal";
import { formatPrice } from "@/domain/text/format";
import { formatMomentFrom } from "@/domain/text/format-moment";
import type { Language } from "@/domain/text/language";
import type { Instant } from "@/domain/time/berlin-time";

/** Explains what happened and what the guest can do. */
export interface RefusalText {
  readonly title: string;
  readonly help: string;
}

type RefusalTexts = Record<RefusalReason, (refusal: Refusal, now: Instant) => RefusalText>;

// Typed so that a reason without a text does not compile.
const refusalTexts = {
  de: {
    INVALID: () => ({
      title: "Etwas an der Bestellung stimmt nicht",
      help: "Bitte prüfen Sie Ihre Angaben und die gewählten Optionen.",
    }),
    NOT_SIGNED_IN: () => ({
      title: "Sie sind nicht mehr angemeldet",
      help: "Melden Sie sich noch einmal an oder machen Sie als Gast weiter. Ihre Angaben bleiben erhalten.",
    }),
    NOT_ALLOWED: () => ({
      title: "Das ist mit diesem Konto nicht möglich",
      help: "Melden Sie sich mit dem Konto an, mit dem Sie bestellt haben.",
    }),
    NOT_FOUND: () => ({
      title: "Nicht gefunden",
      help: "Das gibt es nicht, oder es gehört zu einem anderen Konto.",
    }),
    NOT_VERIFIED: ({ field }) =>
      field === "policy"
        ? {
            title: "Gerade bestellen nur Gäste mit bestätigter E-Mail-Adresse",
            help: "Melden Sie sich an und bestätigen Sie Ihre Adresse, oder rufen Sie uns an.",
          }
        : {
            title: "Wir konnten Ihren Browser nicht prüfen",
            help: "Bestellen Sie telefonisch, oder melden Sie sich mit einem Konto an, dessen E-Mail-Adresse bestätigt ist.",
          },
    CLOSED: ({ next_at }, now) => ({
      title: "Wir haben gerade geschlossen",
      help: next_at
        ? `Bestellungen nehmen wir wieder ab ${momentText(next_at, now, "de")} an.`
        : "Zurzeit nehmen wir keine Bestellungen an.",
    }),
    PAUSED: ({ next_at }, now) =>
      next_at
        ? {
            title: "Die Küche macht kurz Pause",
            help: `Voraussichtlich geht es ab ${momentText(next_at, now, "de")} weiter.`,
          }
        : {
            title: "Wir nehmen gerade keine Online-Bestellungen an",
            help: "Rufen Sie uns gern an. Ihr Warenkorb bleibt erhalten.",
          },
    DELIVERY_OFF: () => ({
      title: "Wir liefern zurzeit nicht",
      help: "Sie können Ihre Bestellung gern selbst abholen.",
    }),
    RESERVATION_OFF: () => ({
      title: "Online-Reservierungen sind zurzeit nicht möglich",
      help: "Bitte rufen Sie uns an.",
    }),
    PRICE_CHANGED: () => ({
      title: "Ein Preis hat sich geändert",
      help: "Bitte sehen Sie sich den Unterschied an. Es wurde noch nichts bestellt.",
    }),
    ITEM_UNAVAILABLE: ({ portions_left }) =>
      portions_left
        ? {
            title: `Von einem Gericht haben wir nur noch ${portions_left}`,
            help: "Bitte verringern Sie die Menge, der Rest Ihrer Bestellung bleibt, wie er ist.",
          }
        : {
            title: "Ein Gericht ist gerade nicht verfügbar",
            help: "Entfernen Sie es, der Rest Ihrer Bestellung bleibt, wie er ist.",
          },
    BELOW_MINIMUM: ({ missing_cents }) => ({
      title: "Der Mindestbestellwert ist noch nicht erreicht",
      help: missing_cents
        ? `Es fehlen noch ${formatPrice(missing_cents, "de")}.`
        : "Bitte legen Sie noch etwas in den Warenkorb.",
    }),
    OUT_OF_AREA: () => ({
      title: "Dorthin liefern wir leider nicht",
      help: "Die Adresse liegt außerhalb unseres Liefergebiets. Sie können Ihre Bestellung gern abholen.",
    }),
    NOT_SERVED_NOW: ({ next_at }, now) => ({
      title: "Ein Gericht gibt es nur zu bestimmten Zeiten",
      help: next_at
        ? `Zusammen mit Ihrem Warenkorb wieder ab ${momentText(next_at, now, "de")}.`
        : "Bitte nehmen Sie es aus dem Warenkorb.",
    }),
    SLOT_FULL: ({ next_at }, now) => ({
      title: "Diese Uhrzeit ist ausgebucht",
      help: next_at
        ? `Als Nächstes frei: ${momentText(next_at, now, "de")}.`
        : "Bitte wählen Sie eine andere Uhrzeit.",
    }),
    WRONG_STATE: () => ({
      title: "Das ist jetzt nicht mehr möglich",
      help: "Der Stand hat sich inzwischen geändert. Sie sehen ihn gleich hier.",
    }),
    CANCEL_TOO_LATE: () => ({
      title: "Zum Stornieren ist es zu spät",
      help: "Die Küche hat schon angefangen. Bitte rufen Sie uns an.",
    }),
    SLOT_PAST: ({ next_at }, now) => ({
      title: "Bis zu dieser Uhrzeit schaffen wir es nicht mehr",
      help: next_at
        ? `Frühestens möglich: ${momentText(next_at, now, "de")}.`
        : "Bitte wählen Sie eine spätere Uhrzeit.",
    }),
    TOO_FAR_AHEAD: () => ({
      title: "So weit im Voraus geht es leider nicht",
      help: "Bitte wählen Sie einen früheren Tag.",
    }),
    PARTY_SIZE: () => ({
      title: "Große Runden nehmen wir am Telefon an",
      help: "Bitte rufen Sie uns an, wir finden einen Platz.",
    }),
    IDEMPOTENCY_MISMATCH: () => ({
      title: "Wir finden diese Bestellung nicht",
      help: "Bitte sehen Sie unter „Meine Bestellungen“ nach oder rufen Sie uns an.",
    }),
    VERSION_CONFLICT: () => ({
      title: "Der Stand hat sich gerade geändert",
      help: "Sie sehen jetzt den neuen Stand. Bitte versuchen Sie es noch einmal, falls nötig.",
    }),
    RATE_LIMIT: ({ retry_after_s }) => ({
      title: "Das waren zu viele Versuche hintereinander",
      help: `Bitte versuchen Sie es ${waitText(retry_after_s, "de")} noch einmal oder rufen Sie uns an.`,
    }),
    SIGN_IN_AGAIN: () => ({
      title: "Bitte melden Sie sich noch einmal an",
      help: "Zu Ihrem Schutz, weil Ihre Anmeldung schon länger her ist. Ihre Eingaben bleiben erhalten.",
    }),
    BLOCKED: ({ phone }) => ({
      title: "Online können Sie gerade nicht bestellen oder reservieren",
      help: phone ? `Bitte rufen Sie uns an: ${phone}.` : "Bitte rufen Sie uns an.",
    }),
    PAYMENT_UNAVAILABLE: () => ({
      title: "Diese Zahlungsart ist gerade nicht möglich",
      help: "Bitte wählen Sie eine andere Zahlungsart. Es wurde nichts belastet.",
    }),
    PAYMENT_OPEN: () => ({
      title: "Die Zahlung ist noch nicht abgeschlossen",
      help: "Bitte schließen Sie die Zahlung ab oder wählen Sie eine andere Zahlungsart.",
    }),
    PAYMENT_SETTLED: () => ({
      title: "Die Zahlung ist schon abgeschlossen",
      help: "Sie sehen jetzt den neuen Stand. Es wird nichts doppelt belastet.",
    }),
    REFUND_TOO_HIGH: () => ({
      title: "So viel lässt sich nicht erstatten",
      help: "Möglich ist höchstens, was bezahlt und noch nicht erstattet wurde.",
    }),
    DEPOSIT_REQUIRED: () => ({
      title: "Für diese Gruppe bitten wir um eine Anzahlung",
      help: "Bitte sehen Sie sich die Bedingungen an und reservieren Sie neu.",
    }),
  },
  en: {
    INVALID: () => ({
      title: "Something is wrong with the order",
      help: "Please check your details and the options you chose.",
    }),
    NOT_SIGNED_IN: () => ({
      title: "You are no longer signed in",
      help: "Sign in again or continue as a guest. Everything you entered is kept.",
    }),
    NOT_ALLOWED: () => ({
      title: "Not possible with this account",
      help: "Sign in with the account you ordered with.",
    }),
    NOT_FOUND: () => ({
      title: "Not found",
      help: "It does not exist, or it belongs to another account.",
    }),
    NOT_VERIFIED: ({ field }) =>
      field === "policy"
        ? {
            title: "Only guests with a verified email address can order right now",
            help: "Sign in and verify your address, or call us.",
          }
        : {
            title: "We could not verify your browser",
            help: "Order by phone, or sign in with an account whose email address is verified.",
          },
    CLOSED: ({ next_at }, now) => ({
      title: "We are closed right now",
      help: next_at
        ? `We take orders again from ${momentText(next_at, now, "en")}.`
        : "We are not taking orders at the moment.",
    }),
    PAUSED: ({ next_at }, now) =>
      next_at
        ? {
            title: "The kitchen is taking a short break",
            help: `We expect to be back at ${momentText(next_at, now, "en")}.`,
          }
        : {
            title: "We are not taking online orders right now",
            help: "Please give us a call. Your cart is saved.",
          },
    DELIVERY_OFF: () => ({
      title: "We are not delivering at the moment",
      help: "You are welcome to pick up your order.",
    }),
    RESERVATION_OFF: () => ({
      title: "Online reservations are not possible at the moment",
      help: "Please call us.",
    }),
    PRICE_CHANGED: () => ({
      title: "A price has changed",
      help: "Please check the difference. Nothing has been ordered yet.",
    }),
    ITEM_UNAVAILABLE: ({ portions_left }) =>
      portions_left
        ? {
            title: `We only have ${portions_left} left of a dish`,
            help: "Please reduce the quantity; the rest of your order stays as it is.",
          }
        : {
            title: "A dish is not available right now",
            help: "Remove it; the rest of your order stays as it is.",
          },
    BELOW_MINIMUM: ({ missing_cents }) => ({
      title: "Below the minimum order",
      help: missing_cents
        ? `Please add ${formatPrice(missing_cents, "en")} more.`
        : "Please add something to your cart.",
    }),
    OUT_OF_AREA: () => ({
      title: "Sorry, we do not deliver there",
      help: "The address is outside our delivery area. You are welcome to pick up your order.",
    }),
    NOT_SERVED_NOW: ({ next_at }, now) => ({
      title: "A dish is only available at certain times",
      help: next_at
        ? `Your whole cart is available again from ${momentText(next_at, now, "en")}.`
        : "Please remove it from your cart.",
    }),
    SLOT_FULL: ({ next_at }, now) => ({
      title: "This time is fully booked",
      help: next_at
        ? `The next free time: ${momentText(next_at, now, "en")}.`
        : "Please choose another time.",
    }),
    WRONG_STATE: () => ({
      title: "This is no longer possible",
      help: "The status has changed in the meantime. You will see it here in a moment.",
    }),
    CANCEL_TOO_LATE: () => ({
      title: "It is too late to cancel",
      help: "The kitchen has already started. Please call us.",
    }),
    SLOT_PAST: ({ next_at }, now) => ({
      title: "It is too late for this time",
      help: next_at
        ? `The earliest possible time: ${momentText(next_at, now, "en")}.`
        : "Please choose a later time.",
    }),
    TOO_FAR_AHEAD: () => ({
      title: "That is too far ahead",
      help: "Please choose an earlier day.",
    }),
    PARTY_SIZE: () => ({
      title: "Please call us about large parties",
      help: "We will be happy to find a table for you.",
    }),
    IDEMPOTENCY_MISMATCH: () => ({
      title: "We cannot find this order",
      help: "Please look under “My orders” or call us.",
    }),
    VERSION_CONFLICT: () => ({
      title: "The status has just changed",
      help: "You now see the new status. Please try again if necessary.",
    }),
    RATE_LIMIT: ({ retry_after_s }) => ({
      title: "Too many attempts in a row",
      help: `Please try again ${waitText(retry_after_s, "en")} or call us.`,
    }),
    SIGN_IN_AGAIN: () => ({
      title: "Please sign in again",
      help: "For your protection, because you signed in a while ago. Everything you entered is kept.",
    }),
    BLOCKED: ({ phone }) => ({
      title: "You cannot order or book online at the moment",
      help: phone ? `Please call us: ${phone}.` : "Please call us.",
    }),
    PAYMENT_UNAVAILABLE: () => ({
      title: "This payment method is not available at the moment",
      help: "Please choose another payment method. Nothing was charged.",
    }),
    PAYMENT_OPEN: () => ({
      title: "The payment is not finished yet",
      help: "Please finish the payment or choose another payment method.",
    }),
    PAYMENT_SETTLED: () => ({
      title: "The payment is already finished",
      help: "You now see the new status. Nothing is charged twice.",
    }),
    REFUND_TOO_HIGH: () => ({
      title: "That is too much to refund",
      help: "You can refund at most what was paid and not refunded yet.",
    }),
    DEPOSIT_REQUIRED: () => ({
      title: "We ask a party of this size for a deposit",
      help: "Please read the conditions and make a new reservation.",
    }),
  },
} satisfies Record<Language, RefusalTexts>;

/**
 * The text of a refusal. The `message` of an error is never shown.
 * @param now times that need no day from here are shown without it
 */
export function refusalText(refusal: Refusal, now: Instant, language: Language): RefusalText {
  return refusalTexts[language][refusal.reason](refusal, now);
}

function momentText(instant: Instant, now: Instant, language: Language): string {
  const moment = formatMomentFrom(now, instant, language);
  return language === "de" ? `${moment} Uhr` : moment;
}

function waitText(seconds: number | undefined, language: Language): string {
  if (seconds === undefined) return language === "de" ? "in ein paar Minuten" : "in a few minutes";
  const minutes = Math.ceil(seconds / 60);
  const hours = Math.ceil(minutes / 60);
  if (minutes <= 1) return language === "de" ? "in einer Minute" : "in a minute";
  if (minutes <= 90) return language === "de" ? `in ${minutes} Minuten` : `in ${minutes} minutes`;
  return language === "de" ? `in ${hours} Stunden` : `in ${hours} hours`;
}
