import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { runSize } from "@/test/faults/figures";
import { adminGet, adminList, adminSet } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { takingTurns } from "../support/taking-turns";
import { newGuest, newStaff, type TestAccount } from "../support/test-accounts";
import { KITCHEN, openKitchen, pickupRequest, placeOrder, reasonOf } from "../support/test-kitchen";

const ROUNDS = runSize(50, 200);

interface Accounts {
  readonly guest: TestAccount;
  readonly one: TestAccount;
  readonly other: TestAccount;
}

/** A call on an order and the history entry it leaves. */
interface Act {
  readonly call: (id: string, accounts: Accounts) => ReturnType<typeof callFunction>;
  readonly leaves: object;
}

const step = (who: "one" | "other", to: string, more: object = {}): Act => ({
  call: (id, accounts) =>
    callFunction("setOrderStatus", { id, version: 1, to, ...more }, accounts[who]),
  leaves: { status: to, by: "staff" },
});

const cancel: Act = {
  call: (id, { guest }) => callFunction("cancelOrder", { order_id: id, version: 1 }, guest),
  leaves: { status: "cancelled", by: "guest" },
};

const delay: Act = {
  call: (id, { other }) => callFunction("delayOrder", { id, version: 1, minutes: 10 }, other),
  leaves: { status: "accepted", by: "staff", delay_minutes: 10 },
};

/** Two concurrent calls on an order in a status. */
const PAIRS: readonly { status: string; acts: readonly [Act, Act] }[] = [
  {
    status: "placed",
    acts: [
      step("one", "accepted", { eta_minutes: 20 }),
      step("other", "rejected", { reason: "zu" }),
    ],
  },
  { status: "placed", acts: [cancel, step("one", "accepted", { eta_minutes: 20 })] },
  { status: "accepted", acts: [step("one", "preparing"), delay] },
  { status: "accepted", acts: [cancel, delay] },
  { status: "accepted", acts: [step("one", "ready"), step("other", "failed", { reason: "zu" })] },
];

test(`exactly one of two concurrent calls succeeds, in ${ROUNDS} rounds`, {
  timeout: 240_000,
}, async () => {
  await openKitchen();
  const nextOne = takingTurns(() => newStaff({ resto_keys: [KITCHEN] }));
  const nextOther = takingTurns(() => newStaff({ super: true }));
  const { id: placedId } = await placeOrder(pickupRequest(), await newGuest());
  const template = await adminGet(`orders/${placedId}`);
  const audited = (await adminList("audit")).length;
  const wrong: object[] = [];

  for (let round = 0; round < ROUNDS; round += 1) {
    const pair = PAIRS[round % PAIRS.length];
    if (!pair) throw new Error("no pair");
    const { status } = pair;
    const id = randomUUID();
    // A guest may cancel ten times an hour.
    const guest = await newGuest();
    const accounts = { guest, one: await nextOne(), other: await nextOther() };
    const now = template?.created_at;
    const first = { version: 1, status, at: now, by: "guest" };
    const status_at = { placed: now, [status]: now };
    const order = { ...template, creator_uid: guest.uid, status, status_at, history: [first] };
    await adminSet(`orders/${id}`, order);
    const acts = Math.floor(round / PAIRS.length) % 2 ? pair.acts : pair.acts.toReversed();
    const answers = await Promise.all(acts.map(({ call }) => call(id, accounts)));
    const winner = acts[answers.findIndex(({ result }) => result)];
    const stored = await adminGet(`orders/${id}`);
    const isRight =
      answers.filter(({ result }) => result).length === 1 &&
      answers.map(reasonOf).includes("VERSION_CONFLICT") &&
      stored?.version === 2;
    if (!isRight) wrong.push({ round, answers, stored });
    expect(stored?.history).toEqual([
      first,
      expect.objectContaining({ version: 2, ...winner?.leaves }),
    ]);
  }
  expect(wrong).toEqual([]);
  expect((await adminList("audit")).length - audited).toBe(ROUNDS);
});
