import { describe, expect } from "vitest";
import { availabilitySchema } from "@/domain/availability/availability.schema";
import { quoteAnswerSchema } from "@/domain/order/pricing/quote.schema";
import { adminGet, adminList, adminRemove } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { kitchenTest } from "../support/kitchen-test";
import { newGuest, newStaff, type TestAccount } from "../support/test-accounts";
import {
  at,
  KITCHEN,
  OTHER_KITCHEN,
  pickupRequest,
  placeOrder,
  refused,
  setClock,
} from "../support/test-kitchen";

const test = kitchenTest
  .extend(
    "set",
    ({ staff }) =>
      (patch: unknown, by: TestAccount = staff, resto_key: string = KITCHEN) =>
        callFunction("setAvailability", { resto_key, patch }, by),
  )
  .extend("switched", ({ set }) => async (patch: object): Promise<void> => {
    const answer = await set(patch);
    expect(answer.error).toBeUndefined();
  });

async function quote(changes: object = {}) {
  const { resto_key, type, lines } = pickupRequest();
  const answer = await callFunction("quoteOrder", { resto_key, type, lines, ...changes });
  return quoteAnswerSchema.parse(answer.result);
}

const place = async () => callFunction("placeOrder", pickupRequest(), await newGuest());

describe("setAvailability", () => {
  test("refuses orders and marks quotes during a pause", async ({ switched }) => {
    await switched({ paused_until: at("18:30") });
    const paused = refused("FAILED_PRECONDITION", "PAUSED", { next_at: at("18:30") });
    expect(await place()).toEqual(paused);
    expect((await quote()).refusal).toEqual({ reason: "PAUSED", next_at: at("18:30") });
    await setClock(at("18:31"));
    await placeOrder(pickupRequest(), await newGuest());
  });

  test("can end a pause early", async ({ switched }) => {
    await switched({ paused_until: at("20:00") });
    await switched({ paused_until: null });
    await placeOrder(pickupRequest(), await newGuest());
  });

  test("adds busy minutes to the next slots and the promised time", async ({ switched }) => {
    expect((await quote()).quote.next_slots[0]).toBe(at("18:15") + 15 * 60_000);
    await switched({ extra_minutes: 30 });
    const { quote: busy } = await quote();
    expect(busy.next_slots[0]).toBe(at("19:00"));
    expect(busy.earliest_at).toBe(at("18:46"));
    await switched({ extra_minutes: 30, extra_until: at("18:20") });
    await setClock(at("18:21"));
    expect((await quote()).quote.earliest_at).toBe(at("18:37"));
    await setClock(at("18:00"));
    const early = pickupRequest({ wanted_at: at("18:30") });
    expect(await callFunction("placeOrder", early, await newGuest())).toEqual(
      refused("OUT_OF_RANGE", "SLOT_PAST", { next_at: at("19:00") }),
    );
  });

  test("refuses a sold-out dish in orders and quotes until its end", async ({ switched }) => {
    await switched({ sold_out: { soup: at("20:00"), pizza: at("19:00") } });
    const details = { field: "lines.0.item_id" };
    expect(await place()).toEqual(refused("FAILED_PRECONDITION", "ITEM_UNAVAILABLE", details));
    expect((await quote()).refusal).toEqual({ reason: "ITEM_UNAVAILABLE", ...details });
    await switched({ sold_out: { soup: null } });
    await placeOrder(pickupRequest(), await newGuest());
    expect(await adminGet(`availability/${KITCHEN}`)).toMatchObject({
      sold_out: { pizza: new Date(at("19:00")) },
    });
  });

  test("applies closed days and special hours", async ({ switched }) => {
    await switched({
      exceptions: [
        { date: "2027-03-03", closed: true, reason: "Feier" },
        { date: "2027-03-04", hours: [["08:00", "09:00"]] },
      ],
    });
    const { quote: quoted, refusal } = await quote();
    expect(refusal).toMatchObject({ reason: "CLOSED", next_at: at("08:15", "2027-03-04") });
    expect(quoted.next_slots.slice(0, 5)).toEqual([
      ...["08:15", "08:30", "08:45", "09:00"].map((time) => at(time, "2027-03-04")),
      at("11:15", "2027-03-05"),
    ]);
  });
});

test("two devices can close different days at the same time", async ({ switched, set }) => {
  await switched({ exceptions: [{ date: "2027-03-10", closed: true }] });
  const answers = await Promise.all([
    set({ days: { "2027-03-04": { closed: true } } }),
    set({ days: { "2027-03-05": { hours: [["12:00", "15:00"]] }, "2027-03-10": null } }),
  ]);
  expect(answers.map(({ http }) => http)).toEqual([200, 200]);
  expect(await adminGet(`availability/${KITCHEN}`)).toMatchObject({
    exceptions: [
      { date: "2027-03-04", closed: true },
      { date: "2027-03-05", hours: [{ open: "12:00", close: "15:00" }] },
    ],
  });
});

describe("the stored availability", () => {
  test("has timestamps, is returned completely and is audited, even if it did not exist before", async ({
    set,
    staff,
  }) => {
    await adminRemove(`availability/${KITCHEN}`);
    const patch = { paused_until: at("19:00"), sold_out: { beer: at("22:00") } };
    const { result } = await set(patch);
    expect(result).toMatchObject({
      availability: { ...patch, extra_minutes: 0, exceptions: [] },
      server_time: expect.any(Number),
    });
    expect(availabilitySchema.parse(result?.availability)).toEqual(result?.availability);
    expect(await adminGet(`availability/${KITCHEN}`)).toEqual({
      paused_until: new Date(at("19:00")),
      delivery_paused_until: null,
      pickup_paused_until: null,
      extra_minutes: 0,
      extra_until: null,
      delivery_extra_minutes: null,
      delivery_extra_until: null,
      sold_out: { beer: new Date(at("22:00")) },
      sold_out_options: {},
      stock: {},
      stock_until: null,
      exceptions: [],
      guest_share: null,
      paused_unattended_at: null,
      attended_at: expect.any(Date),
    });
    expect((await adminList("audit")).map(({ data }) => data)).toEqual([
      expect.objectContaining({
        action: "availability.paused_until+sold_out",
        by: "staff",
        uid: staff.uid,
        resto_key: KITCHEN,
        target: `availability/${KITCHEN}`,
        at: expect.any(Date),
      }),
    ]);
  });

  test("contains all of several concurrent changes", async ({ set }) => {
    const dishes = ["soup", "pizza", "beer"];
    const patches = dishes.map((id) => ({ sold_out: { [id]: at("21:00") } }));
    const answers = await Promise.all([...patches, { extra_minutes: 25 }].map((each) => set(each)));
    expect(answers.map(({ error }) => error)).toEqual([undefined, undefined, undefined, undefined]);
    expect(await adminGet(`availability/${KITCHEN}`)).toMatchObject({
      extra_minutes: 25,
      sold_out: Object.fromEntries(dishes.map((id) => [id, new Date(at("21:00"))])),
    });
  });
});

describe("access to setAvailability", () => {
  const patch = { extra_minutes: 10 };
  const notAllowed = refused("PERMISSION_DENIED", "NOT_ALLOWED");

  test("only staff of the restaurant and super-administrators can change it", async ({ set }) => {
    const [boss, guest] = await Promise.all([newStaff({ super: true }), newGuest()]);
    expect(await set(patch, boss)).toHaveProperty("result");
    expect(await set(patch, {} as TestAccount)).toEqual(
      refused("UNAUTHENTICATED", "NOT_SIGNED_IN"),
    );
    expect(await set(patch, guest)).toEqual(notAllowed);
    expect(await adminGet(`availability/${OTHER_KITCHEN}`)).toMatchObject({ extra_minutes: 0 });
  });

  test("refuses other restaurants like restaurants that do not exist", async ({ set, staff }) => {
    const foreign = await set(patch, staff, OTHER_KITCHEN);
    expect(foreign).toEqual(notAllowed);
    expect(await set(patch, staff, "no-such-kitchen")).toEqual(foreign);
    expect(await adminGet(`availability/${OTHER_KITCHEN}`)).toMatchObject({ extra_minutes: 0 });
    const boss = await newStaff({ super: true });
    expect(await set(patch, boss, "no-such-kitchen")).toEqual(refused("NOT_FOUND", "NOT_FOUND"));
    expect(await adminGet("availability/no-such-kitchen")).toBeNull();
  });

  test("refuses staff whose grant was revoked while the token is still valid", async ({
    staff,
    set,
  }) => {
    await adminRemove(`staff/${staff.uid}`);
    expect(await set(patch)).toEqual(notAllowed);
  });
});
