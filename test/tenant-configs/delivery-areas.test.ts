import { describe, expect, it } from "vitest";
import { deliveryTerms } from "@/domain/delivery/delivery-terms";
import { placeSchema } from "@/domain/delivery/place.schema";
import { places } from "@/tenant-configs/places";
import { restaurant, restaurants } from "./restaurants";

const delivering = restaurants.filter(({ delivery }) => delivery);

describe("places", () => {
  it("conform to the schema and are unique", () => {
    for (const place of places) expect(placeSchema.parse(place)).toEqual(place);
    const names = places.map(({ zip, name }) => `${zip} ${name}`);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe("delivery areas", () => {
  it.each(restaurants)("$key is in a known town", ({ address, location }) => {
    const towns = places.filter(({ zip }) => zip === address.zip);
    expect(towns.map((town) => town.location)).toContainEqual(location);
  });

  it.each(delivering)("$key has distance bands up to its furthest distance", (served) => {
    const lastBand = Math.max(...Object.keys(served.cost_by_distance).map(Number));
    expect(lastBand).toBe(served.max_delivery_location_in_km);
  });

  it.each(delivering)("$key delivers to every listed area at its minimum", (served) => {
    for (const area of served.min_delivery_amount_by_zip) {
      const town = places.find(
        ({ zip, name }) => (!area.zip || zip === area.zip) && name === area.label,
      );
      expect(town, `${area.zip} ${area.label} is no known town`).toBeDefined();
      const terms = deliveryTerms(served, places, { zip: town?.zip ?? "", city: area.label });
      expect(terms).toMatchObject({
        ok: true,
        value: { minimum_cents: area.min_delivery_amount * 100, label: area.label },
      });
    }
  });

  it.each(delivering)("$key lists every other town within reach", (served) => {
    const named = new Set(served.min_delivery_amount_by_zip.map(({ label }) => label));
    const unnamed = places.filter(
      ({ zip, name }) =>
        zip !== served.address.zip &&
        deliveryTerms(served, places, { zip, city: name }).ok &&
        !named.has(name),
    );
    expect(unnamed).toEqual([]);
  });

  it("distinguishes villages with the same postal code in Bobingen", () => {
    const terms = (city: string) =>
      deliveryTerms(restaurant("resto-bobingen"), places, { zip: "86507", city });
    expect(terms("Oberottmarshausen")).toMatchObject({ value: { minimum_cents: 2700 } });
    expect(terms("Kleinaitingen")).toMatchObject({ value: { minimum_cents: 3500 } });
  });
});
