import type { RestaurantDraft } from "@/domain/tenant/draft/restaurant-draft";

type Stations = RestaurantDraft["stations"];

/** Gives a category or a dish to one station, or to none, and takes it from all others. */
export function assignedStations(
  stations: Stations,
  field: "categories" | "dishes",
  { id, station }: { id: string; station: string | null },
): Stations {
  return stations.map((each) => {
    const others = each[field].filter((other) => other !== id);
    return { ...each, [field]: each.station_id === station ? [...others, id] : others };
  });
}
