import { expect, it } from "vitest";
import { compareDeliveryTerms } from "@/domain/delivery/compare-delivery-terms";
import { deliveryTerms } from "@/domain/delivery/delivery-terms";
import { places } from "@/tenant-configs/places";
import { tenant as restoBobingen } from "@/tenant-configs/resto-bobingen";

const change = (changes: object) => ({ ...restoBobingen, ...changes });
const townsOf = (changes: object) => compareDeliveryTerms(restoBobingen, change(changes), places);
const changed = (changes: object) =>
  townsOf(changes).flatMap(({ town, isChanged }) => (isChanged ? [town] : []));

it("compared delivery terms equal those of an order from each town", () => {
  const towns = townsOf({});
  expect(towns.length).toBeGreaterThan(10);
  for (const { zip, town, before, after, isChanged } of towns) {
    const asked = deliveryTerms(restoBobingen, places, { zip, city: town });
    expect(after).toEqual(asked.ok ? asked.value : null);
    expect(before).toEqual(after);
    expect(isChanged).toBe(false);
  }
});

it("compared delivery terms list the nearest town first and some towns out of reach", () => {
  const towns = townsOf({});
  expect(towns[0]).toMatchObject({
    zip: "86399",
    town: "Bobingen",
    distance_km: 0,
    after: { fee_cents: 0, minimum_cents: 1700 },
  });
  const distances = towns.map(({ distance_km }) => distance_km);
  expect(distances).toEqual(distances.toSorted((one, other) => one - other));
  expect(towns.at(-1)).toMatchObject({ after: null });
  expect(distances.at(-1)).toBeLessThan(13.1);
});

it("marks only the towns changed by a new minimum", () => {
  const [first, ...others] = restoBobingen.min_delivery_amount_by_zip;
  const zones = [{ label: "Wehringen", zip: "86517", min_delivery_amount: 28 }, ...others];
  expect(first?.label).toBe("Wehringen");
  expect(changed({ min_delivery_amount_by_zip: zones })).toEqual(["Wehringen"]);
});

it("marks the towns changed by a new fee alone", () => {
  const { cost_by_distance } = restoBobingen;
  const raised = Object.fromEntries(
    Object.entries(cost_by_distance).map(([limit, euros]) => [limit, euros + 1]),
  );
  const towns = townsOf({ cost_by_distance: raised }).filter(({ after }) => after);
  expect(towns.every(({ isChanged }) => isChanged)).toBe(true);
});

it("lists towns that only one side reaches", () => {
  const wide = { max_delivery_location_in_km: 12, cost_by_distance: { "12": 3 } };
  const gained = townsOf(wide).filter(({ before, after }) => !before && after);
  expect(gained.length).toBeGreaterThan(0);
  const back = compareDeliveryTerms(change(wide), restoBobingen, places);
  expect(back.map(({ town }) => town)).toEqual(townsOf(wide).map(({ town }) => town));
});

it("marks the towns left out by a shorter maximum distance", () => {
  const towns = townsOf({ max_delivery_location_in_km: 5 });
  const lost = towns.filter(({ before, after }) => before && !after);
  expect(lost.length).toBeGreaterThan(0);
  expect(lost.every(({ distance_km, isChanged }) => distance_km > 5 && isChanged)).toBe(true);
  expect(towns.some(({ after }) => after)).toBe(true);
});

it("a restaurant without distance bands has no delivery terms to compare", () => {
  const nowhere = change({ cost_by_distance: {} });
  const towns = compareDeliveryTerms(nowhere, nowhere, places);
  expect(towns[0]).toMatchObject({ town: "Bobingen", before: null, after: null });
  expect(towns.filter(({ after }) => after)).toEqual([]);
});
