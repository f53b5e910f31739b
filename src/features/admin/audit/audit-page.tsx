import type { Restaurant } from "../../../domain/tenant/restaurant.schema";

/** Who did what, latest first; for super-administrators. */
export function AuditPage({ restaurants }: { restaurants: readonly Restaurant[] }) {
  return <h1>{restaurants.map(({ title }) => title).join(", ")}</h1>;
}
