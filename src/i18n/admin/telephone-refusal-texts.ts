import type { Refusal, RefusalReason } from "@/domain/result/refusal";
import { formatPrice } from "@/domain/text/format";
import { formatMoment } from "@/domain/text/format-moment";
import { defineTexts } from "../define-texts";

/** Texts that staff read and pass on to the caller. */
interface RefusalWords {
  readonly title: string;
  readonly help: string;
}

type RefusalTexts = Partial<Record<RefusalReason, (refusal: Refusal) => RefusalWords>> & {
  readonly other: RefusalWords;
};

/** Why a telephone order cannot be taken; `other` covers all remaining reasons. */
export const telephoneRefusalTexts = defineTexts<RefusalTexts>({
  de: {
    BELOW_MINIMUM: ({ missing_cents }) => ({
      title: `Für die Lieferung fehlen ${formatPrice(missing_cents ?? 0, "de")}`,
      help: "Der Mindestbestellwert ist noch nicht erreicht.",
    }),
    OUT_OF_AREA: () => ({
      title: "Dorthin liefern wir nicht",
      help: "Die Adresse liegt außerhalb des Liefergebiets. Abholung ist möglich.",
    }),
    NOT_SERVED_NOW: ({ next_at }) => ({
      title: "Ein Gericht gibt es zu dieser Zeit nicht",
      help:
        next_at === undefined
          ? "Bitte ein anderes Gericht anbieten."
          : `Alle Gerichte zusammen: ab ${formatMoment(next_at, "de")}.`,
    }),
    SLOT_FULL: ({ next_at }) => ({
      title: "Diese Zeit ist voll",
      help:
        next_at === undefined
          ? "Bitte eine andere Zeit anbieten."
          : `Frei: ${formatMoment(next_at, "de")}.`,
    }),
    PAUSED: ({ next_at }) => ({
      title: "Bestellungen sind pausiert",
      help:
        next_at === undefined ? "Bis jemand sie fortsetzt." : `Bis ${formatMoment(next_at, "de")}.`,
    }),
    CLOSED: ({ next_at }) => ({
      title: "Zu dieser Zeit ist geschlossen",
      help:
        next_at === undefined
          ? "Bitte eine andere Zeit wählen."
          : `Ab ${formatMoment(next_at, "de")}.`,
    }),
    SLOT_PAST: ({ next_at }) => ({
      title: "Das schafft die Küche nicht mehr",
      help:
        next_at === undefined
          ? "Bitte später wählen."
          : `Frühestens ${formatMoment(next_at, "de")}.`,
    }),
    DELIVERY_OFF: () => ({ title: "Wir liefern zurzeit nicht", help: "Abholung ist möglich." }),
    ITEM_UNAVAILABLE: ({ portions_left }) =>
      portions_left
        ? {
            title: `Von einem Gericht sind nur noch ${portions_left} da`,
            help: "Bitte verringern Sie die Menge.",
          }
        : {
            title: "Ein Gericht ist ausverkauft oder nicht mehr auf der Karte",
            help: "Bitte entfernen Sie es und bieten Sie etwas anderes an.",
          },
    PRICE_CHANGED: () => ({
      title: "Ein Preis hat sich geändert",
      help: "Bitte nennen Sie dem Gast die neue Summe und nehmen Sie die Bestellung noch einmal an.",
    }),
    RATE_LIMIT: ({ retry_after_s = 60 }) => ({
      title: "Gerade kommen zu viele Bestellungen",
      help: `Bitte versuchen Sie es in ${retry_after_s} Sekunden noch einmal.`,
    }),
    NOT_ALLOWED: () => ({
      title: "Ihr Konto darf hier keine Bestellungen aufnehmen",
      help: "Bitte melden Sie sich neu an oder fragen Sie die Leitung.",
    }),
    IDEMPOTENCY_MISMATCH: () => ({
      title: "Diese Bestellung ist schon angekommen, aber mit anderen Angaben",
      help: "Bitte prüfen Sie sie auf dem Bestellmonitor.",
    }),
    other: {
      title: "So lässt sich die Bestellung nicht annehmen",
      help: "Bitte prüfen Sie Gerichte, Adresse und Zeit.",
    },
  },
  en: {
    BELOW_MINIMUM: ({ missing_cents }) => ({
      title: `${formatPrice(missing_cents ?? 0, "en")} missing for delivery`,
      help: "The minimum is not reached yet.",
    }),
    OUT_OF_AREA: () => ({
      title: "We do not deliver there",
      help: "The address is outside the delivery area. Pickup is possible.",
    }),
    NOT_SERVED_NOW: ({ next_at }) => ({
      title: "A dish is not served at this time",
      help:
        next_at === undefined
          ? "Please offer another dish."
          : `All dishes together: from ${formatMoment(next_at, "en")}.`,
    }),
    SLOT_FULL: ({ next_at }) => ({
      title: "This time is full",
      help:
        next_at === undefined
          ? "Please offer another time."
          : `Free: ${formatMoment(next_at, "en")}.`,
    }),
    PAUSED: ({ next_at }) => ({
      title: "Orders are paused",
      help:
        next_at === undefined
          ? "Until somebody resumes them."
          : `Until ${formatMoment(next_at, "en")}.`,
    }),
    CLOSED: ({ next_at }) => ({
      title: "Closed at that time",
      help:
        next_at === undefined
          ? "Please choose another time."
          : `From ${formatMoment(next_at, "en")}.`,
    }),
    SLOT_PAST: ({ next_at }) => ({
      title: "Too soon for the kitchen",
      help:
        next_at === undefined
          ? "Please choose later."
          : `Earliest: ${formatMoment(next_at, "en")}.`,
    }),
    DELIVERY_OFF: () => ({ title: "We do not deliver at the moment", help: "Pickup is possible." }),
    ITEM_UNAVAILABLE: ({ portions_left }) =>
      portions_left
        ? { title: `Only ${portions_left} left of a dish`, help: "Please reduce the quantity." }
        : {
            title: "A dish is sold out or no longer on the menu",
            help: "Please remove it and offer something else.",
          },
    PRICE_CHANGED: () => ({
      title: "A price has changed",
      help: "Please tell the guest the new total and take the order again.",
    }),
    RATE_LIMIT: ({ retry_after_s = 60 }) => ({
      title: "Too many orders right now",
      help: `Please try again in ${retry_after_s} seconds.`,
    }),
    NOT_ALLOWED: () => ({
      title: "Your account cannot take orders here",
      help: "Please sign in again or ask the management.",
    }),
    IDEMPOTENCY_MISMATCH: () => ({
      title: "This order has arrived already, with other details",
      help: "Please check it on the board.",
    }),
    other: {
      title: "The order cannot be taken like this",
      help: "Please check dishes, address and time.",
    },
  },
});
