import { expect, it } from "vitest";
import { DEFAULT_AVAILABILITY } from "@/domain/availability/default-availability";
import { makeCartItem } from "@/domain/cart/cart-item";
import { cartLines } from "@/domain/cart/cart-lines";
import { checkoutLines } from "@/features/checkout/context/checkout-lines";
import { sampleMenu } from "../../sample-menu";

const NOW = 1_800_000_000_000;
const pho = (extras: string[]) =>
  sampleMenu.items
    .filter(({ id }) => id === "pho")
    .map((item) => makeCartItem(item, { size: "normal", extras }));

it("tells lines with a sold-out option from sold-out dishes", () => {
  const availability = {
    ...DEFAULT_AVAILABILITY,
    sold_out_options: { "pho/extras/tofu": NOW + 1 },
  };
  const lines = cartLines([...pho(["egg"]), ...pho(["tofu"])]);
  const problems = (context: typeof availability) => {
    const { orderable, unavailable } = checkoutLines(
      lines,
      { menu: sampleMenu, availability: context },
      NOW,
    );
    return [orderable.length, ...unavailable.map(({ problem }) => problem)];
  };
  expect(problems(availability)).toEqual([1, "option-sold-out"]);
  expect(problems({ ...availability, sold_out: { pho: NOW + 1 } })).toEqual([
    0,
    "sold-out",
    "sold-out",
  ]);
});
