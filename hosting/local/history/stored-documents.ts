import type * as z from "zod/mini";
import { type Order, orderSchema } from "@/domain/order/order.schema";
import { type Reservation, reservationSchema } from "@/domain/reservation/reservation.schema";
import { parseStored } from "@/domain/stored-data/parse-stored";
import { withInstants } from "@/domain/stored-data/with-instants";
import type { BackendAdmin } from "../../firebase/backend-admin";
import { demoRestaurant } from "./demo-shop";

/** Orders of the demo restaurant; unreadable ones are left out. */
export function storedOrders(admin: BackendAdmin): Promise<Order[]> {
  return ownIn(admin, "orders", orderSchema);
}

/** Reservations of the demo restaurant; unreadable ones are left out. */
export function storedReservations(admin: BackendAdmin): Promise<Reservation[]> {
  return ownIn(admin, "reservations", reservationSchema);
}

async function ownIn<T extends { readonly resto_key: string }>(
  admin: BackendAdmin,
  collection: string,
  schema: z.ZodMiniType<T>,
): Promise<T[]> {
  const parsed = (await admin.list(collection)).map(({ id, data }) =>
    parseStored(schema, { ...withInstants(data), id }),
  );
  return parsed.flatMap(({ data }) => (data?.resto_key === demoRestaurant.key ? [data] : []));
}
