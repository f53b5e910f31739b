import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { GUEST_BOOK_VERSION } from "@/domain/contact/guest-book-request.schema";
import { enterCaller } from "@/domain/guest/enter-caller";
import { agreeToBook, countChange, enterGuest } from "@/domain/guest/guest-book";
import type { GuestBook } from "@/domain/guest/guest-book.schema";
import {
  isRegularGuest,
  type Outcome,
  orderOutcome,
  reservationOutcome,
} from "@/domain/guest/guest-outcome";
import { rememberGuest } from "@/domain/guest/remember-guest";
import { NOON, placedOrder } from "../order/sample-order";

const AGREES = { agrees_to: GUEST_BOOK_VERSION };
const empty = agreeToBook(null, AGREES, NOON) as GuestBook;

describe("what counts", () => {
  it.each([
    [{ status: "placed" }, null],
    [{ status: "ready" }, null],
    [{ status: "completed" }, "visit"],
    [{ status: "completed", not_met: true }, "visit"],
    [{ status: "failed" }, null],
    [{ status: "failed", not_met: true }, "no_show"],
    [{ status: "cancelled" }, null],
  ] as const)("an order %j: %s", (order, outcome) => {
    expect(orderOutcome({ not_met: undefined, ...order })).toBe(outcome);
  });

  it.each([
    ["confirmed", null],
    ["seated", "visit"],
    ["completed", "visit"],
    ["no_show", "no_show"],
    ["cancelled", null],
  ] as const)("a reservation %s: %s", (status, outcome) => {
    expect(reservationOutcome({ status })).toBe(outcome);
  });
});

describe("agreeing", () => {
  it("creates an entry without visits, and changes nothing when repeated", () => {
    expect(empty).toEqual({
      ...{ agreed_to: GUEST_BOOK_VERSION, agreed_at: NOON },
      ...{ visits: 0, no_shows: 0, recent: [] },
    });
    const counted = { ...empty, visits: 4 };
    expect(agreeToBook(counted, AGREES, NOON + 9)).toEqual(counted);
  });

  it("to an earlier or unknown text does not count", () => {
    for (const agrees_to of [undefined, 0, GUEST_BOOK_VERSION + 1]) {
      expect(agreeToBook(null, { agrees_to }, NOON)).toBeNull();
      expect(agreeToBook({ ...empty, agreed_to: 0 }, { agrees_to }, NOON)).toBeNull();
    }
    const renewed = agreeToBook({ ...empty, agreed_to: 0, visits: 7 }, AGREES, NOON + 9);
    expect(renewed).toEqual({ ...empty, agreed_at: NOON + 9 });
  });

  it("stores allergies only with an agreement given now", () => {
    const told = { allergies: "Erdnüsse" };
    const { allergies } = agreeToBook(empty, { ...AGREES, ...told }, NOON + 9) as GuestBook;
    expect(allergies).toEqual({
      ...{ text: "Erdnüsse", agreed_to: GUEST_BOOK_VERSION, agreed_at: NOON + 9 },
    });
    expect(agreeToBook(null, told, NOON)).toBeNull();
    expect(agreeToBook(empty, told, NOON)).toEqual(empty);
  });

  it("a caller who agreed to be remembered has not agreed to the guest book", () => {
    const caller = rememberGuest(placedOrder, null, { contact_key: "+49", by: "koch" });
    expect(enterCaller(caller, undefined, NOON)).toEqual(caller);
    const entered = enterCaller(caller, true, NOON);
    expect(entered).toEqual({ ...caller, book: empty });
    expect(enterCaller(entered, undefined, NOON + 9)).toEqual(entered);
    expect(enterCaller(entered, false, NOON)).toEqual(caller);
  });

  it("an account without it has no entry", () => {
    const visit = { resto_key: "r", uid: "u", name: "Erika", contact_keys: ["+49", "e@x.de"] };
    expect(enterGuest(null, {}, visit, NOON)).toBeNull();
    expect(enterGuest(null, AGREES, visit, NOON)).toEqual({
      ...visit,
      ...{ contact_key: "+49", agreed_at: NOON, last_order_at: NOON, book: empty },
    });
  });
});

const outcomes = fc.constantFrom<Outcome | null>(null, "visit", "no_show");
const steps = fc.array(fc.tuple(fc.integer({ min: 0, max: 3 }), outcomes), { maxLength: 40 });

describe("counting", () => {
  it("equals the current statuses, whichever steps were made, undone or repeated", () => {
    fc.assert(
      fc.property(steps, (all) => {
        const states = new Map<number, Outcome | null>();
        let book = empty;
        all.forEach(([order, to], at) => {
          // Order 0 is older than the agreement.
          const created_at = order === 0 ? NOON - 1 : NOON;
          const from = states.get(order) ?? null;
          book = countChange(book, { id: `${order}`, created_at, from, to }, NOON + at) ?? book;
          states.set(order, to);
        });
        const since = [...states].filter(([order]) => order > 0);
        const count = (kind: Outcome) => since.filter(([, state]) => state === kind).length;
        expect([book.visits, book.no_shows]).toEqual([count("visit"), count("no_show")]);
        const ids = book.recent.map(({ id }) => id);
        expect(ids.toSorted()).toEqual(
          since.flatMap(([order, state]) => (state === "visit" ? [`${order}`] : [])).toSorted(),
        );
      }),
    );
  });

  it("keeps the dishes of the last five visits, newest first", () => {
    const dishes = [{ item_id: "soup", qty: 1, choices: {}, name: { de: "Suppe", en: "Soup" } }];
    const counted = Array.from({ length: 7 }, (_, index) => index).reduce(
      (book, id) =>
        countChange(
          book,
          { id: `${id}`, created_at: NOON, from: null, to: "visit", dishes },
          NOON + id,
        ) ?? book,
      empty,
    );
    expect(counted.visits).toBe(7);
    expect(counted.recent.map(({ id }) => id)).toEqual(["6", "5", "4", "3", "2"]);
    expect(counted.recent[0]).toEqual({ id: "6", at: NOON + 6, dishes });
  });

  it("calls a guest a regular from the third visit on", () => {
    expect([0, 2, 3, 12].map(isRegularGuest)).toEqual([false, false, true, true]);
  });
});
