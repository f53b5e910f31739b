import type { CallableRequest } from "firebase-functions/https";
import type { Order } from "@/domain/order/order.schema";
import type { Refusal } from "@/domain/result/refusal";
import type { Result } from "@/domain/result/result";
import type { Transaction } from "../runtime/admin-app";
import { readStaff } from "../team/grants-store";
import { restrictToStaff } from "../team/restrict-to-staff";
import { readOrder } from "./order-store";

/**
 * Reads an order on behalf of a staff member, together with the grants, so that revoked grants
 * take effect at once. Refuses like {@link restrictToStaff}.
 */
export async function readOrderForStaff(
  transaction: Transaction,
  { id, request }: { readonly id: string; readonly request: CallableRequest },
): Promise<Result<Order, Refusal>> {
  const [staff, order] = await Promise.all([
    readStaff(request, transaction),
    readOrder(transaction, id),
  ]);
  return restrictToStaff(staff, order);
}
