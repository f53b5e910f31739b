import { expect } from "vitest";
import { adminGet } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { openOrder, passMinutes, paymentTest as test } from "../support/payment-test";
import { runFunctionsInProcess } from "../support/run-in-process";

runFunctionsInProcess();

test("a guest who asks without end gets the stored state, and the provider is left alone", async ({
  guest,
}) => {
  const { id } = await openOrder(guest);
  const sync = () => callFunction("syncPayment", { order_id: id }, guest);
  const seenAt = async () => (await adminGet(`payments/${id}`))?.seen_at;
  for (let time = 0; time < 20; time += 1) expect(await sync()).toHaveProperty("result");
  const seen = await seenAt();
  await passMinutes(1);
  expect((await sync()).result).toEqual({ status: "awaiting_payment", payment_status: "open" });
  expect(await seenAt()).toEqual(seen);
});
