import { expect } from "vitest";
import { adminGet, adminList, adminRemove } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { kitchenTest } from "../support/kitchen-test";
import { control, sendEvent } from "../support/payment-test";
import { runFunctionsInProcess } from "../support/run-in-process";
import { runSchedule } from "../support/run-schedules";
import type { TestAccount } from "../support/test-accounts";
import { KITCHEN, refused } from "../support/test-kitchen";

runFunctionsInProcess();

const request = { resto_key: KITCHEN };
const UNAVAILABLE = refused("FAILED_PRECONDITION", "PAYMENT_UNAVAILABLE");

const connect = (manager: TestAccount) => callFunction("connectPayments", request, manager);
const read = async (manager: TestAccount) =>
  (await callFunction("readPaymentAccount", request, manager)).result;

/** Whether guests are told that they can pay online. */
const paysOnline = async () => (await adminGet(`public/${KITCHEN}`))?.pays_online ?? false;
const accountId = async () =>
  String((await adminGet(`payment_accounts/${KITCHEN}`))?.account_id ?? "");
const actions = async () =>
  (await adminList("audit"))
    .map(({ data }) => String(data.action))
    .filter((action) => action.startsWith("payments."))
    .toSorted();

const setCharging = async (charges_enabled: boolean) =>
  control(`accounts/${await accountId()}`, { charges_enabled });

/** What the provider sends when the state of an account changes. */
const accountEvent = (id: string) => ({
  id: "evt_account",
  object: "event",
  type: "account.updated",
  account: id,
  livemode: false,
  data: { object: { object: "account", id } },
});

kitchenTest(
  "a manager connects the restaurant's own account, and guests pay online once it can charge",
  async ({ manager }) => {
    expect(await read(manager)).toEqual({ account: null, is_current: true, is_available: true });
    const { result } = await connect(manager);
    expect(String(result?.url)).toContain("/onboarding/");
    expect(await read(manager)).toMatchObject({
      account: { charges_enabled: false, livemode: false, methods: [] },
      is_current: true,
    });
    expect(await paysOnline()).toBe(false);

    await setCharging(true);
    expect(await read(manager)).toMatchObject({
      account: {
        charges_enabled: true,
        requirements_due: [],
        methods: expect.arrayContaining(["card"]),
      },
    });
    expect(await paysOnline()).toBe(true);
    // Neither the account's name nor who connected it leaves the server.
    expect(JSON.stringify(await read(manager))).not.toMatch(/acct_|connected_by/);
    expect(await actions()).toEqual(["payments.connected", "payments.enabled"]);
  },
);

kitchenTest("a second link continues with the same account", async ({ manager }) => {
  await connect(manager);
  const account = await accountId();
  await Promise.all([connect(manager), connect(manager)]);
  expect(await accountId()).toBe(account);
});

kitchenTest(
  "an account that was created, but never stored, is the one that the next attempt gets",
  async ({ manager }) => {
    await connect(manager);
    const account = await accountId();
    await adminRemove(`payment_accounts/${KITCHEN}`);
    await connect(manager);
    expect(await accountId()).toBe(account);
  },
);

kitchenTest("an event of the provider ends online payment without a look", async ({ manager }) => {
  await connect(manager);
  await setCharging(true);
  await read(manager);
  await setCharging(false);
  expect(await sendEvent(accountEvent(await accountId()))).toBe(200);
  expect(await paysOnline()).toBe(false);
  expect(await actions()).toContain("payments.disabled");
  expect(await sendEvent(accountEvent("acct_of_nobody"))).toBe(200);
});

kitchenTest("without the provider, the last known state counts", async ({ manager }) => {
  await connect(manager);
  await setCharging(true);
  await read(manager);
  await control("faults", { is_down: true });
  const answer = await read(manager);
  await control("faults", {});
  expect(answer).toMatchObject({ account: { charges_enabled: true }, is_current: false });
  expect(await paysOnline()).toBe(true);
});

kitchenTest("disconnecting ends online payment, once", async ({ manager }) => {
  await connect(manager);
  await setCharging(true);
  await read(manager);
  for (let round = 0; round < 2; round += 1) {
    const { result } = await callFunction("disconnectPayments", request, manager);
    expect(result).toEqual({ disconnected: true });
  }
  expect(await paysOnline()).toBe(false);
  expect(await read(manager)).toMatchObject({ account: null });
  expect((await actions()).filter((each) => each === "payments.disconnected")).toHaveLength(1);
});

kitchenTest(
  "with online payment off everywhere, no restaurant connects",
  async ({ manager, superAdmin }) => {
    await callFunction("setSwitches", { online_payment: false }, superAdmin);
    await expect.poll(() => connect(manager), { timeout: 20_000 }).toEqual(UNAVAILABLE);
    expect(await adminList("payment_accounts")).toEqual([]);
  },
);

kitchenTest(
  "the switch hides online payment from guests within a run of the schedule, and shows it again",
  async ({ manager, superAdmin }) => {
    const turn = async (online_payment: boolean) => {
      await callFunction("setSwitches", { online_payment }, superAdmin);
      await runSchedule.payments();
    };
    await connect(manager);
    await setCharging(true);
    await read(manager);
    await turn(false);
    expect(await paysOnline()).toBe(false);
    // A look at the provider does not show it again.
    await read(manager);
    expect(await paysOnline()).toBe(false);
    await turn(true);
    expect(await paysOnline()).toBe(true);
    // A restaurant that says so by mistake has no account to come back to.
    await adminRemove(`payment_accounts/${KITCHEN}`);
    await turn(false);
    expect(await paysOnline()).toBe(false);
    expect(await adminList("payment_accounts")).toEqual([]);
  },
);
