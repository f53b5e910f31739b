import { useCallback, useRef, useState } from "react";
import { useTableDay } from "../../../data/table-day-provider";
import type { RecordReservationRequest } from "../../../domain/reservation/reservation-requests.schema";
import type { LocalDate } from "../../../domain/shared/berlin-time";
import { adminTablesTexts } from "../../../i18n/admin-tables-texts";
import { useTexts } from "../../../i18n/use-texts";
import { serverNowAtom } from "../../../state/clock-atoms";
import { useAtomValue } from "../../../state/jotai-hooks";
import { EmptyState } from "../../../ui/empty-state";
import { LoadingState } from "../../../ui/loading-state";
import { dayGroups } from "./day-groups";
import { DayLoad } from "./day-load";
import { DayNotes, DayTools } from "./day-tools";
import { PrintedDay } from "./printed-day";
import { RecordPanel } from "./record-panel";
import { TableList } from "./table-list";
import { TablesToolsContext } from "./tables-context";
import { useTableSteps } from "./use-table-steps";
import { WaitingList } from "./waiting-list";

/** Tools, load and lists of the day. */
export function TableDayView({ today }: { today: LocalDate }) {
  const texts = useTexts(adminTablesTexts);
  const { date, reservations, restaurants } = useTableDay();
  const [recording, record] = useState<RecordReservationRequest["kind"] | null>(null);
  const opener = useRef<Element | null>(null);
  const close = useCallback(() => {
    record(null);
    if (opener.current instanceof HTMLElement) opener.current.focus();
  }, []);
  const now = useAtomValue(serverNowAtom);
  const steps = useTableSteps();
  const groups = dayGroups(reservations.items);
  const only = restaurants.length === 1 ? restaurants[0] : undefined;
  const venues = new Map(restaurants.map((each) => [each.key, each]));
  const isLoading = reservations.status === "loading" && reservations.items.length === 0;
  const isEmpty = groups.requests.length + groups.tables.length === 0;

  function open(kind: RecordReservationRequest["kind"] | null): void {
    opener.current = document.activeElement;
    record(kind);
  }

  return (
    <TablesToolsContext
      value={{
        now,
        steps,
        venueOf: ({ resto_key }) => (only ? null : (venues.get(resto_key) ?? null)),
      }}
    >
      <DayTools
        groups={groups}
        recording={recording}
        onRecord={only && date >= today ? open : null}
        isToday={date === today}
      />
      <DayNotes />
      {only && recording && (
        <RecordPanel key={recording} kind={recording} restaurant={only} onClose={close} />
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
