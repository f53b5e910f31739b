import { createContext, type ReactNode, use } from "react";
import { DEFAULT_AVAILABILITY } from "@/domain/availability/default-availability";

/** Reservations of every day; a change shows with the next render. */
export const mockedReservations = {
  status: "live",
  items: [] as object[],
  unreadable: [] as object[],
};

const Day = createContext<object>({});

/** Replaces the hook of `@/data/reservation-day-provider`. */
export function useReservationDay(): object {
  return {
    ...use(Day),
    reservations: {
      status: mockedReservations.status,
      items: mockedReservations.items,
      unreadable: mockedReservations.unreadable,
      hasMore: false,
    },
    showMoreFinished: () => {},
    availabilityOf: () => DEFAULT_AVAILABILITY,
  };
}

/** Replaces the provider of `@/data/reservation-day-provider`. */
export function ReservationDayProvider({ children, ...day }: { children: ReactNode }) {
  return <Day value={day}>{children}</Day>;
}
