import type { StaffReservation } from "@/domain/reservation/reservation-note.schema";
import type { Stay } from "@/domain/reservation/seats/seat-buckets";
import { holdsSeats } from "@/domain/reservation/steps/reservation-transitions";
import type { Table } from "@/domain/tenant/table.schema";

/** Key of the row of reservations without a table. */
export const NO_TABLE = "no-table";

/** A reservation in a row. Reservations that overlap lie in different lanes. */
export interface TimelineEntry {
  readonly reservation: StaffReservation;
  readonly lane: number;
  /** Whether this row only continues a booking that the row of the party's first table shows. */
  readonly isContinued: boolean;
}

/** One table, or all reservations without a table. */
export interface TimelineRow {
  /** Id of the table, or {@link NO_TABLE}. */
  readonly key: string;
  readonly table: Table | null;
  readonly entries: readonly TimelineEntry[];
  /** Number of lanes, at least 1. */
  readonly lanes: number;
}

/** The rows of one room, or those without a room. */
export interface TimelineRoom {
  readonly name: string | null;
  readonly rows: readonly TimelineRow[];
}

/**
 * Rows of a day by room, in the order of the list of tables; rooms in the order of their first table.
 * Reservations without a table, or with tables that are no longer listed, come first. Without tables
 * there is one row. A reservation at joined tables is one booking in the row of its first table, which
 * goes on in the rows of the others.
 */
export function timelineRooms(
  tables: readonly Table[],
  reservations: readonly StaffReservation[],
): readonly TimelineRoom[] {
  const shown = reservations
    .filter(({ status }) => holdsSeats(status))
    .toSorted((one, other) => one.start_at - other.start_at || (one.id < other.id ? -1 : 1));
  const known = new Set(tables.map(({ id }) => id));
  const loose = shown.filter(({ table_ids = [] }) => !table_ids.some((id) => known.has(id)));
  const rooms = new Map<string | null, TimelineRow[]>();
  if (loose.length > 0 || tables.length === 0) rooms.set(null, [timelineRow(null, loose)]);
  for (const table of tables) {
    const name = table.room ?? null;
    const seated = shown.filter(({ table_ids = [] }) => table_ids.includes(table.id));
    const isFirst = ({ table_ids = [] }: StaffReservation) =>
      tables.find(({ id }) => table_ids.includes(id))?.id === table.id;
    rooms.set(name, [...(rooms.get(name) ?? []), timelineRow(table, seated, isFirst)]);
  }
  return [...rooms].map(([name, rows]) => ({ name, rows }));
}

function timelineRow(
  table: Table | null,
  reservations: readonly StaffReservation[],
  isFirst: (reservation: StaffReservation) => boolean = () => true,
): TimelineRow {
  const entries = intoLanes(reservations).map((entry) => ({
    ...entry,
    isContinued: !isFirst(entry.reservation),
  }));
  const lanes = Math.max(1, ...entries.map(({ lane }) => lane + 1));
  return { key: table?.id ?? NO_TABLE, table, entries, lanes };
}

/** Puts each reservation, sorted by start, into the first lane that is free at its start. */
function intoLanes(
  reservations: readonly (StaffReservation & Stay)[],
): Omit<TimelineEntry, "isContinued">[] {
  const ends: number[] = [];
  return reservations.map((reservation) => {
    const free = ends.findIndex((end) => end <= reservation.start_at);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = reservation.end_at;
    return { reservation, lane };
  });
}

/** The row with each booking once, for the keyboard. */
export function withoutContinued(row: TimelineRow): TimelineRow {
  return { ...row, entries: row.entries.filter(({ isContinued }) => !isContinued) };
}
