import type { PlaceOrderRequest } from "@/domain/order/order-requests.schema";
import { commitOrder } from "@/functions/orders/commit-order";

/** An order that an instance is to place. */
export interface InstanceCall {
  readonly request: PlaceOrderRequest;
  readonly uid: string;
  readonly isVerified: boolean;
  readonly now: number;
}

/** The end of a call: the reason of a refusal, or "fault". */
export interface InstanceAnswer {
  readonly id: string;
  readonly code: string | null;
  readonly reason: string | null;
  readonly ms: number;
}

async function place({ request, uid, isVerified, now }: InstanceCall): Promise<InstanceAnswer> {
  const startedAt = performance.now();
  const caller = { uid, verifiedEmail: isVerified ? `${uid}@example.com` : null, appToken: null };
  const answer = await commitOrder(request, caller, now).catch(() => null);
  const ms = performance.now() - startedAt;
  const code = answer?.ok ? answer.value.code : null;
  const reason = answer === null ? "fault" : answer.ok ? null : answer.error.reason;
  return { id: request.order_id, code, reason, ms };
}

/** A process that places all orders of a message at once, like one instance of the functions. */
process.on("message", async (calls: readonly InstanceCall[]) => {
  process.send?.(await Promise.all(calls.map(place)));
});
process.send?.("ready");
