import { describe, expect, it } from "vitest";
import { type DeliveryRestaurant, deliveryTerms } from "@/domain/delivery/delivery-terms";
import { samplePlaces, sampleRestaurant } from "../sample-restaurant";

function termsAt(zip: string, city?: string, changes: Partial<DeliveryRestaurant> = {}) {
  const terms = deliveryTerms({ ...sampleRestaurant, ...changes }, samplePlaces, { zip, city });
  if (!terms.ok) return terms.error;
  const { fee_cents, minimum_cents, label } = terms.value;
  return [fee_cents, minimum_cents, label];
}

describe("deliveryTerms", () => {
  it("uses the general minimum if no area has the postal code", () => {
    expect(termsAt("86399")).toEqual([100, 1700, "Bobingen"]);
  });

  it("measures the distance to the town's centre", () => {
    const terms = deliveryTerms(sampleRestaurant, samplePlaces, {
      zip: "86507",
      city: "Oberottmarshausen",
    });
    expect(terms.ok && terms.value.distance_km).toBeCloseTo(4.146, 2);
  });

  it.each([
    ["Oberottmarshausen", [100, 2700, "Oberottmarshausen"]],
    ["oberottmarshausen", [100, 2700, "Oberottmarshausen"]],
    ["Kleinaitingen", [200, 3500, "Kleinaitingen"]],
    ["Bobingen", [200, 3500, "Kleinaitingen"]],
    ["Oberottmarshausen Kleinaitingen", [200, 3500, "Kleinaitingen"]],
    [undefined, [200, 3500, "Kleinaitingen"]],
  ])(
    "selects a town of the postal code by name, else applies the highest terms: %s",
    (city, expected) => {
      expect(termsAt("86507", city)).toEqual(expected);
    },
  );

  it("considers only towns in reach while the town is unclear", () => {
    const reach = { max_delivery_location_in_km: 5 };
    expect(termsAt("86507", undefined, reach)).toEqual([100, 2700, "Oberottmarshausen"]);
    expect(termsAt("86507", "Kleinaitingen", reach)).toBe("OUT_OF_AREA");
  });

  it("refuses unknown postal codes and towns out of reach, with or without an area entry", () => {
    const zone = { label: "Peiting", zip: "86971", min_delivery_amount: 80 };
    expect(termsAt("86971")).toBe("OUT_OF_AREA");
    expect(termsAt("86971", "Peiting", { min_delivery_amount_by_zip: [zone] })).toBe("OUT_OF_AREA");
    expect(termsAt("99999", "Bobingen")).toBe("OUT_OF_AREA");
  });

  it("selects the area of a town by what the guest typed", () => {
    const zones = [
      { label: "Bobingen", zip: "86399", min_delivery_amount: 20 },
      { label: "Bobingen-Straßberg", zip: "86399", min_delivery_amount: 30 },
    ];
    const changes = { min_delivery_amount_by_zip: zones };
    expect(termsAt("86399", "Straßberg", changes)).toEqual([100, 3000, "Bobingen-Straßberg"]);
    expect(termsAt("86399", "Bobingen", changes)).toEqual([100, 2000, "Bobingen"]);
  });

  it.each([[""], [null], [undefined]])(
    "finds an area with the postal code %j by its label",
    (zip) => {
      const zones = [{ label: "Bobingen", zip, min_delivery_amount: 21 }];
      const changes = { min_delivery_amount_by_zip: zones };
      expect(termsAt("86399", "Bobingen", changes)).toEqual([100, 2100, "Bobingen"]);
      expect(termsAt("86507", "Kleinaitingen", changes)).toEqual([200, 1700, "Kleinaitingen"]);
    },
  );

  it("leaves out areas that only share the town's name", () => {
    const zones = [{ label: "Kleinaitingen", zip: "86399", min_delivery_amount: 99 }];
    const changes = { min_delivery_amount_by_zip: zones };
    expect(termsAt("86507", "Kleinaitingen", changes)).toEqual([200, 1700, "Kleinaitingen"]);
  });

  it("applies the highest minimum of the postal code if no area names the town", () => {
    const zones = [
      { label: "Nord", zip: "86399", min_delivery_amount: 20 },
      { label: "Süd", zip: "86399", min_delivery_amount: 24 },
    ];
    expect(termsAt("86399", "Bobingen", { min_delivery_amount_by_zip: zones })).toEqual([
      100,
      2400,
      "Süd",
    ]);
  });

  it("names the farthest town of a postal code, whatever their order", () => {
    for (const places of [samplePlaces, samplePlaces.toReversed()]) {
      const terms = deliveryTerms(sampleRestaurant, places, { zip: "86507" });
      expect(terms.ok && terms.value.label).toBe("Kleinaitingen");
    }
  });
});
