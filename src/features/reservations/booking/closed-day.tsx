import type { ReactNode } from "react";
import { useRestaurant } from "@/data/restaurant-provider";
import { dayHours } from "@/domain/hours/day-hours";
import type { Refusal } from "@/domain/result/refusal";
import { type LocalDate, weekdayOf } from "@/domain/time/berlin-time";
import { pickerTexts } from "@/i18n/picker-texts";
import { reservationTexts } from "@/i18n/table/reservation-texts";
import { useReservationRefusalText } from "@/i18n/table/use-reservation-refusal-text";
import { useTexts } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { availabilityAtom } from "@/state/restaurant/availability-atom";
import { PhoneNumbers } from "@/ui/phone-numbers";
import { AnnouncedNotice } from "./announced-notice";

interface ClosedDayProps {
  readonly refusal: Refusal;
  readonly date: LocalDate;
  /** Another day to offer. */
  readonly children: ReactNode;
}

/** Says why a day has no tables, and offers another day and the telephone. */
export function ClosedDay({ refusal, date, children }: ClosedDayProps) {
  const { phones } = useRestaurant();
  const { title, reason } = useExplanation(refusal, date);
  return (
    <AnnouncedNotice tone="info" title={title}>
      {reason && <p>{reason}</p>}
      {children}
      <PhoneNumbers phones={phones} />
    </AnnouncedNotice>
  );
}

function useExplanation(refusal: Refusal, date: LocalDate): { title: string; reason?: string } {
  const texts = useTexts(reservationTexts);
  const { weekdays } = useTexts(pickerTexts);
  const refusalText = useReservationRefusalText();
  const restaurant = useRestaurant();
  const { exceptions } = useAtomValue(availabilityAtom);
  if (refusal.reason === "SLOT_PAST") return { title: texts.dayOver };
  if (refusal.reason !== "CLOSED") {
    const { title, help } = refusalText(refusal);
    return { title, reason: help };
  }
  const { hours, cause } = dayHours(restaurant, exceptions, date);
  if (cause === "holiday") return { title: texts.closedHoliday };
  if (cause === "exception") {
    const reason = exceptions.findLast((entry) => entry.date === date)?.reason;
    return { title: texts.closedException, ...(reason && { reason: texts.reason(reason) }) };
  }
  return {
    title:
      hours.length > 0 ? texts.closedShort : texts.closedWeekday(weekdays[weekdayOf(date)] ?? ""),
  };
}
