import fc from "fast-check";
import { expect } from "vitest";
import { adminGet, adminList } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { SEED } from "@/test/harness/seeded-random";
import { kitchenTest } from "../support/kitchen-test";
import { at, KITCHEN, pickupRequest, refused, TODAY } from "../support/test-kitchen";

const test = kitchenTest.extend(
  "set",
  ({ staff }) =>
    (patch: unknown) =>
      callFunction("setAvailability", { resto_key: KITCHEN, patch }, staff),
);

test.for([
  [{}, "patch"],
  [{ extra_minutes: 241 }, "patch.extra_minutes"],
  [{ sold_out: { caviar: at("20:00") } }, "patch.sold_out.caviar"],
  [
    { sold_out_options: { "pizza/extras/caviar": at("20:00") } },
    "patch.sold_out_options.pizza/extras/caviar",
  ],
  [{ paused_until: at("18:00", "2027-05-01") }, "patch.paused_until"],
  [{ delivery_paused_until: at("18:00", "2027-05-01") }, "patch.delivery_paused_until"],
  [{ delivery_extra_minutes: 241 }, "patch.delivery_extra_minutes"],
  [{ exceptions: [{ date: "2027-02-30", closed: true }] }, "patch.exceptions.0.date"],
  [{ days: { "2027-02-30": { closed: true } } }, "patch.days.2027-02-30"],
  [
    { days: { "2027-03-04": { closed: true, hours: [["12:00", "15:00"]] } } },
    "patch.days.2027-03-04",
  ],
  [{ delivery: false }, "patch.delivery"],
])(
  "setAvailability refuses %j, names the field and changes nothing",
  async ([patch, field], { set }) => {
    const before = await adminGet(`availability/${KITCHEN}`);
    expect(await set(patch)).toEqual(refused("INVALID_ARGUMENT", "INVALID", { field }));
    expect(await adminGet(`availability/${KITCHEN}`)).toEqual(before);
    expect(await adminList("audit")).toEqual([]);
  },
);

test("generated patches never cause `internal`, and the stored availability can be parsed", async ({
  set,
}) => {
  const ids = fc.oneof(
    fc.constantFrom("soup", "beer", "constructor", "__x__", "a.b/c"),
    fc.string(),
  );
  const paths = fc.oneof(fc.constantFrom("pizza/extras/ham", "__x__/a.b/`"), fc.string());
  const until = fc.oneof(fc.constant(null), fc.integer(), fc.constant(at("20:00")));
  const clock = fc.constantFrom("11:00", "24:00", "00:00", "25:00", "");
  const day = fc.record(
    {
      date: fc.constantFrom(TODAY, "2027-03-28", "2027-02-30", "soon"),
      closed: fc.boolean(),
      hours: fc.array(fc.tuple(clock, clock), { maxLength: 7 }),
      reason: fc.string({ unit: "binary", maxLength: 210 }),
    },
    { requiredKeys: ["date"] },
  );
  const fields = fc.record(
    {
      paused_until: until,
      extra_minutes: fc.oneof(fc.integer({ min: -1, max: 241 }), fc.double()),
      delivery_paused_until: until,
      pickup_paused_until: until,
      delivery_extra_minutes: fc.oneof(fc.constant(null), fc.integer({ min: -1, max: 241 })),
      delivery_extra_until: until,
      sold_out: fc.dictionary(ids, until, { maxKeys: 4 }),
      sold_out_options: fc.dictionary(paths, until, { maxKeys: 4 }),
      exceptions: fc.array(day, { maxLength: 3 }),
      days: fc.dictionary(
        fc.constantFrom(TODAY, "2027-03-28", "2027-02-30", "constructor"),
        fc.oneof(fc.constant(null), fc.record({ closed: fc.boolean() }, { requiredKeys: [] }), day),
        { maxKeys: 2 },
      ),
    },
    { requiredKeys: [] },
  );
  // With more fields, hardly any patch would pass the schema.
  const patches = fields
    .map((patch) => Object.entries(patch))
    .chain((all) => fc.subarray(all, { maxLength: Math.min(2, all.length) }))
    .map((entries) => Object.fromEntries(entries));
  const { resto_key, type, lines } = pickupRequest();
  let taken = 0;
  await fc.assert(
    fc.asyncProperty(patches, async (patch) => {
      const { result, error } = await set(patch);
      if (result) taken += 1;
      expect(result ?? error?.details?.reason).toBeDefined();
      expect(await callFunction("quoteOrder", { resto_key, type, lines })).toHaveProperty("result");
    }),
    { numRuns: 60, seed: SEED },
  );
  // Some inputs must pass the schema, or the rules behind it were not tested.
  expect(taken).toBeGreaterThan(0);
});
