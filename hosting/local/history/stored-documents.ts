import { type Order, orderSchema } from "@/domain/order/order.schema";
import { type Reservation, reservationSchema } from "@/domain/reservation/reservation.schema";
import { parseStored } from "@/domain/stored-data/parse-stored";
import type { BackendAdmin } from "../../firebase/backend-admin";
import { withInstants } from "../../firebase/with-instants";
import { demoRestaurant } from "./demo-shop";

/** Orders of the demo restaurant; unreadable ones are left out. */
export async function storedOrders(admin: BackendAdmin): Promise<Order[]> {
  const parsed = (await admin.list("orders")).map(({ id, data }) =>
    parseStored(orderSchema, { ...withInstants(data), id }),
  );
  return parsed.flatMap(({ data }) => (data && isOurs(data) ? [data] : []));
}

/** Reservations of the demo restaurant; unreadable ones are left out. */
export async function storedReservations(admin: BackendAdmin): Promise<Reservation[]> {
  const parsed = (await admin.list("reservations")).map(({ id, data }) =>
    parseStored(reservationSchema, { ...withInstants(data), id }),
  );
  return parsed.flatMap(({ data }) => (data && isOurs(data) ? [data] : []));
}

const isOurs = ({ resto_key }: { resto_key: string }) => resto_key === demoRestaurant.key;
