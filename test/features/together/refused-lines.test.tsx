import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { makeCartItem } from "@/domain/cart/cart-item";
import {
  changeGroup,
  joinGroup,
  putGroupLines,
  startGroup,
} from "@/domain/cart/together/group-cart";
import type { GroupCart } from "@/domain/cart/together/group-cart.schema";
import { withLeftOut, withOrder } from "@/domain/cart/together/group-order";
import { MINUTE_MS } from "@/domain/time/berlin-time";
import { TogetherNotice } from "@/features/together/together-notice";
import { UnsentLines } from "@/features/together/unsent-lines";
import type { LiveListener } from "@/firebase/connection/live";
import { addToCartAtom, cartLinesAtom } from "@/state/cart/cart-atoms";
import { groupMemberAtom } from "@/state/ordering/group-member-atom";
import { renderInRestaurant } from "../render-in-restaurant";
import { sampleMenu } from "../sample-menu";

const heard = vi.hoisted(() => ({
  listener: null as LiveListener<GroupCart | null> | null,
  put: vi.fn(),
}));

vi.mock("@/firebase/repos/together/group-cart-repo", () => ({
  watchGroupCart: (_id: string, listener: LiveListener<GroupCart | null>) => {
    heard.listener = listener;
    return () => {};
  },
}));
vi.mock("@/firebase/callables/together-callables", () => ({ callPutGroupLines: heard.put }));
vi.mock("@/firebase/auth/session", () => ({
  observeSession: (onChange: (user: unknown) => void) => {
    onChange({ uid: "mai", isAnonymous: true });
    return () => {};
  },
}));

beforeEach(() => {
  heard.put.mockReset();
});
afterEach(() => void vi.useRealTimers());

function okOf<T>(result: { ok: true; value: T } | { ok: false; error: unknown }): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

const started = startGroup({ resto_key: "resto-bobingen", name: "Ada" }, "ada", Date.now());
const joined = okOf(joinGroup(started, "mai", "Mai"));

/** A person of a group with these dishes in the cart. */
async function renderMember(...dishes: string[]) {
  const store = await renderInRestaurant(
    <>
      <TogetherNotice />
      <UnsentLines group={joined} />
    </>,
  );
  act(() => {
    for (const id of dishes) {
      const dish = sampleMenu.items.find((each) => each.id === id);
      if (dish) store.set(addToCartAtom, makeCartItem(dish, {}));
    }
    const fresh = { synced: "", isOrdering: false, isDone: false };
    store.set(groupMemberAtom, { id: "g", name: "Mai", ...fresh });
  });
  return store;
}

const show = (group: GroupCart) =>
  act(async () => heard.listener?.onAnswer({ value: group, fromCache: false }));

it("says that the group is full of dishes, and asks ever more rarely", async () => {
  const refusal = { reason: "SLOT_FULL", field: "lines" };
  heard.put.mockResolvedValue({ ok: false, error: { kind: "refused", refusal } });
  await renderMember("edamame");
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await show(joined);
  await act(() => vi.advanceTimersByTimeAsync(30 * MINUTE_MS));
  expect(heard.put.mock.calls.length).toBeGreaterThan(5);
  expect(heard.put.mock.calls.length).toBeLessThan(15);
  expect(
    screen.getByText("Die Gruppe hat zu viele Gerichte für eine Bestellung."),
  ).toBeInTheDocument();
  expect(screen.queryByText(/Wird gesendet/)).toBeNull();
});

it("has each dish once after a group is opened again that was ordered without one of them", async () => {
  heard.put.mockResolvedValue({ ok: false, error: { kind: "offline" } });
  const store = await renderMember("edamame", "cola");
  const line = (item_id: string) => ({ item_id, qty: 1, choices: {} });
  const lines = [line("edamame"), line("cola")];
  const filled = okOf(putGroupLines(joined, "mai", { base_rev: 0, lines }));
  const locked = okOf(changeGroup(filled, "ada", { step: "lock" })) as GroupCart;
  const ordered = withLeftOut(locked, [{ ...line("edamame"), note: "für Mai" }]);
  const order = { code: "K7QM", promised_at: null, eta_at: null };
  await show(withOrder(ordered, { ...order, status: "placed" }));
  expect(store.get(cartLinesAtom).map(({ id }) => id)).toEqual(["cola"]);
  const ended = withOrder(ordered, { ...order, status: "rejected" });
  await show(ended);
  await show(okOf(changeGroup(ended, "ada", { step: "open" })) as GroupCart);
  expect(store.get(cartLinesAtom)).toMatchObject([
    { id: "edamame", qty: 1 },
    { id: "cola", qty: 1 },
  ]);
});
