import { beforeEach, expect, vi } from "vitest";
import { recordFigure } from "@/test/faults/figures";
import { adminGet, adminPatch } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import {
  ACCOUNT,
  control,
  onlineRequest,
  paidOrder,
  passMinutes,
  staffStep,
  paymentTest as test,
} from "../support/payment-test";
import { runFunctionsInProcess } from "../support/run-in-process";
import { runSchedule } from "../support/run-schedules";
import { newGuest } from "../support/test-accounts";
import { KITCHEN, pickupRequest, placeOrder, reasonOf } from "../support/test-kitchen";

const log = vi.hoisted(() => ({ error: vi.fn(), info: vi.fn(), warn: vi.fn() }));
vi.mock("firebase-functions/logger", () => log);

runFunctionsInProcess();
beforeEach(() => log.error.mockReset());

const alerts = () => log.error.mock.calls.filter(([text]) => text === "payment account disabled");

const setCharging = (charges_enabled: boolean) =>
  control(`accounts/${ACCOUNT}`, { charges_enabled });

const paysOnline = async () => (await adminGet(`public/${KITCHEN}`))?.pays_online;

test("an account that is disabled hides online payment by the next minute; paid orders go on", async ({
  guest,
  staff,
}) => {
  const id = await paidOrder(guest);
  await staffStep(id, "accepted", staff, { eta_minutes: 30 });
  await setCharging(false);
  // Neither an event nor a manager tells.
  let minutes = 0;
  while ((await paysOnline()) && minutes < 5) {
    await passMinutes(1);
    await runSchedule.payments();
    minutes += 1;
  }
  recordFigure(88, "minutes until online payment is hidden", minutes, import.meta.url);
  expect(minutes).toBe(1);
  expect(alerts()).toEqual([["payment account disabled", { resto_key: KITCHEN }]]);
  const online = await callFunction("placeOrder", onlineRequest(), await newGuest());
  expect(reasonOf(online)).toBe("PAYMENT_UNAVAILABLE");
  await placeOrder(pickupRequest(), await newGuest());

  await setCharging(true);
  for (let round = 0; round < 4; round += 1) {
    await passMinutes(3);
    await runSchedule.payments();
  }
  expect(await adminGet(`orders/${id}`)).toMatchObject({ payment_status: "captured" });
  expect(await paysOnline()).toBe(true);
  expect(alerts()).toHaveLength(1);
});

test("an account that its owner has disconnected at the provider hides online payment by the next minute", async () => {
  await adminPatch(`payment_accounts/${KITCHEN}`, { account_id: "acct_disconnected" });
  await passMinutes(1);
  await runSchedule.payments();
  expect(await paysOnline()).toBe(false);
  expect(await adminGet(`payment_accounts/${KITCHEN}`)).toMatchObject({
    charges_enabled: false,
    livemode: false,
    requirements_due: [],
    methods: [],
  });
  expect(alerts()).toHaveLength(1);
});
