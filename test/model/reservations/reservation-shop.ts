import { toInstant, toLocal } from "@/domain/time/berlin-time";
import { runSchedule } from "@/test/functions/support/run-schedules";
import { KITCHEN } from "@/test/functions/support/test-kitchen";
import { tableRequest } from "@/test/functions/support/test-tables";
import { adminGet } from "@/test/harness/admin";
import type { Answer } from "../runs/outcome";
import { callAs, openShop, type Shop, sinceStart } from "../runs/shop";
import { type ReservationAct, TIMES } from "./reservation-acts";
import { holdsSeats, quartersFrom, type ReservationState, takenAt } from "./reservation-state";

/** The day of the times. */
const DATE = "2027-03-04";

const startOf = (time: string) =>
  sinceStart(toInstant(DATE, Number(time.slice(0, 2)) * 60 + Number(time.slice(3))));
const STARTS = TIMES.map(startOf);
const QUARTERS = [...new Set(STARTS.flatMap(quartersFrom))];
const MIDNIGHT = startOf("00:00");
/** `HH:MM` of an instant of the history. */
const timeOf = (instant: number) => toLocal(toInstant(DATE, (instant - MIDNIGHT) / 60_000)).time;

/** A model before the first reservation. */
export const FIRST_RESERVATION_STATE: ReservationState = {
  now: 0,
  startsAt: STARTS,
  all: [],
  changes: {},
};

/** Opens a restaurant with the seats of the model. */
export function openReservationShop(): Promise<Shop> {
  return openShop(3, {
    guest_policy: { guest_share: 0.5, party_needs_verified: 8 },
    reservation_policy: {
      seats: 4,
      stay_minutes: [{ up_to: 8, minutes: 90 }],
      notice_minutes: 60,
      days_ahead: 30,
      max_party: 8,
      auto_confirm: false,
    },
  });
}

/** Makes the call of an act. */
export function callForReservation(shop: Shop, act: ReservationAct): Promise<Answer> {
  if (act.kind === "expire") return runSchedule.reservations().then(() => "done");
  const { time, party: party_size } = act;
  const id = shop.id(act.reservation);
  const guest = shop.guests[act.guest];
  const wish = { date: DATE, time, party_size };
  if (!("version" in act)) {
    const contact = shop.contacts[act.guest];
    const request = tableRequest({ reservation_id: id, ...wish, ...(contact && { contact }) });
    const name = act.kind === "book" ? "requestReservation" : "joinWaitingList";
    return callAs(guest, [name, request], ({ replayed, status }) =>
      replayed ? "repeated" : String(status),
    );
  }
  const { kind, version, to } = act;
  const changed = (result: Record<string, unknown>) => `${result.status} ${result.version}`;
  const own = { reservation_id: id, version };
  if (kind === "cancel") return callAs(guest, ["cancelReservation", own], changed);
  if (kind === "accept") return callAs(guest, ["acceptOffer", own], changed);
  if (kind === "move") return callAs(guest, ["changeReservation", { ...own, ...wish }], changed);
  const reason = to === "declined" ? { reason: "zu" } : {};
  return callAs(shop.staff, ["setReservationStatus", { id, version, to, ...reason }], changed);
}

/** The documents that must be stored, one per line. */
export function expectedReservations({ all }: ReservationState): string[] {
  const reservations = all.map(
    ({ name, status, start, party, steps }) =>
      `reservation ${name}: ${status}, ${party} at ${timeOf(start)} (${steps.join(", ")})`,
  );
  const seats = QUARTERS.map((quarter) => {
    const [taken, unverified] = [takenAt(all, quarter, false), takenAt(all, quarter, true)];
    return `${timeOf(quarter)}: ${taken} seats, ${unverified} unverified`;
  });
  const holding = all.filter(holdsSeats).map(({ name }) => name);
  return [...reservations, ...seats, `stays of ${holding.toSorted().join()}`];
}

interface StoredStep {
  readonly version: number;
  readonly status: string;
  readonly by: string;
  readonly moved_from?: object;
}

/** The stored documents in the same form. A line says if the version is not the number of steps. */
export async function storedReservations(shop: Shop, { all }: ReservationState): Promise<string[]> {
  const [day, ...stored] = await Promise.all([
    adminGet(`capacity/${KITCHEN}_${DATE}`),
    ...all.map(({ name }) => adminGet(`reservations/${shop.id(name)}`)),
  ]);
  const lines = all.map(({ name }, index) => {
    const { status, version, history, party_size, local_time } = stored[index] ?? {};
    const steps = ((history ?? []) as StoredStep[]).map((step, place) => {
      const number = step.version === place + 1 ? "" : ` as version ${step.version}`;
      return `${step.status} by ${step.by}${step.moved_from ? ", moved" : ""}${number}`;
    });
    const number = version === steps.length ? "" : `, version ${version}`;
    const stay = `${party_size} at ${local_time}`;
    return `reservation ${name}: ${status}, ${stay} (${steps.join(", ")})${number}`;
  });
  const counts = (field: string) => (day?.[field] ?? {}) as Record<string, number>;
  const seats = QUARTERS.map(timeOf).map(
    (time) =>
      `${time}: ${counts("seats")[time] ?? 0} seats, ${counts("unverified_seats")[time] ?? 0} unverified`,
  );
  const ids = Object.keys(counts("stays"));
  const names = all.map(({ name }) => name).filter((name) => ids.includes(shop.id(name)));
  const unknown = ids.length === names.length ? "" : ` and ${ids.length - names.length} others`;
  return [...lines, ...seats, `stays of ${names.toSorted().join()}${unknown}`];
}
