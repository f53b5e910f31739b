import { expect, it } from "vitest";
import { auditRush } from "./rush-audit";

const order = (id: string, code: string, local_time = "19:07") => ({
  id,
  data: { resto_key: "le-vie", code, local_date: "2026-11-21", local_time },
});

const accepted = (...ids: string[]) => ({
  answered: new Map(ids.map((id) => [id, "le-vie"])),
  seen: new Set(ids),
  sent: new Set(ids),
});

const CLEAN = { lost: [], doubled: [], oversold: [] };

it("finds nothing where each answered order is stored once and shown", () => {
  expect(auditRush([order("a", "CDFG"), order("b", "HJKL")], accepted("a", "b"), 2)).toEqual(CLEAN);
});

it("calls an order lost if it is not stored, or if no board has shown it", () => {
  expect(auditRush([order("a", "CDFG")], accepted("a", "b"), 2).lost).toEqual(["b"]);
  const unseen = { ...accepted("a", "b"), seen: new Set(["a"]) };
  const stored = [order("a", "CDFG"), order("b", "HJKL")];
  expect(auditRush(stored, unseen, 2).lost).toEqual(["b"]);
});

it("calls an order doubled if nobody sent it, or if its code is used twice", () => {
  const stored = [order("a", "CDFG"), order("b", "CDFG")];
  expect(auditRush(stored, accepted("a"), 2).doubled).toEqual(["b", "le-vie CDFG"]);
});

it("calls a slot oversold if it has more orders than allowed", () => {
  const stored = [order("a", "CDFG", "19:00"), order("b", "HJKL", "19:14")];
  expect(auditRush(stored, accepted("a", "b"), 1).oversold).toEqual(["le-vie 2026-11-21 19:00"]);
});
