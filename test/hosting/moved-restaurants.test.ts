import { expect, it } from "vitest";
import { movedRestaurants } from "@/hosting/fleet/moved-restaurants";

const fleet = (first: string[], second: string[], callAddress = "site") =>
  JSON.stringify([
    { projectId: "resto-first", callAddress, restaurants: first },
    { projectId: "resto-second", restaurants: second },
  ]);

it("names the restaurants that are new or in another project", () => {
  const before = fleet(["bobingen", "le-vie"], []);
  expect(movedRestaurants(before, fleet(["bobingen"], ["le-vie", "zur-linde"]))).toEqual([
    "le-vie",
    "zur-linde",
  ]);
});

it("names none, but all sites are affected, when a setting of a project differs", () => {
  expect(movedRestaurants(fleet(["bobingen"], []), fleet(["bobingen"], [], "functions"))).toBe(
    null,
  );
  const sole = JSON.stringify({ projectId: "resto-first", callAddress: "site" });
  expect(movedRestaurants(sole, fleet(["bobingen"], []))).toBe(null);
  expect(movedRestaurants(sole, sole)).toEqual([]);
});
