import { describe, expect } from "vitest";
import { adminGet, adminList, adminPatch, adminSet } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { kitchenTest } from "../support/kitchen-test";
import { runFunctionsInProcess } from "../support/run-in-process";
import { runSchedule } from "../support/run-schedules";
import {
  at,
  CONTACT_WITH_EMAIL,
  KITCHEN,
  limitSlots,
  newContact,
  pickupRequest,
  placeOrder,
  refused,
  setClock,
} from "../support/test-kitchen";

runFunctionsInProcess();

const offered = { pickup: ["cash", "online"], delivery: ["cash"] } as const;
const account = {
  resto_key: KITCHEN,
  account_id: "acct_kitchen",
  livemode: false,
  charges_enabled: true,
  requirements_due: [],
  methods: ["card"],
  connected_at: new Date(at("10:00")),
  connected_by: "manager",
  updated_at: new Date(at("10:00")),
};

const test = kitchenTest.extend("connected", { auto: true }, async ({ kitchen }) => {
  await kitchen;
  await Promise.all([
    adminPatch(`public/${KITCHEN}`, { payment_methods: offered, pays_online: true }),
    adminSet(`payment_accounts/${KITCHEN}`, account),
  ]);
});

const online = () => pickupRequest({ payment: "online", wanted_at: at("19:00") });

describe("an order that is paid online", () => {
  test("awaits its payment in the restaurant's account, without mail", async ({ guest }) => {
    const contact = { ...newContact(), email: CONTACT_WITH_EMAIL.email };
    const request = { ...online(), contact };
    const placed = await placeOrder(request, guest);
    expect(placed).toMatchObject({ status: "awaiting_payment", replayed: false });
    expect(await placeOrder(request, guest)).toEqual({ ...placed, replayed: true });
    const order = await adminGet(`orders/${placed.id}`);
    expect(order).toMatchObject({
      status: "awaiting_payment",
      payment: "online",
      payment_status: "open",
      answer_due_at: null,
      remind_at: null,
      history: [{ status: "awaiting_payment", by: "guest" }],
    });
    const [payBy, createdAt] = [order?.pay_by, order?.created_at] as Date[];
    expect(Number(payBy) - Number(createdAt)).toBe(10 * 60_000);
    expect(await adminGet(`payments/${placed.id}`)).toMatchObject({
      resto_key: KITCHEN,
      account_id: "acct_kitchen",
      status: "open",
      quoted_cents: 1980,
      hold_until: payBy,
    });
    expect(await adminList("mail")).toEqual([]);
  });

  test("takes its slot, which a cancellation gives back without mail", async ({ guest }) => {
    await limitSlots(1);
    const contact = { ...newContact(), email: CONTACT_WITH_EMAIL.email };
    const { id } = await placeOrder({ ...online(), contact }, guest);
    const other = pickupRequest({ wanted_at: at("19:00") });
    const full = await callFunction("placeOrder", other, guest);
    expect(full.error?.details?.reason).toBe("SLOT_FULL");
    const cancelled = await callFunction("cancelOrder", { order_id: id, version: 1 }, guest);
    expect(cancelled.result).toMatchObject({ status: "cancelled" });
    expect(await placeOrder(other, guest)).toMatchObject({ status: "placed" });
    expect(await adminList("mail")).toEqual([]);
  });

  test("is unknown to staff, and does not expire as unanswered", async ({ guest, staff }) => {
    const { id } = await placeOrder(online(), guest);
    const accept = { id, version: 1, to: "accepted", eta_minutes: 30 };
    expect(await callFunction("setOrderStatus", accept, staff)).toEqual(
      refused("FAILED_PRECONDITION", "WRONG_STATE", { current: "awaiting_payment" }),
    );
    await setClock(at("20:00"));
    await runSchedule.orders();
    expect(await adminGet(`orders/${id}`)).toMatchObject({ status: "awaiting_payment" });
  });

  test("counts as unanswered for its guest", async ({ guest }) => {
    for (let index = 0; index < 3; index += 1) await placeOrder(online(), guest);
    const fourth = await callFunction("placeOrder", online(), guest);
    expect(fourth.error?.details?.reason).toBe("RATE_LIMIT");
  });
});

describe("online payment is unavailable", () => {
  const unavailable = refused("FAILED_PRECONDITION", "PAYMENT_UNAVAILABLE", { field: "payment" });

  test.for<[string, (write: typeof adminPatch) => Promise<unknown>]>([
    [
      "without an account that can charge",
      (patch) => patch(`payment_accounts/${KITCHEN}`, { charges_enabled: false }),
    ],
    [
      "while the restaurant's page may not show it",
      (patch) => patch(`public/${KITCHEN}`, { pays_online: false }),
    ],
    [
      "while it is switched off everywhere",
      () => adminSet("operations/switches", { online_payment: false }),
    ],
  ])("%s", async ([, change], { guest }) => {
    await change(adminPatch);
    await expect
      .poll(() => callFunction("placeOrder", online(), guest), { timeout: 5000 })
      .toEqual(unavailable);
    expect(await adminList("payments")).toEqual([]);
  });

  test("for staff on the telephone", async ({ staff }) => {
    expect(await callFunction("placeStaffOrder", online(), staff)).toEqual(
      refused("INVALID_ARGUMENT", "INVALID", { field: "payment" }),
    );
  });
});

test("a step of the restaurant writes what the provider owes in the same transaction", async ({
  guest,
  staff,
}) => {
  const held = async () => {
    const { id } = await placeOrder(online(), guest);
    await adminPatch(`orders/${id}`, {
      status: "placed",
      status_at: { placed: new Date(at("18:00")) },
      payment_status: "authorised",
    });
    await adminPatch(`payments/${id}`, {
      status: "authorised",
      attempt: 1,
      authorised_cents: 1980,
      intent_id: "pi_1",
    });
    return id;
  };
  const [accepted, rejected] = [await held(), await held()];
  const steps = [
    { id: accepted, version: 1, to: "accepted", eta_minutes: 30 },
    { id: rejected, version: 1, to: "rejected", reason: "zu viel los" },
  ];
  for (const step of steps) {
    expect(await callFunction("setOrderStatus", step, staff)).toHaveProperty("result");
  }
  const tasks = (await adminList("payment_tasks")).map(({ data }) => data);
  expect(tasks).toHaveLength(2);
  expect(tasks).toContainEqual(
    expect.objectContaining({ order_id: accepted, kind: "capture", amount_cents: 1980 }),
  );
  expect(tasks).toContainEqual(
    expect.objectContaining({ order_id: rejected, kind: "void", amount_cents: 1980 }),
  );
});
