import { expect } from "vitest";
import { depositPaymentId } from "@/domain/payment/payment-id";
import { adminGet, adminPatch } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import {
  openDeposit,
  paidDeposit,
  refundedOf,
  reservationOf,
  depositTest as test,
} from "../support/deposit-test";
import { control, passMinutes, pay } from "../support/payment-test";
import { runFunctionsInProcess } from "../support/run-in-process";
import { runSchedule } from "../support/run-schedules";

runFunctionsInProcess();

test("a deposit is compared at night like the money of an order, to the cent, until its guest is erased", async ({
  guest,
}) => {
  const id = await paidDeposit(guest);
  const payment = `payments/${depositPaymentId(id)}`;
  const differences = async () => {
    await runSchedule.reconciliation();
    return (await adminGet("runs/reconciliation"))?.counts;
  };
  const agreed = { accounts: 1, payments: 1, differences: 0 };
  expect(await differences()).toEqual(agreed);
  for (const cent of [-1, 1]) {
    await adminPatch(`reservations/${id}`, { paid_cents: 8000 + cent });
    expect(await differences()).toMatchObject({ differences: 1 });
    await adminPatch(`reservations/${id}`, { paid_cents: 8000 });
    await adminPatch(payment, { captured_cents: 8000 + cent });
    expect(await differences()).not.toMatchObject({ differences: 0 });
    await adminPatch(payment, { captured_cents: 8000 });
  }
  await passMinutes(61);
  // Too late to get it back.
  expect((await callFunction("deleteMyAccount", null, guest)).error).toBeUndefined();
  expect(await differences()).toEqual(agreed);
  expect(await reservationOf(id)).toMatchObject({ creator_uid: "deleted", paid_cents: 8000 });
  expect(await refundedOf(id)).toBe(0);
});

test("a deposit goes back if the account of its guest is deleted in time", async ({ guest }) => {
  const id = await paidDeposit(guest);
  expect((await callFunction("deleteMyAccount", null, guest)).error).toBeUndefined();
  await expect.poll(() => refundedOf(id)).toBe(8000);
  await runSchedule.payments();
  expect(await reservationOf(id)).toMatchObject({ refunded_cents: 8000 });
});

test("a deposit that is paid too late goes back although the account of its guest was deleted", async ({
  guest,
}) => {
  const { id, session } = await openDeposit(guest);
  await control("faults", { is_down: true });
  await passMinutes(11);
  await runSchedule.payments();
  expect((await reservationOf(id))?.status).toBe("unpaid");
  expect((await callFunction("deleteMyAccount", null, guest)).error).toBeUndefined();
  expect(await reservationOf(id)).toBeNull();
  await pay(session);
  await control("faults", {});
  for (let round = 0; round < 3; round += 1) {
    await passMinutes(3);
    await runSchedule.payments();
  }
  expect(await refundedOf(id)).toBe(8000);
  expect(await adminGet(`payments/${depositPaymentId(id)}`)).toMatchObject({
    status: "refunded",
  });
});
