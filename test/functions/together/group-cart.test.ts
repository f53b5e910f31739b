import { randomBytes } from "node:crypto";
import { expect } from "vitest";
import { GROUP_LIMITS } from "@/domain/limits/account-limits";
import { adminGet } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { kitchenTest as test } from "../support/kitchen-test";
import { runFunctionsInProcess } from "../support/run-in-process";
import { runSchedule } from "../support/run-schedules";
import { newGuest, type TestAccount } from "../support/test-accounts";
import {
  at,
  KITCHEN,
  OTHER_KITCHEN,
  pickupRequest,
  placeOrder,
  reasonOf,
  refused,
  setClock,
} from "../support/test-kitchen";

runFunctionsInProcess();

const soup = (qty: number, note?: string) => ({
  item_id: "soup",
  qty,
  choices: {},
  ...(note && { note }),
});
const newId = () => randomBytes(16).toString("base64url");
const join = (group_id: string, who: TestAccount, name: string, more: object = {}) =>
  callFunction("joinGroup", { group_id, resto_key: KITCHEN, name, ...more }, who);
const put = (group_id: string, who: TestAccount, base_rev: number, lines: object[]) =>
  callFunction("putGroupLines", { group_id, base_rev, lines }, who);
const change = (group_id: string, who: TestAccount, step: string, uid?: string) =>
  callFunction("changeGroup", { group_id, step, ...(uid && { uid }) }, who);

/** A group of a host with two soups and Mai with two. */
async function newGroup(host: TestAccount) {
  const id = newId();
  const mai = await newGuest();
  await join(id, host, "Ada", { start: true });
  await join(id, mai, "Mai");
  await put(id, host, 0, [soup(2)]);
  await put(id, mai, 0, [soup(2, "scharf")]);
  return { id, mai };
}

const LINES = [soup(2, "für Ada"), soup(2, "für Mai: scharf")];

test("an id that the database reserves is refused by every call about groups", async ({
  guest,
}) => {
  const id = `__${"a".repeat(18)}__`;
  const answers = [
    await join(id, guest, "Ada", { start: true }),
    await put(id, guest, 0, []),
    await change(id, guest, "leave"),
    await callFunction("placeOrder", pickupRequest({ group_id: id }), guest),
  ];
  for (const answer of answers) {
    expect(answer).toEqual(refused("INVALID_ARGUMENT", "INVALID", { field: "group_id" }));
  }
});

test("one orders what all have chosen, and the others see code, status and time alone", async ({
  guest,
  staff,
}) => {
  const { id, mai } = await newGroup(guest);
  expect(
    reasonOf(
      await callFunction("placeOrder", pickupRequest({ group_id: id, lines: LINES }), guest),
    ),
  ).toBe("WRONG_STATE");
  expect((await change(id, guest, "lock")).error).toBeUndefined();
  expect(
    reasonOf(await callFunction("placeOrder", pickupRequest({ group_id: id, lines: LINES }), mai)),
  ).toBe("NOT_FOUND");
  const request = pickupRequest({ group_id: id, lines: LINES });
  const order = await placeOrder(request, guest);
  expect(await placeOrder(request, guest)).toMatchObject({ id: order.id, replayed: true });
  expect(
    reasonOf(
      await callFunction("placeOrder", pickupRequest({ group_id: id, lines: LINES }), guest),
    ),
  ).toBe("WRONG_STATE");
  const step = { id: order.id, version: 1, to: "accepted", eta_minutes: 45 };
  await callFunction("setOrderStatus", step, staff);
  const stored = await adminGet(`group_carts/${id}`);
  expect(stored?.order).toMatchObject({
    code: order.code,
    status: "accepted",
    promised_at: expect.anything(),
  });
  expect(Object.keys(stored?.order ?? {}).toSorted()).toEqual(["code", "promised_at", "status"]);
  const text = JSON.stringify(stored);
  expect(text).not.toContain(request.contact.phone);
  expect(text).not.toContain(request.contact.name);
  expect((await adminGet(`orders/${order.id}`))?.lines).toMatchObject([
    { note: "für Ada" },
    { note: "für Mai: scharf" },
  ]);
});

test("a line that races with the lock is in the order's lines or refused", async ({ guest }) => {
  for (let round = 0; round < 4; round += 1) {
    const { id, mai } = await newGroup(guest);
    const [added, closed] = await Promise.all([
      put(id, mai, 1, [soup(3)]),
      change(id, guest, "lock"),
    ]);
    expect(closed.error).toBeUndefined();
    const group = (await adminGet(`group_carts/${id}`)) as {
      people: { uid: string; lines: { qty: number }[] }[];
    };
    const qty = group.people.find(({ uid }) => uid === mai.uid)?.lines[0]?.qty;
    if (added.error) expect([reasonOf(added), qty]).toEqual(["WRONG_STATE", 2]);
    else expect(qty).toBe(3);
  }
});

test("repeated and late requests double nothing, and a left-out line is marked", async ({
  guest,
}) => {
  const { id, mai } = await newGroup(guest);
  const first = await put(id, mai, 1, [soup(1), soup(2, "x")]);
  expect(await put(id, mai, 1, [soup(1), soup(2, "x")])).toEqual(first);
  expect(await put(id, mai, 0, [soup(9)])).toEqual(first);
  await change(id, guest, "lock");
  const lines = [soup(2, "für Ada"), soup(2, "für Mai: x")];
  await placeOrder(pickupRequest({ group_id: id, lines }), guest);
  const { people } = (await adminGet(`group_carts/${id}`)) as { people: { lines: object[] }[] };
  expect(people.map((each) => each.lines)).toMatchObject([
    [{ qty: 2 }],
    [{ qty: 1, left_out: true }, { qty: 2 }],
  ]);
  expect(JSON.stringify(people[1]?.lines[1])).not.toContain("left_out");
});

test("a group belongs to one restaurant, ends after twelve hours and is deleted", async ({
  guest,
}) => {
  const { id, mai } = await newGroup(guest);
  expect(reasonOf(await join(id, mai, "Mai", { resto_key: OTHER_KITCHEN }))).toBe("NOT_FOUND");
  await setClock(at("06:01", "2027-03-04"));
  expect(reasonOf(await put(id, mai, 1, []))).toBe("NOT_FOUND");
  expect(reasonOf(await join(id, await newGuest(), "Eve"))).toBe("NOT_FOUND");
  await runSchedule.retention();
  expect(await adminGet(`group_carts/${id}`)).toBeNull();
});

test("an account that is removed, leaves or is deleted is no longer in the group", async ({
  guest,
}) => {
  const { id, mai } = await newGroup(guest);
  await change(id, guest, "remove", mai.uid);
  expect(reasonOf(await put(id, mai, 1, []))).toBe("NOT_FOUND");
  await join(id, mai, "Mai");
  const exported = await callFunction("exportMyData", null, mai);
  expect(exported.result).toMatchObject({ group_carts: [{ id, name: "Mai" }] });
  expect(JSON.stringify(exported)).not.toContain("Ada");
  await callFunction("deleteMyAccount", null, mai);
  expect(await adminGet(`group_carts/${id}`)).toMatchObject({ uids: [guest.uid] });
  await callFunction("deleteMyAccount", null, guest);
  expect(await adminGet(`group_carts/${id}`)).toBeNull();
});

test("an account can start and join only a limited number of groups", async ({ guest }) => {
  for (let at = 0; at < (GROUP_LIMITS[0]?.max ?? 0); at += 1)
    await join(newId(), guest, "Ada", { start: true });
  expect(reasonOf(await join(newId(), guest, "Ada", { start: true }))).toBe("RATE_LIMIT");
});
