import { expect, it } from "vitest";
import { toBranch } from "@/domain/order/branches/branch";
import { isSuperTenant } from "@/domain/tenant/is-super-tenant";
import { tenants } from "@/tenant-configs/index";
import { sistersOf } from "@/tenant-configs/sisters-of";
import { restaurants } from "./restaurants";

/** The only owner of several restaurants. */
const FAMILY = ["pho3-augsburg", "pho3-peiting", "pho3-schwabmuenchen"];

it.each(restaurants.map(({ key }) => key))("%s names no restaurant of another owner", (key) => {
  const others = FAMILY.includes(key) ? FAMILY.filter((other) => other !== key) : [];
  const expected = others.map((other) => restaurants.find((each) => each.key === other));
  expect(sistersOf(tenants[key], tenants)).toEqual(
    expected.map((sister) => sister && toBranch(sister)),
  );
});

it("follows a change of the owner", () => {
  const [first, second] = restaurants;
  if (!first || !second) throw new Error("no restaurants");
  const bought = { ...tenants, [second.key]: { ...second, owner: first.owner } };
  expect(sistersOf(first, bought)).toEqual([toBranch({ ...second, owner: first.owner })]);
});

it("names none for the admin site and a build without a key", () => {
  const admin = tenants["resto-superadmin"];
  expect(admin && isSuperTenant(admin)).toBe(true);
  expect(sistersOf(admin, tenants)).toEqual([]);
  expect(sistersOf(null, tenants)).toEqual([]);
});
