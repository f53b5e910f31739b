import type { Station } from "../../tenant/kitchen/station.schema";
import type { Order, OrderLine } from "../order.schema";

/** What an order says about its stations. */
export type StationOrder = Pick<Order, "lines" | "stations_done">;

type Stations = readonly Station[];

/**
 * The station that cooks a line: that of its dish, else of its category, else the first. A dish
 * therefore belongs to exactly one station, whatever was removed since it was ordered.
 * @returns undefined without stations
 */
export function stationOf(
  { item_id, category }: Pick<OrderLine, "item_id" | "category">,
  stations: Stations,
): Station | undefined {
  return (
    stations.find(({ dishes }) => dishes.includes(item_id)) ??
    stations.find(({ categories }) => category !== undefined && categories.includes(category)) ??
    stations[0]
  );
}

/** The stations that cook something of an order, in the order of the list. */
export function stationsOf({ lines }: Pick<Order, "lines">, stations: Stations): Station[] {
  const needed = new Set(lines.map((line) => stationOf(line, stations)?.id));
  return stations.filter(({ id }) => needed.has(id));
}

/** The stations that an order still waits for. */
export function openStations(order: StationOrder, stations: Stations): Station[] {
  return stationsOf(order, stations).filter(({ id }) => !order.stations_done?.includes(id));
}

/** The lines of an order that a station cooks. */
export function linesAt(
  { lines }: Pick<Order, "lines">,
  station: Pick<Station, "id">,
  stations: Stations,
): OrderLine[] {
  return lines.filter((line) => stationOf(line, stations)?.id === station.id);
}
