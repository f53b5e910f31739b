import type { KnownParty } from "./ledger";

export const SEATS = 48;
/** From 11:00 to 23:00. */
const OPEN_MINUTES = 12 * 60;

export interface TableCount {
  readonly parties: number;
  readonly guests: number;
  readonly noShows: number;
  readonly cancelled: number;
  readonly peak: number;
  readonly usePercent: number;
}

/** How long a table is kept for a party. */
function stayMinutes(guests: number): number {
  if (guests <= 2) return 90;
  return guests <= 4 ? 120 : 150;
}

/** Counts parties with a table, those that did not come included. */
export function countTables(all: readonly KnownParty[]): TableCount {
  const booked = all.filter(({ outcome }) => outcome !== "cancelled");
  const guests = booked.reduce((sum, party) => sum + party.guests, 0);
  let seatMinutes = 0;
  const taken = new Map<number, number>();
  for (const party of booked) {
    const end = party.start_minute + stayMinutes(party.guests);
    seatMinutes += party.guests * (end - party.start_minute);
    for (let quarter = Math.floor(party.start_minute / 15); quarter * 15 < end; quarter += 1) {
      taken.set(quarter, (taken.get(quarter) ?? 0) + party.guests);
    }
  }
  return {
    parties: booked.length,
    guests,
    noShows: all.filter(({ outcome }) => outcome === "no_show").length,
    cancelled: all.length - booked.length,
    peak: Math.max(...taken.values()),
    usePercent: Math.round((100 * seatMinutes) / (SEATS * OPEN_MINUTES)),
  };
}
