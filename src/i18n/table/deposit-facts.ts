import { depositLeft } from "@/domain/reservation/deposit/deposit-left";
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
  const { deposit, status, paid_cents = 0, refunded_cents = 0 } = reservation;
  if (!deposit || status === "awaiting_payment") return [];
  const texts = depositTexts[language];
  if (paid_cents === 0) return [texts.nothingTaken];
  const price = (cents: number) => formatPrice(cents, language);
  const left = depositLeft(reservation);
  const back = refunded_cents > 0 ? [texts.refunded(price(refunded_cents))] : [];
  if (left === 0) return back;
  if (!keepsDeposit(reservation)) return [...back, texts.refunding(price(left))];
  if (isFinalReservation(status) && status !== "completed") {
    return [...back, texts.keptNow(price(left))];
  }
  const isFree = now <= deposit.free_until && !hasArrived(status);
  return [
    texts.paid(price(paid_cents)),
    ...back,
    ...(isFree ? [texts.freeUntil(formatMoment(deposit.free_until, language))] : []),
  ];
}

function hasArrived(status: Reservation["status"]): boolean {
  return status === "seated" || status === "completed";
}
