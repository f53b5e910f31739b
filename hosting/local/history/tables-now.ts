import { type Instant, MINUTE_MS } from "@/domain/time/berlin-time";
import { type DemoGuest, demoGuests } from "./demo-guests";
import { demoRandom } from "./demo-random";
import type { TablePlan, TableStep } from "./simulate-reservation";

/** Minutes from the current quarter of an hour to the start, party size, state, kind, note. */
type Row = readonly [
  start: number,
  partySize: number,
  state: "seated" | "confirmed" | "requested" | "waiting",
  kind: TablePlan["kind"],
  note?: string,
];

/** The tables of an evening: at their meal, late, about to come, to be answered, waiting. */
const ROWS: readonly Row[] = [
  [-75, 2, "seated", "online"],
  [-60, 6, "seated", "telephone", "Geburtstag, Torte steht im Kühlhaus"],
  [-45, 4, "seated", "online", "Kinderstuhl bitte"],
  [-30, 3, "seated", "walk_in"],
  // Late: the party can be marked as a no-show.
  [-15, 2, "confirmed", "online"],
  [0, 4, "confirmed", "online", "Gern am Fenster"],
  [15, 2, "confirmed", "telephone"],
  [30, 7, "confirmed", "telephone"],
  [30, 2, "confirmed", "online"],
  [45, 8, "confirmed", "telephone", "Firmenessen, Rechnung an die Zentrale"],
  [60, 8, "confirmed", "telephone"],
  [60, 4, "confirmed", "online"],
  [75, 5, "confirmed", "online", "Eine Person mit Erdnussallergie"],
  [90, 4, "requested", "online"],
  [105, 2, "requested", "online", "Jahrestag, gern ein ruhiger Tisch"],
  [60, 8, "waiting", "waitlist"],
  [45, 7, "waiting", "waitlist", "Sonst auch eine halbe Stunde später"],
];

const QUARTER = 15 * MINUTE_MS;

/** The tables from 75 minutes before until two hours after `now`. */
export function tablesNow(now: Instant): TablePlan[] {
  const quarter = Math.floor(now / QUARTER) * QUARTER;
  const name = new Date(now).toISOString();
  const random = demoRandom(`${name} tables`);
  const first = random.whole(0, 60);
  const verified = demoGuests.filter(({ isVerified }) => isVerified);
  return ROWS.map(([minutes, partySize, state, kind, note], index): TablePlan => {
    const start = quarter + minutes * MINUTE_MS;
    const guest = verified[first + index] as DemoGuest;
    const at = bookedAt(start, state, kind, { now, index });
    const steps = stepsTo(state, kind, at, start);
    return {
      seed: `${name} table ${index}`,
      at,
      start,
      partySize,
      guest,
      kind,
      ...(note ? { note } : {}),
      steps,
    };
  });
}

function bookedAt(
  start: Instant,
  state: Row[2],
  kind: TablePlan["kind"],
  { now, index }: { now: Instant; index: number },
): Instant {
  if (kind === "walk_in") return start;
  if (state === "requested") return now - (3 + (index % 5) * 4) * MINUTE_MS;
  if (state === "waiting") return now - (30 + index) * MINUTE_MS;
  return start - (5 + index * 3) * 60 * MINUTE_MS;
}

function stepsTo(
  state: Row[2],
  kind: TablePlan["kind"],
  at: Instant,
  start: Instant,
): readonly TableStep[] {
  if (kind === "walk_in" || state === "requested" || state === "waiting") return [];
  const confirmed: TableStep[] =
    kind === "online" ? [{ to: "confirmed", at: at + 9 * MINUTE_MS }] : [];
  return state === "seated"
    ? [...confirmed, { to: "seated", at: start + 3 * MINUTE_MS }]
    : confirmed;
}
