import { type ReactNode, useState } from "react";
import { GuestCardsProvider } from "@/data/staff/guests/guest-cards";
import { useReservationDay } from "@/data/staff/reservation-day-provider";
import type { StaffReservation } from "@/domain/reservation/reservation-note.schema";
import { useAtomValue } from "@/state/jotai-hooks";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import type { PanelName } from "./context/panel-name";
import { ReservationsContext } from "./context/reservations-context";
import { useReservationMoves } from "./context/use-reservation-moves";
import { useReservationSteps } from "./context/use-reservation-steps";
import { ReservationPanel } from "./panel/reservation-panel";

interface OpenPanel {
  readonly reservation: StaffReservation;
  readonly panel: PanelName;
}

/** Provides the steps of a day's reservations and shows the open panel of one of them. */
export function DayContext({ children }: { children: ReactNode }) {
  const { reservations, restaurants } = useReservationDay();
  const now = useAtomValue(serverNowAtom);
  const steps = useReservationSteps();
  const moves = useReservationMoves(steps);
  const [opened, setOpened] = useState<OpenPanel | null>(null);
  const isOnly = restaurants.length === 1;
  // A reservation that another device moves to another day stays in its panel as it was.
  const shown =
    opened &&
    (reservations.items.find(({ id }) => id === opened.reservation.id) ?? opened.reservation);
  return (
    <GuestCardsProvider idField="reservation_id" documents={reservations.items}>
      <ReservationsContext
        value={{
          now,
          steps,
          moves,
          open: (reservation, panel) => setOpened({ reservation, panel }),
          restaurantOf: ({ resto_key }) =>
            isOnly ? null : (restaurants.find(({ key }) => key === resto_key) ?? null),
        }}
      >
        {children}
        {opened && shown && (
          <ReservationPanel
            key={shown.id}
            reservation={shown}
            panel={opened.panel}
            onPanel={(panel) => setOpened({ reservation: shown, panel })}
            onClose={() => setOpened(null)}
          />
        )}
      </ReservationsContext>
    </GuestCardsProvider>
  );
}
