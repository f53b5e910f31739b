import type { DocumentSnapshot, Query } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { orderSchema } from "@/domain/order/order.schema";
import type { PaymentStatus } from "@/domain/order/payment-status.schema";
import type { ListedPaid } from "@/domain/payment/listing/listed-payment";
import { depositPaymentId, paidPath } from "@/domain/payment/payment-id";
import { reservationSchema } from "@/domain/reservation/reservation.schema";
import { parseStored } from "@/domain/stored-data/parse-stored";
import type { LocalDate } from "@/domain/time/berlin-time";
import { database } from "../runtime/admin-app";
import { parsedOrNull } from "../runtime/parsed-value";
import { plainData } from "../runtime/plain-data-store";

const shown = { code: true, local_date: true, local_time: true, refunds: true } as const;

const listedOrderSchema = z.pick(orderSchema, { ...shown, type: true, status: true });
const listedDepositSchema = z.pick(reservationSchema, shown);

const FIELDS = ["resto_key", ...Object.keys(listedOrderSchema.shape)];

/** States of a deposit whose money has reached the restaurant. */
const TAKEN: readonly PaymentStatus[] = ["captured", "part_refunded", "refunded", "disputed"];

const orders = () => database().collection("orders");

/** Orders due from a day on that are paid online, the latest first. */
export function listOnlineOrders(
  resto_key: string,
  from: LocalDate,
  limit: number,
): Promise<ListedPaid[]> {
  const paid = orders().where("resto_key", "==", resto_key).where("payment", "==", "online");
  const due = paid.where("local_date", ">=", from).orderBy("local_date", "desc");
  return read(resto_key, due.orderBy("created_at", "desc").limit(limit));
}

/** Reservations from a day on whose deposit was paid, the latest first. */
export function listDeposits(
  resto_key: string,
  from: LocalDate,
  limit: number,
): Promise<ListedPaid[]> {
  const tables = database().collection("reservations").where("resto_key", "==", resto_key);
  const paid = tables.where("payment_status", "in", TAKEN).where("local_date", ">=", from);
  return read(resto_key, paid.orderBy("local_date", "desc").limit(limit));
}

async function read(resto_key: string, query: Query): Promise<ListedPaid[]> {
  const { docs } = await query.select(...FIELDS).get();
  return docs.flatMap((each) => parsed(resto_key, each));
}

/** The orders and deposits of some payments, without missing ones and those of other restaurants. */
export async function readListedPaid(
  resto_key: string,
  payment_ids: readonly string[],
): Promise<ListedPaid[]> {
  const all = payment_ids.map((id) => database().doc(paidPath(id)));
  const found = await database().getAll(...all, { fieldMask: FIELDS });
  return found.flatMap((each) => parsed(resto_key, each));
}

/** Unreadable documents are logged and left out. */
function parsed(resto_key: string, document: DocumentSnapshot): ListedPaid[] {
  const { ref, id } = document;
  const data = plainData(document);
  if (data?.resto_key !== resto_key) return [];
  if (ref.parent.id === orders().id) {
    const order = parsedOrNull(ref.path, parseStored(listedOrderSchema, data));
    return order ? [{ ...order, id }] : [];
  }
  const deposit = parsedOrNull(ref.path, parseStored(listedDepositSchema, data));
  return deposit ? [{ ...deposit, id: depositPaymentId(id), type: "table", status: null }] : [];
}
