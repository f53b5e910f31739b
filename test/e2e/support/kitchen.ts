import type { OrderStatus } from "@/domain/order/order-status";
import { signIn } from "@/test/harness/accounts";
import { adminGet, adminList } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";

/** Moves an order one step on, as the cook does on the board. @throws when refused */
export async function setStatus(
  id: string,
  to: OrderStatus,
  more: { eta_minutes?: number; reason?: string } = {},
): Promise<void> {
  const [{ idToken }, order] = await Promise.all([
    signIn("koch@example.com"),
    adminGet(`orders/${id}`),
  ]);
  const step = { id, version: Number(order?.version), to, ...more };
  const { error } = await callFunction("setOrderStatus", step, { idToken });
  if (error) throw new Error(`${to}: ${JSON.stringify(error)}`);
}

/** All orders the restaurant has received. */
export async function receivedOrders() {
  return (await adminList("orders")).map(({ id, data }) => ({ id, ...data }));
}
