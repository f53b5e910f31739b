import type { Restaurant } from "../../../domain/tenant/restaurant.schema";

/** Who works for which restaurant; for super-administrators. */
export function StaffPage({ restaurants }: { restaurants: readonly Restaurant[] }) {
  return <h1>{restaurants.map(({ title }) => title).join(", ")}</h1>;
}
