import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Grants } from "@/domain/staff/grants.schema";
import { type StaffSession, staffBarrier } from "@/domain/staff/staff-barrier";
import { STAFF_SECURITY } from "@/domain/staff/staff-security";

const cook: Grants = { resto_keys: ["resto-bobingen"], role: "staff", super: false };
const manager: Grants = { ...cook, role: "manager" };
const boss: Grants = { resto_keys: [], role: "staff", super: true };
const session: StaffSession = { isVerified: true, signedInAt: 2000, hasSecondFactor: false };

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
