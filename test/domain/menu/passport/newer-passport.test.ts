import { describe, expect, it } from "vitest";
import type { AccountPassport } from "@/domain/menu/passport/account-passport.schema";
import { newerPassport } from "@/domain/menu/passport/newer-passport";
import { EMPTY_PASSPORT, type Passport } from "@/domain/menu/passport/passport.schema";

const account: AccountPassport = {
  avoid: ["peanuts"],
  diets: [],
  dislikes: [],
  tells_kitchen: true,
  agreed_at: 100,
  changed_at: 1000,
};

const device = (changes: Partial<Passport>): Passport => ({
  ...EMPTY_PASSPORT,
  avoid: ["milk"],
  additives: ["1"],
  changed_at: 2000,
  ...changes,
});

const taken = {
  from: "account",
  passport: { avoid: ["peanuts"], additives: ["1"], in_account: "me", changed_at: 1000 },
};

describe("the passport that applies", () => {
  it.each<[what: string, Passport | null, object]>([
    ["is the account's on a new device", null, { from: "account" }],
    ["is the device's if it was changed later", device({}), { from: "device" }],
    [
      "is the account's if it was changed later, with the device's additives",
      device({ changed_at: 999 }),
      taken,
    ],
    [
      "is the account's if the device does not know its change",
      device({ changed_at: undefined }),
      taken,
    ],
    ["is the account's if the device has only additives", device({ avoid: [] }), taken],
    [
      "is both if they say the same",
      device({ avoid: ["peanuts"], tells_kitchen: true, in_account: "me" }),
      { from: "both" },
    ],
    [
      "is never that of another account",
      device({ in_account: "somebody" }),
      { from: "account", passport: { avoid: ["peanuts"], additives: [] } },
    ],
  ])("%s", (_what, own, expected) => {
    expect(newerPassport(own, account, "me")).toMatchObject(expected);
  });
});
