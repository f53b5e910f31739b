import type { Order } from "@/domain/order/order.schema";
import type { Reservation } from "@/domain/reservation/reservation.schema";
import { type Refusal, refusal } from "@/domain/shared/refusal";
import { err, ok, type Result } from "@/domain/shared/result";
import { readOrder } from "../orders/order-store";
import { readReservation } from "../reservations/reservation-store";
import type { Transaction } from "../runtime/admin-app";
import { readGrants, type Staff } from "./grants-store";
import { isStaffOf } from "./is-staff-of";

/** What somebody asks for. */
interface StaffRequest {
  readonly id: string;
  readonly uid: string;
}

/**
 * An order, for its restaurant's people. Their grants are read with it, so that a revoked one
 * counts at once. NOT_ALLOWED without any grant; orders of other restaurants are NOT_FOUND like
 * those that do not exist.
 */
export async function readOrderForStaff(
  transaction: Transaction,
  { id, uid }: StaffRequest,
): Promise<Result<Order, Refusal>> {
  const [staff, order] = await Promise.all([
    readGrants(transaction, uid),
    readOrder(transaction, id),
  ]);
  return restrictToStaff(staff, order);
}

/** A reservation, as {@link readOrderForStaff} reads an order. */
export async function readReservationForStaff(
  transaction: Transaction,
  { id, uid }: StaffRequest,
): Promise<Result<Reservation, Refusal>> {
  const [staff, reservation] = await Promise.all([
    readGrants(transaction, uid),
    readReservation(transaction, id),
  ]);
  return restrictToStaff(staff, reservation);
}

function restrictToStaff<T extends { readonly resto_key: string }>(
  staff: Staff | null,
  found: T | null,
): Result<T, Refusal> {
  if (!staff) return err(refusal("NOT_ALLOWED"));
  const isTheirs = found !== null && isStaffOf(staff, found.resto_key);
  return isTheirs ? ok(found) : err(refusal("NOT_FOUND"));
}
