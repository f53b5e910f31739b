import { ReservationPage } from "@/features/reservations/reservation-page";
import { UnverifiedNotice } from "@/features/security-check/unverified-notice";

/** Puts the security check into the reservation, because a feature may not import another. */
export function ReservationRoute() {
  return <ReservationPage notice={<UnverifiedNotice what="reservation" />} />;
}
