import type { ReservationStatus } from "@/domain/reservation/reservation.schema";
import { reservationStatusTexts } from "@/i18n/table/reservation-status-texts";
import { useTexts } from "@/i18n/use-texts";
import { StatusBadge, type StatusTone } from "@/ui/feedback/status-badge";

const TONES = {
  awaiting_payment: "warning",
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
  unpaid: "neutral",
} as const satisfies Record<ReservationStatus, StatusTone>;

/** The status of a reservation. */
export function ReservationStatusBadge({ status }: { status: ReservationStatus }) {
  const texts = useTexts(reservationStatusTexts);
  return <StatusBadge tone={TONES[status]}>{texts[status]}</StatusBadge>;
}
