import type { Restaurant } from "../../../domain/tenant/restaurant.schema";

/** The tables of one day at these restaurants. */
export function ReservationsPage({ restaurants }: { restaurants: readonly Restaurant[] }) {
  return <h1>{restaurants.map(({ title }) => title).join(", ")}</h1>;
}
