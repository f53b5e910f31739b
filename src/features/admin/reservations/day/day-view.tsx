import { type Dispatch, type SetStateAction, useCallback, useRef, useState } from "react";
import { useTableDay } from "@/data/table-day-provider";
import type { LocalDate } from "@/domain/shared/berlin-time";
import { adminTablesTexts } from "@/i18n/admin/reservation-day-texts";
import { useTexts } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import { EmptyState } from "@/ui/feedback/empty-state";
import { LoadingState } from "@/ui/feedback/loading-state";
import {
  emptyRecord,
  type RecordDraft,
  type RecordKind,
  recordKinds,
} from "../booking/staff-booking-draft";
import { RecordPanel } from "../booking/staff-booking-form";
import { useTableSteps } from "../card/use-reservation-steps";
import { type NoteDrafts, TablesToolsContext } from "../reservations-context";
import { WaitingList } from "../waitlist";
import { dayGroups } from "./day-groups";
import { DayLoad } from "./day-load";
import { DayNotes, DayTools } from "./day-tools";
import { PrintedDay } from "./printed-day";
import { TableList } from "./reservation-list";

interface TableDayViewProps {
  readonly today: LocalDate;
  /** What is being written down, whichever day is shown. */
  readonly draft: RecordDraft | null;
  readonly onDraft: Dispatch<SetStateAction<RecordDraft | null>>;
  readonly notes: NoteDrafts;
}

/** Tools, load and lists of the day. */
export function TableDayView({ today, draft, onDraft, notes }: TableDayViewProps) {
  const texts = useTexts(adminTablesTexts);
  const { date, reservations, restaurants } = useTableDay();
  const [isJustOpened, setJustOpened] = useState(false);
  const opener = useRef<Element | null>(null);
  const now = useAtomValue(serverNowAtom);
  const steps = useTableSteps();
  const groups = dayGroups(reservations.items);
  const only = restaurants.length === 1 ? restaurants[0] : undefined;
  const venues = new Map(restaurants.map((each) => [each.key, each]));
  const isLoading = reservations.status === "loading" && reservations.items.length === 0;
  const isEmpty = groups.requests.length + groups.tables.length === 0;
  const kinds = only ? recordKinds(date, today) : [];
  const isOpen = draft && draft.resto_key === only?.key && kinds.includes(draft.kind);
  const shown = isOpen ? draft : null;
  const id = shown?.id;
  const change = useCallback(
    (next: RecordDraft | null) => {
      // An answer that comes late closes its own form, no other.
      onDraft((current) => next ?? (current?.id === id ? null : current));
      if (next === null && opener.current instanceof HTMLElement) opener.current.focus();
    },
    [onDraft, id],
  );

  function open(kind: RecordKind | null): void {
    opener.current = document.activeElement;
    setJustOpened(true);
    if (kind === null || !only) onDraft(null);
    else onDraft(shown ? { ...shown, kind } : emptyRecord(kind, only.key));
  }

  return (
    <TablesToolsContext
      value={{
        now,
        steps,
        notes,
        venueOf: ({ resto_key }) => (only ? null : (venues.get(resto_key) ?? null)),
      }}
    >
      <DayTools groups={groups} kinds={kinds} recording={shown?.kind ?? null} onRecord={open} />
      <DayNotes />
      {only && shown && (
        <RecordPanel
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
            <DayLoad key={each.key} restaurant={each} isAlone={only !== undefined} />
          ))}
          <div className="tables__columns">
            <div className="tables__main">
              <TableList title={texts.requests} reservations={groups.requests} name="requests" />
              <TableList title={texts.tables} reservations={groups.tables} name="tables" />
              {isEmpty && reservations.status === "live" && (
                <EmptyState title={texts.emptyTitle} text={texts.empty} />
              )}
            </div>
            <div className="tables__side">
              <WaitingList reservations={groups.waiting} />
              <TableList title={texts.over} reservations={groups.over} name="over" isFolded />
            </div>
          </div>
        </>
      )}
      <PrintedDay groups={groups} />
    </TablesToolsContext>
  );
}
