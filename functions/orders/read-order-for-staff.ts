import type { Order } from "@/domain/order/order.schema";
import type { Refusal } from "@/domain/result/refusal";
import type { Result } from "@/domain/result/result";
import type { Transaction } from "../runtime/admin-app";
import { readGrants } from "../team/grants-store";
import { restrictToStaff } from "../team/restrict-to-staff";
import { readOrder } from "./order-store";

/**
 * Reads an order on behalf of a staff member, together with the grants, so that revoked grants
 * take effect at once. Refuses like {@link restrictToStaff}.
 */
export async function readOrderForStaff(
  transaction: Transaction,
  { id, uid }: { readonly id: string; readonly uid: string },
): Promise<Result<Order, Refusal>> {
  const [staff, order] = await Promise.all([
    readGrants(uid, transaction),
    readOrder(transaction, id),
  ]);
  return restrictToStaff(staff, order);
}
