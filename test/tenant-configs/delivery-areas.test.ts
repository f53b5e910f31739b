import { describe, expect, it } from "vitest";
import { deliveryTerms } from "@/domain/delivery/delivery-terms";
import { placeSchema } from "@/domain/delivery/place.schema";
import { places } from "@/tenant-configs/places";
import { restaurant, restaurants } from "./restaurants";

const delivering = restaurants.filter(({ delivery }) => delivery);

describe("places", () => {
  it("keep to the schema and appear once", () => {
    for (const place of places) expect(placeSchema.parse(place)).toEqual(place);
    const names = places.map(({ zip, name }) => `${zip} ${name}`);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe("delivery areas", () => {
  it.each(restaurants)("$key stands in a known town", ({ address, location }) => {
    const towns = places.filter(({ zip }) => zip === address.zip);
    expect(towns.map((town) => town.location)).toContainEqual(location);
  });

  it.each(delivering)("$key charges up to the edge of its reach", (venue) => {
    const lastBand = Math.max(...Object.keys(venue.cost_by_distance).map(Number));
    expect(lastBand).toBe(venue.max_delivery_location_in_km);
  });

  it.each(delivering)("$key delivers to every zone it names, at that zone's minimum", (venue) => {
    for (const zone of venue.min_delivery_amount_by_zip) {
      const town = places.find(
        ({ zip, name }) => (!zone.zip || zip === zone.zip) && name === zone.label,
      );
      expect(town, `${zone.zip} ${zone.label} is no known town`).toBeDefined();
      const terms = deliveryTerms(venue, places, { zip: town?.zip ?? "", city: zone.label });
      expect(terms).toMatchObject({
        ok: true,
        value: { minimum_cents: zone.min_delivery_amount * 100, label: zone.label },
      });
    }
  });

  it.each(delivering)("$key names every other town in reach, none slips in cheaply", (venue) => {
    const named = new Set(venue.min_delivery_amount_by_zip.map(({ label }) => label));
    const unnamed = places.filter(
      ({ zip, name }) =>
        zip !== venue.address.zip &&
        deliveryTerms(venue, places, { zip, city: name }).ok &&
        !named.has(name),
    );
    expect(unnamed).toEqual([]);
  });

  it("tells villages that share a postal code apart in Bobingen", () => {
    const terms = (city: string) =>
      deliveryTerms(restaurant("resto-bobingen"), places, { zip: "86507", city });
    expect(terms("Oberottmarshausen")).toMatchObject({ value: { minimum_cents: 2700 } });
    expect(terms("Kleinaitingen")).toMatchObject({ value: { minimum_cents: 3500 } });
  });
});
