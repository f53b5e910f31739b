import { showToast } from "@/admin-ui/feedback/toaster";
import { useReservationDay } from "@/data/staff/reservation-day-provider";
import type { Refusal } from "@/domain/result/refusal";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { reservationDayTexts } from "@/i18n/admin/reservation-day-texts";
import { reservationPlanTexts } from "@/i18n/admin/reservation-plan-texts";
import { useTexts } from "@/i18n/use-texts";
import type { MoveTarget } from "../context/reservation-steps";
import { useReservationsContext } from "../context/reservations-context";
import { useSeating } from "../context/use-seating";
import { useStepErrorText } from "../context/use-step-error-text";
import { useTableText } from "../move/use-table-text";
import { type PickedReservation, plannedMove, targetAt } from "./picked-reservation";
import type { TimeAxis } from "./time-axis";

/** A refusal that the page knows before the server is shown this long. */
const REFUSED_MS = 8_000;

/** Checks and makes the move of a held reservation. */
export function useDrop(restaurant: Restaurant, axis: TimeAxis) {
  const texts = useTexts(reservationPlanTexts);
  const { guests } = useTexts(reservationDayTexts);
  const { reservations } = useReservationDay();
  const { now, moves } = useReservationsContext();
  const seating = { ...useSeating(restaurant), restaurant };
  const tableText = useTableText();
  const problemText = useStepErrorText();

  function planOf(held: PickedReservation) {
    const target = targetAt(held, axis, restaurant);
    return { target, plan: plannedMove(held.reservation, target, seating, now) };
  }

  function problemOf(held: PickedReservation, { time, table_ids }: MoveTarget, refusal: Refusal) {
    const { resto_key, party_size } = held.reservation;
    const table = tableText({ resto_key, table_ids: [...(table_ids ?? [])] });
    const holder = reservations.items.find(({ id }) => id === refusal.current);
    if (refusal.field === "table_ids" && table) {
      if (holder) {
        const other = `${holder.contact.name}, ${guests(holder.party_size)}`;
        return texts.taken(table, time, other);
      }
      if (refusal.reason === "PARTY_SIZE") return texts.tooSmall(table, guests(party_size));
    }
    return problemText({ phase: "refused", refusal });
  }

  return {
    isAllowed: (held: PickedReservation) => planOf(held).plan.ok,
    /** Moves it, or says why it stays where it was. */
    drop(held: PickedReservation): void {
      const { target, plan } = planOf(held);
      if (plan.ok) {
        void moves.move(held.reservation, target);
        return;
      }
      showToast({
        title: texts.notMoved(held.reservation.contact.name),
        description: problemOf(held, target, plan.error),
        tone: "danger",
        durationMs: REFUSED_MS,
      });
    },
  };
}
