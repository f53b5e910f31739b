import type { Reservation } from "@/domain/reservation/reservation.schema";
import { formatDate, formatLocalDate } from "@/domain/text/format";
import type { CsvCell } from "@/domain/text/write-csv";

/** Columns of `reservations.csv`, one reservation per row. Times are those of the restaurant. */
export const RESERVATION_COLUMNS = [
  "code",
  "booked_on",
  "date",
  "time",
  "party_size",
  "status",
  "kind",
  "name",
  "phone",
  "email",
  "note",
  "team_note",
  "tables",
  "id",
] as const;

/**
 * Cells of a reservation in the order of {@link RESERVATION_COLUMNS}.
 * @param teamNote the team's note on it
 */
export function reservationCells(reservation: Reservation, teamNote: string | null): CsvCell[] {
  const { contact } = reservation;
  const cells: Record<(typeof RESERVATION_COLUMNS)[number], CsvCell> = {
    code: reservation.code,
    booked_on: formatDate(reservation.created_at),
    date: formatLocalDate(reservation.local_date),
    time: reservation.local_time,
    party_size: reservation.party_size,
    status: reservation.status,
    kind: reservation.kind ?? null,
    name: contact.name,
    phone: contact.phone ?? null,
    email: contact.email ?? null,
    note: reservation.note ?? null,
    team_note: teamNote,
    tables: reservation.table_ids?.join(" ") ?? null,
    id: reservation.id,
  };
  return RESERVATION_COLUMNS.map((column) => cells[column]);
}
