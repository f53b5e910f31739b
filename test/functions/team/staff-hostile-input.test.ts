import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { callFunction } from "@/test/harness/callables";
import { SEED } from "@/test/harness/seeded-random";
import { newStaff, type TestAccount } from "../support/test-accounts";
import { KITCHEN, openKitchen } from "../support/test-kitchen";

let boss: TestAccount;

beforeAll(async () => {
  await openKitchen();
  boss = await newStaff({ super: true, resto_keys: [KITCHEN] });
});

/** Expects an answer or a refusal with a reason. */
async function neverInternal(name: string, inputs: fc.Arbitrary<unknown>, numRuns: number) {
  await fc.assert(
    fc.asyncProperty(inputs, async (data) => {
      const { result, error } = await callFunction(name, data, boss);
      expect(result ?? error?.details?.reason).toBeDefined();
    }),
    { numRuns, seed: SEED },
  );
}

const text = fc.string({ unit: "binary", maxLength: 40 });

describe("generated input of a super-administrator never causes `internal`", () => {
  test("setStaff with generated addresses", () =>
    neverInternal(
      "setStaff",
      fc.record({
        email: fc.oneof(
          fc.emailAddress(),
          fc.emailAddress({ size: "xlarge" }),
          text.map((name) => `${name}@example.com`),
          text,
        ),
        resto_keys: fc.constantFrom([], [KITCHEN], ["no-such"], [KITCHEN, KITCHEN]),
        role: fc.constantFrom("staff", "manager"),
      }),
      60,
    ));

  test("setStaff with generated ids", () =>
    neverInternal(
      "setStaff",
      fc.record(
        {
          uid: fc.oneof(text, fc.stringMatching(/^[\w.-]{0,130}$/), fc.constantFrom("__x__", "..")),
          email: fc.constantFrom("koch@example.com", ""),
          resto_keys: fc.constantFrom([], [KITCHEN]),
          role: fc.constantFrom("staff", "manager"),
        },
        { requiredKeys: ["uid", "resto_keys", "role"] },
      ),
      60,
    ));

  test("readReport with generated days", () => {
    const part = fc.integer({ min: 0, max: 99 }).map((number) => String(number).padStart(2, "0"));
    const day = fc.oneof(
      fc.tuple(part, part).map(([month, date]) => `2027-${month}-${date}`),
      fc.constantFrom("2999-12-31", "2000-01-01", "2027-02-29", "2027-03-28", "2027-10-31"),
      text,
    );
    return neverInternal(
      "readReport",
      fc.record({ resto_key: fc.constantFrom(KITCHEN, "no-such"), from: day, to: day }),
      60,
    );
  });

  test("readOverview with generated keys", () =>
    neverInternal(
      "readOverview",
      fc.record({ resto_keys: fc.array(fc.oneof(fc.constantFrom(KITCHEN, "no-such"), text)) }),
      60,
    ));
});
