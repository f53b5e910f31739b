import { expect, inject } from "vitest";
import { retainedUntil } from "@/domain/retention/retention";
import { toStoredRestaurant } from "@/domain/tenant/to-stored-restaurant";
import { localProject } from "@/hosting/firebase/project";
import { storeRestaurant } from "@/hosting/firebase/store-restaurant";
import { menuDigest } from "@/hosting/lib/menu-digest";
import { tenants } from "@/tenant-configs/index";
import { loadBundledMenu } from "@/tenant-configs/load-menu";
import { adminGet, adminList, adminSet } from "@/test/harness/admin";
import { kitchenTest as test } from "../support/kitchen-test";

const NOW = new Date("2027-03-03T12:00:00Z");
const bistro = tenants["le-vie"];

function store(tenant = bistro) {
  if (!tenant) throw new Error("no such tenant");
  return storeRestaurant(localProject(inject("backendPorts")), tenant, NOW);
}

test("stores restaurant, menu and availability as configured in an empty database", async () => {
  if (!bistro || "super" in bistro) throw new Error("not a restaurant");
  expect(await store()).toEqual(["public/le-vie", "menus/le-vie", "availability/le-vie"]);
  expect(await adminGet("public/le-vie")).toEqual(toStoredRestaurant(bistro));
  const menu = await loadBundledMenu("le-vie");
  expect(await adminGet("menus/le-vie")).toEqual({ ...menu, digest: menuDigest(menu) });
  expect(await adminGet("availability/le-vie")).toMatchObject({ paused_until: null });
  const auditLog = (await adminList("audit")).map(({ data }) => data);
  expect(auditLog).toHaveLength(2);
  expect(auditLog).toContainEqual({
    at: NOW,
    by: "system",
    uid: null,
    resto_key: "le-vie",
    target: "public/le-vie",
    action: "restaurant.saved",
    expires_at: new Date(retainedUntil("audit", NOW.getTime())),
  });
});

test("keeps stored documents and adds missing ones", async () => {
  await adminSet("public/le-vie", { key: "le-vie", title: "Changed", rev: 7 });
  expect(await store()).toEqual(["menus/le-vie", "availability/le-vie"]);
  expect(await adminGet("public/le-vie")).toMatchObject({ title: "Changed", rev: 7 });
  expect(await store()).toEqual([]);
  expect(await adminList("audit")).toHaveLength(1);
});

test("stores nothing for the super-admin tenant", async () => {
  expect(await store(tenants["resto-superadmin"])).toEqual([]);
  expect(await adminList("audit")).toEqual([]);
});
