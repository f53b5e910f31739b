import { describe, expect, it } from "vitest";
import { usualDishes } from "@/domain/guest/usual-dishes";

const dish = (item_id: string, qty = 1, choices = {}) => ({ item_id, qty, choices });
const orders = (...all: ReturnType<typeof dish>[][]) => all.map((dishes) => ({ dishes }));

describe("usualDishes", () => {
  it("are the dishes of most orders, the latest first among equals, at most three", () => {
    const usual = usualDishes(
      orders(
        [dish("tofu"), dish("soup", 2)],
        [dish("duck"), dish("rolls")],
        [dish("soup", 5), dish("duck")],
        [dish("rice")],
      ),
    );
    expect(usual).toEqual([dish("soup", 2), dish("duck"), dish("tofu")]);
  });

  it("are counted by order, so that ten portions once are not more usual than one portion twice", () => {
    const usual = usualDishes(
      orders([dish("rice", 10), dish("rice", 10)], [dish("soup")], [dish("soup")]),
    );
    expect(usual).toEqual([dish("soup"), dish("rice", 20)]);
  });

  it("differ by their options, whatever the order in which those were chosen", () => {
    const usual = usualDishes(
      orders(
        [dish("ramen", 1, { extras: ["egg", "tofu"], size: "large" })],
        [dish("ramen", 2, { size: "large", extras: ["tofu", "egg"], without: [] })],
        [dish("ramen", 1, { size: "small" })],
      ),
    );
    expect(usual).toEqual([
      dish("ramen", 1, { extras: ["egg", "tofu"], size: "large" }),
      dish("ramen", 1, { size: "small" }),
    ]);
  });

  it("are none without orders", () => {
    expect(usualDishes([])).toEqual([]);
  });
});
