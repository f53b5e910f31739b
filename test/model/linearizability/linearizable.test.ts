import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LOST } from "../runs/outcome";
import { countPlaces, DONE, FULL, type PlaceAct, type Places } from "./counted-places";
import { isLinearizable, type Operation } from "./linearizable";

const CAPACITY = 2;
const step = countPlaces(CAPACITY);
const one = { quarters: ["12:00"], size: 1 };
const take: PlaceAct = { kind: "exchange", from: null, to: one };
const free: PlaceAct = { kind: "exchange", from: one, to: null };
const read: PlaceAct = { kind: "read" };

/** An operation between two instants. */
function at(calledAt: number, answeredAt: number, act: PlaceAct, answer: string) {
  return { calledAt, answeredAt, act, answer };
}

const isExplained = (...operations: Operation<PlaceAct>[]) =>
  isLinearizable<Places, PlaceAct>(operations, step, {});

describe("a history is refused", () => {
  it("if more is sold than there is", () => {
    const sold = [at(0, 9, take, DONE), at(1, 8, take, DONE), at(2, 7, take, DONE)];
    expect(isExplained(...sold)).toBe(false);
  });

  it("if a place is refused although one was free during the whole call", () => {
    expect(isExplained(at(0, 1, take, DONE), at(2, 3, take, FULL))).toBe(false);
    const full = [at(0, 1, take, DONE), at(0, 1, take, DONE)];
    expect(isExplained(...full, at(2, 3, free, DONE), at(4, 5, take, FULL))).toBe(false);
  });

  it("if a read does not see what was answered before it began", () => {
    expect(isExplained(at(0, 1, take, DONE), at(2, 3, read, ""))).toBe(false);
  });

  it("if two reads see two calls in different orders", () => {
    const other = { quarters: ["12:15"], size: 1 };
    const calls = [at(0, 9, take, DONE), at(0, 9, { ...take, to: other }, DONE)];
    const reads = [at(1, 2, read, "12:00: 1"), at(3, 4, read, "12:15: 1")];
    expect(isExplained(...calls, ...reads)).toBe(false);
  });

  it("if one of two calls at once is not counted", () => {
    const calls = [at(0, 5, take, DONE), at(1, 4, take, DONE)];
    expect(isExplained(...calls, at(6, 7, read, "12:00: 1"))).toBe(false);
  });

  it("if a place is given back twice", () => {
    const calls = [at(0, 1, take, DONE), at(2, 3, take, DONE), at(4, 5, free, DONE)];
    expect(isExplained(...calls, at(6, 7, read, ""))).toBe(false);
  });

  it("if a move keeps the places it left", () => {
    const two = { quarters: ["12:00"], size: 2 };
    const later = { quarters: ["12:15"], size: 2 };
    const moved = [
      at(0, 1, { ...take, to: two }, DONE),
      at(2, 3, { kind: "exchange", from: two, to: later }, DONE),
    ];
    expect(isExplained(...moved, at(4, 5, take, DONE))).toBe(true);
    expect(isExplained(...moved, at(4, 5, take, FULL))).toBe(false);
  });
});

describe("a history is accepted", () => {
  it("if calls at once are answered in either order", () => {
    const full = [at(0, 1, take, DONE), at(0, 1, take, DONE)];
    for (const answer of [DONE, FULL]) {
      expect(isExplained(...full, at(2, 5, free, DONE), at(3, 4, take, answer))).toBe(true);
    }
    for (const counts of ["", "12:00: 1"]) {
      expect(isExplained(at(0, 3, take, DONE), at(1, 2, read, counts))).toBe(true);
    }
  });

  it("if a call without an answer happened, and if it did not", () => {
    const lost = at(0, Number.POSITIVE_INFINITY, take, LOST);
    for (const counts of ["", "12:00: 1"]) {
      expect(isExplained(lost, at(5, 6, read, counts))).toBe(true);
    }
    expect(isExplained(lost, at(5, 6, read, "12:00: 1"), at(7, 8, read, ""))).toBe(false);
  });
});

/** Tries every order. */
function isExplainedByAnyOrder(left: readonly Operation<PlaceAct>[], places: Places = {}): boolean {
  if (left.length === 0) return true;
  return left.some((operation) => {
    const others = left.filter((each) => each !== operation);
    if (others.some(({ answeredAt }) => answeredAt < operation.calledAt)) return false;
    const [next, answer] = step(places, operation.act);
    return answer === operation.answer && isExplainedByAnyOrder(others, next);
  });
}

it("agrees with a search through every order on 2,000 small histories", () => {
  const operation = fc
    .tuple(
      fc.nat(12),
      fc.nat(6),
      fc.constantFrom(
        ...[take, take, free].flatMap((act) =>
          [DONE, DONE, FULL].map((answer) => ({ act, answer })),
        ),
        ...["", "12:00: 1", "12:00: 2"].map((answer) => ({ act: read, answer })),
      ),
    )
    .map(([calledAt, length, call]) => ({ ...call, calledAt, answeredAt: calledAt + length }));
  const verdicts = new Map<boolean, number>();
  fc.assert(
    fc.property(fc.array(operation, { minLength: 2, maxLength: 6 }), (operations) => {
      const verdict = isExplainedByAnyOrder(operations);
      verdicts.set(verdict, (verdicts.get(verdict) ?? 0) + 1);
      expect(isExplained(...operations)).toBe(verdict);
    }),
    { numRuns: 2000, seed: 2027 },
  );
  // Both verdicts are common.
  expect(Math.min(verdicts.get(true) ?? 0, verdicts.get(false) ?? 0)).toBeGreaterThan(200);
});
