import { Outlet } from "react-router-dom";
import { ReservationProvider } from "../../data/reservation-provider";

/** The pages about the guest's own reservations, which follow the server. */
export function OwnReservations() {
  return (
    <ReservationProvider>
      <Outlet />
    </ReservationProvider>
  );
}
