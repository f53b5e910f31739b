import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cartItemHash } from "@/domain/cart/cart-item";
import {
  changeGroup,
  isOrdered,
  joinGroup,
  personOf,
  putGroupLines,
  startGroup,
} from "@/domain/cart/together/group-cart";
import type { GroupCart } from "@/domain/cart/together/group-cart.schema";
import { MAX_GROUP_PEOPLE, MAX_LINE_CHANGES, MAX_LOCKS } from "@/domain/cart/together/group-limits";
import { withoutOrdered } from "@/domain/cart/together/group-lines";
import {
  checkGroupOrder,
  groupOrderLine,
  labelledNote,
  withLeftOut,
  withOrder,
} from "@/domain/cart/together/group-order";
import { MAX_NOTE_LENGTH } from "@/domain/order/line-limits";

const KEY = "resto-bobingen";
const line = (item_id: string, qty = 1, note?: string) => ({
  ...{ item_id, qty, choices: {} },
  ...(note && { note }),
});

function okOf<T>(result: { ok: true; value: T } | { ok: false; error: unknown }): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

const started = startGroup({ resto_key: KEY, name: "Ada" }, "ada", 0);
const two = okOf(joinGroup(started, "mai", "Mai"));
const filled = okOf(putGroupLines(two, "mai", { base_rev: 0, lines: [line("pho", 2)] }));
const locked = okOf(changeGroup(filled, "ada", { step: "lock" })) as GroupCart;
const afterChanges = {
  ...filled,
  people: filled.people.map((each) => ({ ...each, rev: MAX_LINE_CHANGES })),
};
const placed = { code: "K7QM", status: "placed", promised_at: 5, eta_at: null } as const;

describe("a group cart", () => {
  it.each([
    [
      "a stranger puts lines",
      () => putGroupLines(two, "eve", { base_rev: 0, lines: [] }),
      "NOT_FOUND",
    ],
    [
      "lines come after the lock",
      () => putGroupLines(locked, "mai", { base_rev: 1, lines: [] }),
      "WRONG_STATE",
    ],
    ["somebody joins after the lock", () => joinGroup(locked, "eve", "Eve"), "WRONG_STATE"],
    ["a guest locks", () => changeGroup(filled, "mai", { step: "lock" }), "NOT_ALLOWED"],
    [
      "a guest removes another",
      () => changeGroup(filled, "mai", { step: "remove", uid: "ada" }),
      "NOT_ALLOWED",
    ],
    [
      "lines change too often",
      () => putGroupLines(afterChanges, "mai", { base_rev: MAX_LINE_CHANGES, lines: [] }),
      "RATE_LIMIT",
    ],
    [
      "the host locks it too often",
      () => changeGroup({ ...filled, locks: MAX_LOCKS }, "ada", { step: "lock" }),
      "RATE_LIMIT",
    ],
    ["an empty group is locked", () => changeGroup(two, "ada", { step: "lock" }), "INVALID"],
    [
      "the host removes the host",
      () => changeGroup(two, "ada", { step: "remove", uid: "ada" }),
      "INVALID",
    ],
    [
      "a guest leaves after the lock",
      () => changeGroup(locked, "mai", { step: "leave" }),
      "WRONG_STATE",
    ],
    [
      "it is opened after the order",
      () => changeGroup(withOrder(locked, placed), "ada", { step: "open" }),
      "WRONG_STATE",
    ],
    ["a guest orders", () => checkGroupOrder(locked, { uid: "mai", resto_key: KEY }), "NOT_FOUND"],
    [
      "it is ordered elsewhere",
      () => checkGroupOrder(locked, { uid: "ada", resto_key: "x" }),
      "NOT_FOUND",
    ],
    [
      "it is ordered while open",
      () => checkGroupOrder(filled, { uid: "ada", resto_key: KEY }),
      "WRONG_STATE",
    ],
    [
      "it is ordered twice",
      () => checkGroupOrder(withOrder(locked, placed), { uid: "ada", resto_key: KEY }),
      "WRONG_STATE",
    ],
    [
      "it has more portions than an order",
      () =>
        putGroupLines(two, "mai", {
          base_rev: 0,
          lines: Array.from({ length: 5 }, () => line("pho", 50)),
        }),
      "SLOT_FULL",
    ],
  ])("refuses when %s", (_what, act, reason) => {
    expect(act()).toMatchObject({ ok: false, error: { reason } });
  });

  it("is full with twelve people, who can still change their names", () => {
    let group = started;
    for (let at = 1; at < MAX_GROUP_PEOPLE; at += 1) group = okOf(joinGroup(group, `u${at}`, "U"));
    expect(joinGroup(group, "more", "M")).toMatchObject({
      ok: false,
      error: { reason: "SLOT_FULL" },
    });
    expect(personOf(okOf(joinGroup(group, "u1", "Uli")), "u1")?.name).toBe("Uli");
  });

  it("can be opened again once its order has ended without food", () => {
    const ended = withOrder(locked, { ...placed, status: "unpaid" });
    expect(isOrdered(ended)).toBe(false);
    expect(okOf(changeGroup(ended, "ada", { step: "open" }))).toMatchObject({
      state: "open",
      order: null,
    });
  });

  it("has no line that is left out once it is opened again", () => {
    const ended = withOrder(withLeftOut(locked, []), { ...placed, status: "rejected" });
    expect(personOf(ended, "mai")?.lines).toEqual([{ ...line("pho", 2), left_out: true }]);
    const opened = okOf(changeGroup(ended, "ada", { step: "open" })) as GroupCart;
    expect(opened.people).toEqual(filled.people);
  });

  it("ends when its host leaves, and loses only the lines of others who leave", () => {
    expect(okOf(changeGroup(filled, "ada", { step: "leave" }))).toBeNull();
    expect(okOf(changeGroup(filled, "mai", { step: "leave" }))).toEqual(started);
  });

  it("keeps the newest lines of each person, however often and late requests arrive", () => {
    const sends = fc.array(
      fc.record({
        who: fc.constantFrom("ada", "mai"),
        qty: fc.integer({ min: 1, max: 9 }),
        repeats: fc.integer({ min: 1, max: 3 }),
      }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(sends, fc.array(fc.nat(), { maxLength: 6 }), (all, late) => {
        let group = two;
        const sent: { who: string; request: Parameters<typeof putGroupLines>[2] }[] = [];
        const newest: Record<string, number> = {};
        for (const { who, qty, repeats } of all) {
          const request = { base_rev: personOf(group, who)?.rev ?? 0, lines: [line("pho", qty)] };
          sent.push({ who, request });
          for (let at = 0; at < repeats; at += 1) group = okOf(putGroupLines(group, who, request));
          newest[who] = qty;
        }
        // Earlier requests that arrive again change nothing.
        for (const at of late) {
          const one = sent[at % Math.max(1, sent.length)];
          if (one) group = okOf(putGroupLines(group, one.who, one.request));
        }
        for (const [who, qty] of Object.entries(newest)) {
          expect(personOf(group, who)?.lines).toEqual([line("pho", qty)]);
        }
      }),
    );
  });
});

describe("the order of a group", () => {
  it("names the person in the note and never cuts the note", () => {
    expect(labelledNote("Mai")).toBe("für Mai");
    expect(labelledNote("Mai", "ohne Koriander")).toBe("für Mai: ohne Koriander");
    const long = "x".repeat(MAX_NOTE_LENGTH);
    expect(labelledNote("Mai", long)).toBe(long);
    for (const length of [190, 195, 198]) {
      const note = "x".repeat(length);
      const label = labelledNote("Maximiliane", note);
      expect(label.length).toBeLessThanOrEqual(MAX_NOTE_LENGTH);
      expect(label.endsWith(note)).toBe(true);
    }
  });

  it("marks every line that was left out, also one of two equal ones", () => {
    const group = okOf(
      putGroupLines(two, "mai", { base_rev: 0, lines: [line("pho"), line("tea"), line("pho")] }),
    );
    const after = withLeftOut(group, [groupOrderLine("Mai", line("pho"))]);
    expect(personOf(after, "mai")?.lines.map(({ left_out = false }) => left_out)).toEqual([
      false,
      true,
      true,
    ]);
  });

  it("keeps in a cart the dishes that were added later or left out of the order", () => {
    const cart = ["pho", "pho", "tea", "egg"].map((id) => ({
      id,
      preis: 1,
      choices: {},
      settings: {},
      hash: cartItemHash(id, {}),
    }));
    const lines = [line("pho"), { ...line("tea"), left_out: true }, line("egg", 2)];
    expect(withoutOrdered(cart, lines).map(({ id }) => id)).toEqual(["pho", "tea"]);
  });

  it("shows code, status and the restaurant's time, and nothing else", () => {
    const shown = withOrder(locked, {
      ...placed,
      status: "accepted",
      eta_at: 9,
      contact: { name: "Ada Surname" },
    } as never);
    expect(shown.order).toEqual({ code: "K7QM", status: "accepted", promised_at: 9 });
  });
});

it.each([
  ["a lock", locked, { step: "lock" }],
  ["an opening", filled, { step: "open" }],
  ["a removal", filled, { step: "remove", uid: "gone" }],
] as const)(
  "%s that is repeated changes nothing, so that nothing is written",
  (_what, group, step) => {
    expect(okOf(changeGroup(group, "ada", step))).toBe(group);
  },
);
