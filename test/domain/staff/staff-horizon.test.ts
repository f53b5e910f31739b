import { expect, test } from "vitest";
import { idleTimeLeft } from "@/domain/staff/idle-session";
import { staffHorizon } from "@/domain/staff/staff-horizon";

test("staff read documents from three days ago on", () => {
  expect(staffHorizon("2027-03-03")).toBe("2027-02-28");
});

test("an idle session ends the chosen minutes after the last input", () => {
  expect(idleTimeLeft(15, 1_000_000, 1_000_000)).toBe(900_000);
  expect(idleTimeLeft(15, 1_000_000, 1_900_000)).toBe(0);
  expect(idleTimeLeft(15, 1_000_000, 1_900_001)).toBe(-1);
});
