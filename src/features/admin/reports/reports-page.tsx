import type { Restaurant } from "../../../domain/tenant/restaurant.schema";

/** Turnover, dishes and tables of these restaurants. */
export function ReportsPage({ restaurants }: { restaurants: readonly Restaurant[] }) {
  return <h1>{restaurants.map(({ title }) => title).join(", ")}</h1>;
}
