import { type Dispatch, type SetStateAction, useCallback, useRef, useState } from "react";
import { useReservationDay } from "@/data/reservation-day-provider";
import type { LocalDate } from "@/domain/time/berlin-time";
import { reservationDayTexts } from "@/i18n/admin/reservation-day-texts";
import { useTexts } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import { EmptyState } from "@/ui/feedback/empty-state";
import { LoadingState } from "@/ui/feedback/loading-state";
import {
  emptyStaffBooking,
  type StaffBookingDraft,
  type StaffBookingKind,
  staffBookingKinds,
} from "../booking/staff-booking-draft";
import { StaffBookingForm } from "../booking/staff-booking-form";
import { useReservationSteps } from "../card/use-reservation-steps";
import { type NoteDrafts, ReservationsContext } from "../reservations-context";
import { Waitlist } from "../waitlist";
import { dayGroups } from "./day-groups";
import { DayLoad } from "./day-load";
import { DayNotices, DayTools } from "./day-tools";
import { PrintedDay } from "./printed-day";
import { ReservationList } from "./reservation-list";

interface DayViewProps {
  readonly today: LocalDate;
  /** Values of the open staff booking form; kept when the day changes. */
  readonly draft: StaffBookingDraft | null;
  readonly onDraft: Dispatch<SetStateAction<StaffBookingDraft | null>>;
  readonly notes: NoteDrafts;
}

/** Tools, seats taken and lists of one day. */
export function DayView({ today, draft, onDraft, notes }: DayViewProps) {
  const texts = useTexts(reservationDayTexts);
  const { date, reservations, restaurants, showMoreFinished } = useReservationDay();
  const [isJustOpened, setJustOpened] = useState(false);
  const opener = useRef<Element | null>(null);
  const now = useAtomValue(serverNowAtom);
  const steps = useReservationSteps();
  const groups = dayGroups(reservations.items);
  const only = restaurants.length === 1 ? restaurants[0] : undefined;
  const restaurantsByKey = new Map(restaurants.map((each) => [each.key, each]));
  const isLoading = reservations.status === "loading" && reservations.items.length === 0;
  const isEmpty = groups.requests.length + groups.tables.length === 0;
  const kinds = only ? staffBookingKinds(date, today) : [];
  const isOpen = draft && draft.resto_key === only?.key && kinds.includes(draft.kind);
  const shown = isOpen ? draft : null;
  const id = shown?.id;
  const change = useCallback(
    (next: StaffBookingDraft | null) => {
      // A late answer must not close a newer form.
      onDraft((current) => next ?? (current?.id === id ? null : current));
      if (next === null && opener.current instanceof HTMLElement) opener.current.focus();
    },
    [onDraft, id],
  );

  function open(kind: StaffBookingKind | null): void {
    opener.current = document.activeElement;
    setJustOpened(true);
    if (kind === null || !only) onDraft(null);
    else onDraft(shown ? { ...shown, kind } : emptyStaffBooking(kind, only.key));
  }

  return (
    <ReservationsContext
      value={{
        now,
        steps,
        notes,
        restaurantOf: ({ resto_key }) => (only ? null : (restaurantsByKey.get(resto_key) ?? null)),
      }}
    >
      <DayTools groups={groups} kinds={kinds} openKind={shown?.kind ?? null} onOpenBooking={open} />
      <DayNotices />
      {only && shown && (
        <StaffBookingForm
          key={shown.kind}
          draft={shown}
          restaurant={only}
          hasFocus={isJustOpened}
          onChange={change}
        />
      )}
      {isLoading ? (
        <LoadingState label={texts.loading} />
      ) : (
        <>
          {restaurants.map((each) => (
            <DayLoad key={each.key} restaurant={each} isOnly={only !== undefined} />
          ))}
          <div className="reservations__columns">
            <div className="reservations__main">
              <ReservationList
                title={texts.requests}
                reservations={groups.requests}
                name="requests"
              />
              <ReservationList title={texts.tables} reservations={groups.tables} name="tables" />
              {isEmpty && reservations.status === "live" && (
                <EmptyState title={texts.emptyTitle} text={texts.empty} />
              )}
            </div>
            <div className="reservations__side">
              <Waitlist reservations={groups.waiting} />
              <ReservationList
                title={texts.over}
                reservations={groups.over}
                name="over"
                isFolded
                onMore={reservations.hasMore ? showMoreFinished : undefined}
              />
            </div>
          </div>
        </>
      )}
      <PrintedDay groups={groups} />
    </ReservationsContext>
  );
}
