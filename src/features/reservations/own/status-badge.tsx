import type { ReservationStatus } from "@/domain/reservation/reservation.schema";
import { reservationTexts } from "@/i18n/table/reservation-texts";
import { useTexts } from "@/i18n/use-texts";

const TONES = {
  waiting: "neutral",
  offered: "warning",
  requested: "brand",
  confirmed: "success",
  seated: "success",
  completed: "neutral",
  declined: "danger",
  expired: "neutral",
  cancelled: "neutral",
  no_show: "neutral",
} as const satisfies Record<ReservationStatus, string>;

/** The status as coloured text; colour is never the only sign. */
export function StatusBadge({ status }: { status: ReservationStatus }) {
  const texts = useTexts(reservationTexts);
  return (
    <span className={`reservation-badge reservation-badge--${TONES[status]}`}>
      {texts.statuses[status]}
    </span>
  );
}
