import { screen } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import type { Quote } from "@/domain/order/pricing/quote.schema";
import { PriceDifference } from "@/features/checkout/quote/price-difference";
import { renderInRestaurant } from "../../render-in-restaurant";

function quote(...lineCents: number[]): Quote {
  const subtotal_cents = lineCents.reduce((sum, cents) => sum + cents, 0);
  const discount_cents = subtotal_cents / 10;
  return {
    type: "pickup",
    lines: lineCents.map((cents, at) => ({
      item_id: "pho",
      name: { de: "Phở Bò", en: "Phở bò" },
      qty: 1,
      unit_cents: cents,
      line_cents: cents,
      choices: { size: at === 0 ? "normal" : "large" },
      choice_names: [],
      vat: 7,
    })),
    subtotal_cents,
    discount_cents,
    delivery_fee_cents: 0,
    deposit_cents: 0,
    total_cents: subtotal_cents - discount_cents,
    vat_split: [],
    minimum_cents: 0,
    missing_cents: 0,
    earliest_at: null,
    next_slots: [],
    full_slots: [],
    menu_rev: 2,
  };
}

it("lists a dish in two sizes twice, and shows the discount with a minus sign", async () => {
  const error = vi.spyOn(console, "error");
  onTestFinished(() => error.mockRestore());
  await renderInRestaurant(
    <PriceDifference before={quote(1000, 1200)} now={quote(1100, 1300)} onAccept={null} />,
  );
  const rows = screen.getAllByRole("row").map((row) => row.textContent?.replaceAll("\u00a0", " "));
  expect(rows).toEqual([
    "Postenbisherjetzt",
    "Phở Bò10,00 €11,00 €",
    "Phở Bò12,00 €13,00 €",
    "Abholrabatt−2,20 €−2,40 €",
    "Gesamtbetrag19,80 €21,60 €",
  ]);
  expect(error).not.toHaveBeenCalled();
});
