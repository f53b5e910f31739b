import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DEFAULT_AVAILABILITY } from "@/domain/availability/default-availability";
import { makeCartItem } from "@/domain/cart/cart-item";
import { cartItemCents } from "@/domain/cart/cart-total";
import { orderAgain } from "@/domain/cart/order-again";
import { checkChoices } from "@/domain/menu/options/check-choices";
import { priceLine } from "@/domain/order/pricing/price-line";
import { loadBundledMenu } from "@/tenant-configs/load-menu";
import { aText, noodles } from "../sample-restaurant";

const NOW = Date.UTC(2026, 10, 24, 17);
const chosen = { size: "large", extras: ["egg"] };
const unit_cents = cartItemCents(makeCartItem(noodles, chosen));
const former = {
  item_id: noodles.id,
  name: aText("Nudeln von damals"),
  qty: 2,
  unit_cents,
  choices: chosen,
};
const today = (item = noodles) => ({
  menu: { items: [item] },
  availability: DEFAULT_AVAILABILITY,
  now: NOW,
});

describe("orderAgain", () => {
  it("adds unchanged lines with their note and reports nothing", () => {
    const { portions, notes } = orderAgain([{ ...former, note: "scharf" }], today());
    expect(notes).toEqual([]);
    expect(portions).toEqual(Array(2).fill(makeCartItem(noodles, chosen, "scharf")));
  });

  it("uses the current price and reports both prices", () => {
    const dearer = { ...noodles, preis: noodles.preis + 1 };
    const { portions, notes } = orderAgain([former], today(dearer));
    expect(portions.map(cartItemCents)).toEqual([unit_cents + 100, unit_cents + 100]);
    expect(notes).toMatchObject([
      { kind: "price-changed", previous_cents: unit_cents, now_cents: unit_cents + 100 },
    ]);
  });

  it("reports a removed dish under its former name", () => {
    const { portions, notes } = orderAgain([{ ...former, item_id: "gone" }], today());
    expect(portions).toEqual([]);
    expect(notes).toEqual([{ kind: "removed", item_id: "gone", name: former.name }]);
  });

  it("leaves out a dish while it is sold out", () => {
    const availability = { sold_out: { [noodles.id]: NOW + 1 } };
    const during = orderAgain([former], { ...today(), availability });
    expect(during).toMatchObject({ portions: [], notes: [{ kind: "sold-out" }] });
    const after = orderAgain([former], { ...today(), availability, now: NOW + 1 });
    expect(after.portions).toHaveLength(2);
  });

  it("leaves out a dish while a chosen option is sold out", () => {
    const availability = {
      ...DEFAULT_AVAILABILITY,
      sold_out_options: { [`${noodles.id}/extras/egg`]: NOW + 1 },
    };
    const during = orderAgain([former], { ...today(), availability });
    expect(during).toMatchObject({ portions: [], notes: [{ kind: "option-sold-out" }] });
    const other = { ...former, choices: { ...chosen, extras: ["tofu"] } };
    expect(orderAgain([other], { ...today(), availability }).portions).toHaveLength(2);
  });

  it("drops removed options and reports it", () => {
    const line = { ...former, choices: { ...chosen, extras: ["egg", "gold"], sauce: "hot" } };
    const { portions, notes } = orderAgain([line], today());
    expect(portions[0]?.choices).toEqual(chosen);
    expect(notes).toMatchObject([{ kind: "options-removed", now_cents: unit_cents }]);
  });

  it("reports a required choice that must be made again", () => {
    const line = { ...former, choices: { size: "huge" } };
    expect(orderAgain([line], today())).toMatchObject({
      portions: [],
      notes: [{ kind: "choose-again", item_id: noodles.id }],
    });
  });

  it("restores the same cart from any order while the menu is unchanged", async () => {
    const menu = await loadBundledMenu("resto-bobingen");
    const simple = menu.items.filter((item) => !item.sold_out && checkChoices(item, {}).ok);
    const now = { menu, availability: DEFAULT_AVAILABILITY, now: NOW };
    fc.assert(
      fc.property(fc.subarray(simple), fc.integer({ min: 1, max: 5 }), (items, qty) => {
        const lines = items.flatMap((item) => {
          const priced = priceLine(item, { item_id: item.id, qty, choices: {} });
          return priced.ok ? [priced.value] : [];
        });
        const { portions, notes } = orderAgain(lines, now);
        expect(notes).toEqual([]);
        expect(portions.map(({ id }) => id)).toEqual(
          items.flatMap(({ id }) => Array<string>(qty).fill(id)),
        );
      }),
    );
  });
});
