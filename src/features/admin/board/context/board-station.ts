import type { Order } from "@/domain/order/order.schema";
import { isCooking, isStuck } from "@/domain/order/steps/set-station-done";
import { linesAt } from "@/domain/order/steps/stations";
import type { Station } from "@/domain/tenant/kitchen/station.schema";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import type { BoardGroups } from "./board-groups";

/** The station that a screen shows. */
export interface BoardStation extends Station {
  readonly restoKey: string;
  /** All stations of its restaurant. */
  readonly all: readonly Station[];
}

interface StationChoice {
  readonly value: string;
  readonly label: string;
  readonly station: BoardStation;
}

/** The stations of all restaurants of a board, with the restaurant's name if there are several. */
export function stationChoices(restaurants: readonly Restaurant[]): StationChoice[] {
  return restaurants.flatMap(({ key, title, stations = [] }) =>
    stations.map((station) => ({
      value: `${key}/${station.id}`,
      label: restaurants.length > 1 ? `${station.name} · ${title}` : station.name,
      station: { ...station, restoKey: key, all: stations },
    })),
  );
}

/** An order as a station's ticket shows it: with its own dishes only; null if it has none. */
export function atStation(order: Order, station: BoardStation): Order | null {
  if (order.resto_key !== station.restoKey) return null;
  const lines = linesAt(order, station, station.all);
  return lines.length > 0 ? { ...order, lines } : null;
}

/** Whether a station has finished its part of an order that is still in the kitchen. */
export function isDoneAt(order: Order, { id, all }: BoardStation): boolean {
  return isCooking(order) && order.stations_done?.includes(id) === true && !isStuck(order, all);
}

/**
 * The groups on a station's screen: `out` has what it has finished and could take back, `done` all
 * that has left the kitchen.
 */
export function stationGroups(groups: BoardGroups, station: BoardStation): BoardGroups {
  const isPast = (order: Order) => Boolean(order.ready_at) && !isDoneAt(order, station);
  const isOpen = (order: Order) => !isPast(order) && !isDoneAt(order, station);
  const cooking = [...groups.kitchen, ...groups.later];
  return {
    new: groups.new,
    kitchen: groups.kitchen.filter(isOpen),
    later: groups.later.filter(isOpen),
    out: cooking.filter((order) => isDoneAt(order, station)),
    done: [...groups.out, ...cooking.filter(isPast), ...groups.done],
  };
}
