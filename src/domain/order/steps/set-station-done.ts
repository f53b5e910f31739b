import { type Refusal, refusal } from "../../result/refusal";
import { err, ok, type Result } from "../../result/result";
import type { Station } from "../../tenant/kitchen/station.schema";
import type { Instant } from "../../time/berlin-time";
import type { Order } from "../order.schema";
import { isFinal } from "../order-transitions";
import { changeOrderStatus, type OrderChange } from "./order-machine";
import { openStations, stationsOf } from "./stations";

/** What a station reports about its part of an order. */
interface StationReport {
  /** Id of the station. */
  readonly station: string;
  /** False takes an earlier report back. */
  readonly done: boolean;
  /** The version that the caller has seen. */
  readonly version: number;
  readonly now: Instant;
}

/**
 * Notes that a station has finished its dishes, or takes that back: see docs/rules.md#kitchen-stations.
 * The last report makes an order for pickup `ready` and a delivery packed (`ready_at`). Reports of
 * other stations since the caller's version do not count as changes. Refuses, in this order,
 * WRONG_STATE with `current` for a finished order, INVALID for a station without dishes of the order,
 * VERSION_CONFLICT, and WRONG_STATE unless the order is accepted or in preparation.
 * @returns null if there is nothing to change, so that a repeated report is answered like the first
 */
export function setStationDone(
  order: Order,
  { station, done, version, now }: StationReport,
  stations: readonly Station[],
): Result<OrderChange | null, Refusal> {
  const wrongState = err(refusal("WRONG_STATE", { current: order.status }));
  if (isFinal(order.status)) return wrongState;
  const own = stationsOf(order, stations).find(({ id }) => id === station);
  if (!own) return err(refusal("INVALID", { field: "station" }));
  const before = order.stations_done ?? [];
  if (before.includes(station) === done && !(done && isStuck(order, stations))) return ok(null);
  if (!hasSeenLastStep(order, version)) return err(refusal("VERSION_CONFLICT"));
  if (!isCooking(order)) return wrongState;

  const others = before.filter((id) => id !== station);
  const stations_done = done ? [...others, station] : others;
  const isLast = openStations({ lines: order.lines, stations_done }, stations).length === 0;
  if (isLast && order.type === "pickup") {
    const step = { to: "ready", by: "staff", version: order.version, now } as const;
    const ready = changeOrderStatus(order, step);
    return ready.ok ? ok({ ...ready.value, stations_done }) : ready;
  }
  const { status, status_at, history } = order;
  const change = { status, status_at, history, version: order.version + 1, updated_at: now };
  if (isLast && !order.ready_at) return ok({ ...change, stations_done, ready_at: now });
  const isUnpacked = !done && Boolean(order.ready_at);
  return ok({ ...change, stations_done, ...(isUnpacked && { ready_at: null }) });
}

/** Whether the kitchen works on an order. */
export function isCooking({ status }: Pick<Order, "status">): boolean {
  return status === "accepted" || status === "preparing";
}

/**
 * Whether all stations are done but the order is not ready, because stations were changed meanwhile.
 * Any of its stations can then report once more.
 */
export function isStuck(order: Order, stations: readonly Station[]): boolean {
  return isCooking(order) && !order.ready_at && openStations(order, stations).length === 0;
}

/** Only steps and delays are in the history; other stations' reports raise the version without one. */
function hasSeenLastStep({ version, history }: Order, seen: number): boolean {
  return seen <= version && seen >= (history.at(-1)?.version ?? 1);
}
