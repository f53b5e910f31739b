import { keepsDeposit } from "@/domain/reservation/deposit/keeps-deposit";
import type { Reservation } from "@/domain/reservation/reservation.schema";
import { isFinalReservation } from "@/domain/reservation/steps/reservation-transitions";
import { formatPrice } from "@/domain/text/format";
import { formatMoment } from "@/domain/text/format-moment";
import type { Language } from "@/domain/text/language";
import type { Instant } from "@/domain/time/berlin-time";
import { depositTexts } from "./deposit-texts";

/** Where the deposit of a reservation is, for the guest: one line per fact. Empty without one. */
export function depositFacts(reservation: Reservation, now: Instant, language: Language): string[] {
  const { deposit, payment_status, status, refunded_cents = 0 } = reservation;
  if (!deposit || status === "awaiting_payment") return [];
  const texts = depositTexts[language];
  const amount = formatPrice(deposit.cents, language);
  if (refunded_cents > 0) return [texts.refunded(formatPrice(refunded_cents, language))];
  if (payment_status !== "captured") return [texts.nothingTaken];
  if (!keepsDeposit(reservation)) return [texts.refunding(amount)];
  if (!isFinalReservation(status)) {
    const isFree = now <= deposit.free_until && status !== "seated";
    return [
      texts.paid(amount),
      ...(isFree ? [texts.freeUntil(formatMoment(deposit.free_until, language))] : []),
    ];
  }
  return [status === "completed" ? texts.paid(amount) : texts.keptNow(amount)];
}
