import { Stack } from "@chakra-ui/react";
import { type Dispatch, type SetStateAction, useCallback, useRef, useState } from "react";
import { TableSkeleton } from "@/admin-ui/feedback/table-skeleton";
import { useReservationDay } from "@/data/staff/reservation-day-provider";
import type { LocalDate } from "@/domain/time/berlin-time";
import { reservationDayTexts } from "@/i18n/admin/reservation-day-texts";
import { useTexts } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { reservationViewAtom } from "@/state/staff/reservation-view-atom";
import {
  emptyStaffBooking,
  type StaffBookingDraft,
  type StaffBookingKind,
  staffBookingKinds,
} from "./booking/staff-booking-draft";
import { TelephoneBookingForm } from "./booking/telephone-booking-form";
import { WalkInPanel } from "./booking/walk-in-panel";
import { dayGroups } from "./day/day-groups";
import { DayList } from "./day/day-list";
import { DayTools } from "./day/day-tools";
import { ListNotices } from "./day/list-notices";
import { PrintedDay } from "./day/printed-day";
import { DayTimeline } from "./timeline/day-timeline";

interface DayViewProps {
  readonly today: LocalDate;
  /** Values of the open staff booking; kept when the day changes. */
  readonly draft: StaffBookingDraft | null;
  readonly onDraft: Dispatch<SetStateAction<StaffBookingDraft | null>>;
}

/** Tools, open booking form, and the reservations of one day as lists or as a timeline. */
export function DayView({ today, draft, onDraft }: DayViewProps) {
  const texts = useTexts(reservationDayTexts);
  const { date, reservations, restaurants } = useReservationDay();
  const view = useAtomValue(reservationViewAtom);
  const [isJustOpened, setJustOpened] = useState(false);
  const opener = useRef<Element | null>(null);
  const groups = dayGroups(reservations.items);
  const only = restaurants.length === 1 ? restaurants[0] : undefined;
  const isLoading = reservations.status === "loading" && reservations.items.length === 0;
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

  const booking = { draft: shown, restaurant: only, onChange: change };
  return (
    <Stack gap="4">
      <DayTools groups={groups} kinds={kinds} openKind={shown?.kind ?? null} onOpenBooking={open} />
      <ListNotices list={reservations} />
      <OpenBooking {...booking} hasFocus={isJustOpened} />
      {isLoading ? (
        <TableSkeleton label={texts.loading} />
      ) : view === "timeline" ? (
        <DayTimeline groups={groups} />
      ) : (
        <DayList groups={groups} />
      )}
      <PrintedDay groups={groups} />
    </Stack>
  );
}

function OpenBooking(props: {
  draft: StaffBookingDraft | null;
  restaurant: Parameters<typeof WalkInPanel>[0]["restaurant"] | undefined;
  hasFocus: boolean;
  onChange: (draft: StaffBookingDraft | null) => void;
}) {
  const { draft, restaurant, hasFocus, onChange } = props;
  if (!draft || !restaurant) return null;
  const shared = { draft, restaurant, onChange };
  return draft.kind === "walk_in" ? (
    <WalkInPanel {...shared} />
  ) : (
    <TelephoneBookingForm {...shared} hasFocus={hasFocus} />
  );
}
