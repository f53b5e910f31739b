import { randomUUID } from "node:crypto";
import type { PlaceOrderRequest } from "@/domain/order/order-requests.schema";
import type { OrderStatus } from "@/domain/order/order-status";
import { MINUTE_MS } from "@/domain/time/berlin-time";
import type { PlainFields } from "@/hosting/firebase/firestore-value";
import { signIn } from "@/test/harness/accounts";
import { adminGet, adminList, adminSet } from "@/test/harness/admin";
import { appCheckToken, callFunction } from "@/test/harness/callables";
import { newPhone } from "@/test/harness/new-phone";
import { orderDocument, sampleOrder } from "@/test/harness/sample-order";

/**
 * Stores the sample order, placed 20 minutes ago, without calling the server.
 * @param changes stored fields; instants are `Date`s
 * @returns the order's id
 */
export async function storeOrder(changes: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const id = randomUUID();
  const order = sampleOrder({ created_at: Date.now() - 20 * MINUTE_MS });
  await adminSet(`orders/${id}`, { ...orderDocument(order), ...changes });
  return id;
}

/** Two soups for pickup, as the checkout sends them. */
export function orderRequest(): PlaceOrderRequest {
  return {
    order_id: randomUUID(),
    resto_key: "resto-bobingen",
    type: "pickup",
    lines: [{ item_id: "miso-soup", qty: 2, choices: {} }],
    expected_total_cents: 756,
    contact: { name: "Gerda Gast", phone: newPhone() },
    payment: "cash",
  };
}

/** Places an order for two soups as the demo guest, without a page. @returns its id */
export async function placeOrderAsGuest(): Promise<string> {
  const [{ idToken }, token] = await Promise.all([signIn("gast@example.com"), appCheckToken()]);
  const request = orderRequest();
  const credentials = { idToken, appCheckToken: token };
  const { error } = await callFunction("placeOrder", request, credentials);
  if (error) throw new Error(JSON.stringify(error));
  return request.order_id;
}

/** All stored orders. */
export async function storedOrders(): Promise<(PlainFields & { id: string })[]> {
  return (await adminList("orders")).map(({ id, data }) => ({ id, ...data }));
}

/** Moves an order one step on, as the cook does on the board. @throws when the server refuses */
export async function setOrderStatus(
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
