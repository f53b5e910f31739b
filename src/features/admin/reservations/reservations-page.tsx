import { useState } from "react";
import { ReservationDayProvider } from "@/data/reservation-day-provider";
import { staffHorizon } from "@/domain/staff/staff-horizon";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { type LocalDate, toLocal } from "@/domain/time/berlin-time";
import { useAtomValue } from "@/state/jotai-hooks";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import type { StaffBookingDraft } from "./booking/staff-booking-draft";
import { DayNav } from "./day/day-nav";
import { DayView } from "./day/day-view";
import { OlderDay } from "./day/older-day";
import type { NoteDrafts } from "./reservations-context";
import "./reservations.css";
import "./card/reservation-actions.css";
import "./booking/reservation-field.css";

interface ReservationsPageProps {
  readonly restaurants: readonly Restaurant[];
  /** Address of the page that finds older reservations; null if the role may not open it. */
  readonly guests: string | null;
}

/** Reservations of one day at one or several restaurants. */
export function ReservationsPage({ restaurants, guests }: ReservationsPageProps) {
  const today = toLocal(useAtomValue(serverNowAtom)).date;
  // While no day is selected, the page moves on to the next day at midnight.
  const [chosen, choose] = useState<LocalDate | null>(null);
  const date = chosen ?? today;
  // Kept when the day changes: a caller may ask for another day.
  const [draft, setDraft] = useState<StaffBookingDraft | null>(null);
  const [notes] = useState<NoteDrafts>(() => new Map());
  const keys = restaurants.map(({ key }) => key);
  return (
    <div className="reservations" data-testid="reservations">
      <DayNav
        date={date}
        today={today}
        only={restaurants.length === 1 ? restaurants[0] : undefined}
        onChange={(next) => choose(next === today ? null : next)}
      />
      {date < staffHorizon(today) ? (
        <OlderDay guests={guests} />
      ) : (
        <ReservationDayProvider
          key={`${date} ${keys.join(" ")}`}
          date={date}
          restaurants={restaurants}
        >
          <DayView today={today} draft={draft} onDraft={setDraft} notes={notes} />
        </ReservationDayProvider>
      )}
    </div>
  );
}
