import { expect, it } from "vitest";
import { resolveTenant } from "@/config/resolve-tenant";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { configurationProblems } from "@/hosting/checks/configuration-problems";
import { bundledMenuInput } from "@/hosting/lib/bundled-menus";
import { hostingTargets } from "@/hosting/targets";
import { restaurant } from "@/test/tenant-configs/restaurants";

const KEY = "resto-bobingen";
const good = restaurant(KEY);
const menu = bundledMenuInput(KEY);
const FILE = `tenant-configs/${KEY}.ts`;

/** Problems of the Bobingen configuration after a change. */
function problemsWith(change: Record<string, unknown>, otherMenu: unknown = menu): string[] {
  return configurationProblems(KEY, { ...good, ...change } as unknown as Restaurant, otherMenu);
}

it.each(hostingTargets)("accepts the configuration of $restoKey", ({ restoKey }) => {
  const tenant = resolveTenant(restoKey);
  expect(configurationProblems(restoKey, tenant, bundledMenuInput(restoKey))).toEqual([]);
});

it.each([
  [{ color: "red" }, `${FILE}: color: expected #rrggbb`],
  [
    { address: { ...good.address, zip: 86399 } },
    `${FILE}: address.zip: Invalid input: expected string, received number`,
  ],
  [{ hours: { ...good.hours, 1: [["25:00", "11:00"]] } }, `${FILE}: hours.1[0][0]: expected HH:MM`],
  [{ phones: [] }, `${FILE}: phones: Too small: expected array to have >=1 items`],
  [{ colour: "#112233" }, `${FILE}: colour: is not a known field`],
  [{ owner: undefined }, `${FILE}: owner: Invalid input: expected string, received undefined`],
  [
    { url: "https://elsewhere.example/menu" },
    `${FILE}: url: expected the address of a site, such as https://elsewhere.example, is https://elsewhere.example/menu`,
  ],
  [
    { reusable: undefined },
    `${FILE}: reusable: expected offered, own_containers, exempt or none_needed; a restaurant that delivers must say so (VerpackG §§ 33, 34)`,
  ],
  [{ email: undefined }, `${FILE}: email: expected an address for the legal notice`],
  [
    { address: { ...good.address, line1: " " } },
    `${FILE}: address.line1: Too small: expected string to have >=1 characters`,
  ],
  [
    {
      hours: {
        ...good.hours,
        2: [
          ["11:00", "15:00"],
          ["14:00", "22:00"],
        ],
      },
    },
    `${FILE}: hours.2[1][0]: expected a time after the previous closing time`,
  ],
  [
    { cost_by_distance: { 5: 1, 12: 3 } },
    `${FILE}: cost_by_distance.12: expected a distance within max_delivery_location_in_km`,
  ],
  [
    { min_delivery_amount: 17.005 },
    `${FILE}: min_delivery_amount: expected two decimal places at most`,
  ],
])("names the path and the expected value for %j", (change, line) => {
  expect(problemsWith(change)).toContain(line);
});

it("names the missing language of a text and the invalid key of a map", () => {
  expect(problemsWith({ subtitle: { de: "Nur Deutsch" } }).join()).toMatch(/subtitle: .*\ben\b/);
  expect(problemsWith({ cost_by_distance: { near: 1 } }).join()).toMatch(
    /cost_by_distance\.near: as a key/,
  );
});

it("names the menu file for problems of the menu", () => {
  const file = "tenant-configs/menus/resto-bobingen.ts";
  expect(problemsWith({}, { ...menu, rev: "1" })).toEqual([
    `${file}: rev: Invalid input: expected number, received string`,
  ]);
  const duplicate = { ...menu, categories: [...(menu?.categories ?? []), menu?.categories[0]] };
  expect(problemsWith({}, duplicate).join()).toContain(`${file}: categories.`);
});
