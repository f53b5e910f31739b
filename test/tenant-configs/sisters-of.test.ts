import { expect, it } from "vitest";
import { sisters } from "@/tenant-configs/active-sisters";
import { tenants } from "@/tenant-configs/index";
import { sistersOf } from "@/tenant-configs/sisters-of";

it("names the other restaurants of the same owner and nothing else of them", () => {
  expect(sistersOf(tenants["pho3-augsburg"], tenants)).toEqual(
    ["pho3-peiting", "pho3-schwabmuenchen"].map((key) => ({
      title: (tenants[key] as { title: string }).title,
      url: tenants[key]?.url,
    })),
  );
});

it("names none for a single restaurant, the admin site and a build without a key", () => {
  expect(sisters).toEqual([]);
  expect(sistersOf(tenants["resto-superadmin"], tenants)).toEqual([]);
  expect(sistersOf(null, tenants)).toEqual([]);
});
