import { randomUUID } from "node:crypto";
import { expect, vi } from "vitest";
import { depositPaymentId } from "@/domain/payment/payment-id";
import { paymentProvider } from "@/functions/money/provider/stripe-provider";
import { adminGet, adminList } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import {
  cancelAsGuest,
  openDeposit,
  paidDeposit,
  refundedOf,
  reservationOf,
  depositTest as test,
} from "../support/deposit-test";
import { control, passMinutes, pay } from "../support/payment-test";
import { runFunctionsInProcess } from "../support/run-in-process";
import { runSchedule } from "../support/run-schedules";
import { newGuest, newStaff } from "../support/test-accounts";
import { KITCHEN, TODAY } from "../support/test-kitchen";
import { bookTable, tableRequest } from "../support/test-tables";

runFunctionsInProcess();

test("a deposit is refunded in part and once by a manager, with a mail, and is kept for the rest", async ({
  guest,
  staff,
  manager,
}) => {
  const id = await paidDeposit(guest);
  const asked = { reservation_id: id, refund_id: randomUUID(), amount_cents: 3000 };
  const refund = (by: typeof guest, changes: object = {}) =>
    callFunction("refundOrder", { ...asked, reason: "Nur zu fünft", ...changes }, by);
  const stranger = await newStaff({ resto_keys: ["test-grill"], role: "manager" });
  expect((await refund(staff)).error?.details?.reason).toBe("NOT_ALLOWED");
  expect((await refund(stranger)).error?.details?.reason).toBe("NOT_FOUND");
  const unknown = await refund(manager, { reservation_id: randomUUID() });
  expect(unknown.error?.details?.reason).toBe("NOT_FOUND");
  const twice = await Promise.all([refund(manager), refund(manager)]);
  expect(twice.map(({ error }) => error)).toEqual([undefined, undefined]);
  await expect.poll(() => refundedOf(id)).toBe(3000);
  const other = { refund_id: randomUUID(), amount_cents: 5001 };
  expect((await refund(manager, other)).error?.details?.reason).toBe("REFUND_TOO_HIGH");
  await expect
    .poll(() => reservationOf(id))
    .toMatchObject({
      status: "confirmed",
      payment_status: "part_refunded",
      refunded_cents: 3000,
      refunds: [{ id: asked.refund_id, amount_cents: 3000, status: "done" }],
    });
  const told = await adminGet(`mail/payment_${depositPaymentId(id)}_${asked.refund_id}`);
  expect(JSON.stringify(told?.message)).toContain("Nur zu fünft");
  const { code } = (await reservationOf(id)) ?? {};
  const noted = (await adminList("audit")).filter(({ data }) => data.uid === manager.uid);
  expect(noted.map(({ data }) => [data.action, data.target, data.code, data.by])).toEqual([
    ["reservation.refunded", `reservations/${id}`, code, "staff"],
  ]);
  const listed = await callFunction("listPayments", { resto_key: KITCHEN, from: TODAY }, manager);
  expect(listed.result).toMatchObject({
    payments: [{ id: depositPaymentId(id), type: "table", status: null, refundable_cents: 5000 }],
  });
  await cancelAsGuest(id, guest);
  await expect.poll(() => refundedOf(id)).toBe(8000);
});

test("a deposit that is on its way back takes no table, although one is free again", async ({
  guest,
}) => {
  const { id, session } = await openDeposit(guest);
  await control("faults", { is_down: true });
  await passMinutes(11);
  await runSchedule.payments();
  await pay(session);
  const rival = await newGuest();
  const table = await bookTable(tableRequest({ party_size: 5 }), rival);
  const failed = vi.spyOn(paymentProvider, "refund").mockRejectedValueOnce(new Error("busy"));
  await control("faults", {});
  await passMinutes(3);
  await runSchedule.payments();
  expect(failed).toHaveBeenCalled();
  failed.mockRestore();
  await cancelAsGuest(table.id, rival);
  for (let round = 0; round < 2; round += 1) {
    await passMinutes(3);
    await runSchedule.payments();
  }
  expect(await reservationOf(id)).toMatchObject({ status: "unpaid", payment_status: "refunded" });
});
