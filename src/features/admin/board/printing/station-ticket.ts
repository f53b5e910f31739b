import type { Order } from "@/domain/order/order.schema";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { atStation, type BoardStation } from "../context/board-station";

/** The order on the ticket of a station: with its dishes only. */
export function stationOrder(order: Order, station: BoardStation | null): Order {
  return (station && atStation(order, station)) ?? order;
}

/** The restaurant on the ticket of a station: its name begins with that of the station. */
export function stationRestaurant(
  restaurant: Restaurant,
  station: BoardStation | null,
): Restaurant {
  if (station?.restoKey !== restaurant.key) return restaurant;
  return { ...restaurant, title: `${station.name} · ${restaurant.title}` };
}
