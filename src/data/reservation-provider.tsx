import type { ReactNode } from "react";
import type { Reservation } from "@/domain/reservation/reservation.schema";
import { watchOwnReservations } from "@/firebase/repos/reservation-repo";
import type { LiveList } from "./live-list";
import { strictContext } from "./strict-context";
import { useLiveList } from "./use-live-list";

const [ReservationContext, useReservationContext] = strictContext<LiveList<Reservation>>(
  "useReservations must be used within a ReservationProvider",
);

/** The signed-in guest's reservations at this restaurant, latest first. */
export const useReservations = useReservationContext;

/** Follows the guest's own reservations for its children. */
export function ReservationProvider({ children }: { children: ReactNode }) {
  return (
    <ReservationContext value={useLiveList(watchOwnReservations)}>{children}</ReservationContext>
  );
}
