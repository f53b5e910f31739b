import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Grants } from "@/domain/staff/grants.schema";
import { type StaffSession, staffBarrier } from "@/domain/staff/staff-barrier";
import { STAFF_SECURITY } from "@/domain/staff/staff-security";

const email = "kim@example.com";
const cook: Grants = { email, resto_keys: ["resto-bobingen"], role: "staff", super: false };
const manager: Grants = { ...cook, role: "manager" };
const boss: Grants = { email, resto_keys: [], role: "staff", super: true };
const session: StaffSession = { email, isVerified: true, signedInAt: 2000, hasSecondFactor: false };

describe("a session without a required second factor", () => {
  const required = { secondFactor: "required" } as const;
  const off = { secondFactor: "off" } as const;

  it("bars managers and super-administrators only", () => {
    expect(staffBarrier(cook, session, required)).toBeNull();
    expect(staffBarrier(manager, session, required)).toBe("second-factor");
    expect(staffBarrier(boss, session, required)).toBe("second-factor");
    expect(staffBarrier(manager, { ...session, hasSecondFactor: true }, required)).toBeNull();
    expect(staffBarrier(manager, session, off)).toBeNull();
  });
});

it.each([
  ["other@example.com", "other-address"],
  [null, "other-address"],
  ["Kim@Example.com", null],
])("a session of the address %s has the barrier %s", (address, expected) => {
  expect(staffBarrier(cook, { ...session, email: address })).toBe(expected);
});

it("bars a session whose token was issued before the verification", () => {
  expect(staffBarrier(cook, { ...session, isVerified: false })).toBe("unverified");
});

it.each([
  [1999, null],
  [2000, null],
  [2001, "signed-out"],
])("bars sign-ins before the sign-out on all devices at %i: %s", (signed_out_at, expected) => {
  expect(staffBarrier({ ...cook, signed_out_at }, session)).toBe(expected);
});

it.for(["firestore.rules", "storage.rules"])(
  "the second factor has the same setting in %s",
  (file) => {
    const rules = readFileSync(file, "utf8");
    const [, value] = /secondFactorRequired\(\) \{\s*return (\w+);/.exec(rules) ?? [];
    expect(value).toBe(String(STAFF_SECURITY.secondFactor === "required"));
  },
);
