import { Flex, Stack } from "@chakra-ui/react";
import { useState } from "react";
import { ReservationDayProvider } from "@/data/staff/reservation-day-provider";
import { staffHorizon } from "@/domain/staff/staff-horizon";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { type LocalDate, toLocal } from "@/domain/time/berlin-time";
import { useAtom, useAtomValue } from "@/state/jotai-hooks";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import { reservationViewAtom } from "@/state/staff/reservation-view-atom";
import type { StaffBookingDraft } from "./booking/staff-booking-draft";
import { DayNav } from "./day/day-nav";
import { OlderDay } from "./day/older-day";
import { ViewSwitch } from "./day/view-switch";
import { DayContext } from "./day-context";
import { DayView } from "./day-view";
import { WeekView } from "./week/week-view";

interface ReservationsPageProps {
  readonly restaurants: readonly Restaurant[];
  /** Address of the page that finds older reservations; null if the role may not open it. */
  readonly guests: string | null;
}

/** Reservations at one or several restaurants: a day as lists or timeline, or a week. */
export function ReservationsPage({ restaurants, guests }: ReservationsPageProps) {
  const today = toLocal(useAtomValue(serverNowAtom)).date;
  const [view, setView] = useAtom(reservationViewAtom);
  // The view from which the week was opened: a day opens in it.
  const [dayView, setDayView] = useState<"list" | "timeline">("list");
  if (view !== "week" && view !== dayView) setDayView(view);
  // While no day is selected, the page moves on to the next day at midnight.
  const [chosen, choose] = useState<LocalDate | null>(null);
  const date = chosen ?? today;
  // Kept when the day changes: a caller may ask for another day.
  const [draft, setDraft] = useState<StaffBookingDraft | null>(null);
  const keys = restaurants.map(({ key }) => key);
  const select = (next: LocalDate) => choose(next === today ? null : next);
  const isWeek = view === "week";
  return (
    <Stack
      gap="3"
      w="full"
      maxW="120rem"
      mx="auto"
      px={{ base: "3", md: "5" }}
      py="3"
      data-testid="reservations"
    >
      <Flex wrap="wrap" align="center" columnGap="4" rowGap="2">
        <DayNav
          date={date}
          today={today}
          isWeek={isWeek}
          only={restaurants.length === 1 ? restaurants[0] : undefined}
          onChange={select}
        />
        <ViewSwitch />
      </Flex>
      {isWeek ? (
        <WeekView
          key={keys.join(" ")}
          date={date}
          restaurants={restaurants}
          onDay={(next) => {
            select(next);
            setView(dayView);
          }}
        />
      ) : date < staffHorizon(today) ? (
        <OlderDay guests={guests} />
      ) : (
        <ReservationDayProvider
          key={`${date} ${keys.join(" ")}`}
          date={date}
          restaurants={restaurants}
        >
          <DayContext>
            <DayView today={today} draft={draft} onDraft={setDraft} />
          </DayContext>
        </ReservationDayProvider>
      )}
    </Stack>
  );
}
