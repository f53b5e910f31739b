import type { Restaurant } from "../../tenant/restaurant.schema";

/** What the site of one restaurant knows of another of the same owner. */
export type Branch = Pick<
  Restaurant,
  | "key"
  | "title"
  | "url"
  | "address"
  | "location"
  | "delivery"
  | "hours"
  | "opened_on_holiday"
  | "delivary_end_min"
  | "order_policy"
  | "cost_by_distance"
  | "max_delivery_location_in_km"
  | "min_delivery_amount"
  | "min_delivery_amount_by_zip"
>;

/** The part of a restaurant that its branches know. */
export function toBranch(restaurant: Restaurant): Branch {
  const { order_policy } = restaurant;
  return {
    key: restaurant.key,
    title: restaurant.title,
    url: restaurant.url,
    address: restaurant.address,
    location: restaurant.location,
    delivery: restaurant.delivery,
    hours: restaurant.hours,
    opened_on_holiday: restaurant.opened_on_holiday,
    delivary_end_min: restaurant.delivary_end_min,
    ...(order_policy && { order_policy }),
    cost_by_distance: restaurant.cost_by_distance,
    max_delivery_location_in_km: restaurant.max_delivery_location_in_km,
    min_delivery_amount: restaurant.min_delivery_amount,
    min_delivery_amount_by_zip: restaurant.min_delivery_amount_by_zip,
  };
}
