import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { PlaceOrderRequest } from "@/domain/order/order-requests.schema";
import { callPlaceOrder } from "@/firebase/callables/order-callables";

// The code of the client never arrives.
vi.mock("@/firebase/callables/functions-client", () => new Promise(() => {}));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("navigator", { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("reports after ten seconds that nothing was sent if the code for calls does not arrive", async () => {
  const settled = vi.fn();
  callPlaceOrder({} as PlaceOrderRequest).then(settled);
  await vi.advanceTimersByTimeAsync(9_900);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(settled).toHaveBeenCalledExactlyOnceWith({ ok: false, error: { kind: "offline" } });
});
