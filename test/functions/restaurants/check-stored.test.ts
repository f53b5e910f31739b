import { expect, inject } from "vitest";
import { checkStored } from "@/hosting/checks/stored-problems";
import { backendAdmin } from "@/hosting/firebase/backend-admin";
import { localProject } from "@/hosting/firebase/project";
import { adminGet, adminList, adminPatch, adminSet } from "@/test/harness/admin";
import { tableTest as test } from "../support/kitchen-test";
import { newGuest } from "../support/test-accounts";
import { at, KITCHEN, OTHER_KITCHEN, pickupRequest, placeOrder } from "../support/test-kitchen";
import { bookTable, TOMORROW, tableRequest } from "../support/test-tables";

const check = () => checkStored(localProject(inject("backendPorts")));

test("accepts what the functions have stored", async ({ guest, manager }) => {
  await placeOrder(pickupRequest({ wanted_at: at("20:00") }), guest);
  await bookTable(tableRequest(), guest);
  expect(manager.uid).not.toBe("");
  await adminSet("public/resto-superadmin", { key: "resto-superadmin", super: true });
  expect(await check()).toEqual({
    read: {
      public: 3,
      menus: 2,
      availability: 2,
      staff: 1,
      invitations: 0,
      orders: 1,
      reservations: 1,
      reservation_notes: 0,
      users: 0,
      profiles: 0,
      passports: 0,
      blocks: 0,
      payments: 0,
      payment_accounts: 0,
      known_guests: 0,
      push_subscriptions: 0,
      group_carts: 0,
    },
    problems: [],
    missing: [],
  });
});

test("names document, field and reason of everything it refuses, and changes nothing", async ({
  guest,
}) => {
  const { id: orderId } = await placeOrder(pickupRequest(), guest);
  const { id: tableId } = await bookTable(tableRequest(), await newGuest());
  const menu = await adminGet(`menus/${KITCHEN}`);
  const [dish, ...dishes] = (menu?.items ?? []) as object[];
  await Promise.all([
    adminPatch(`public/${KITCHEN}`, { hours: "daily" }),
    adminPatch(`menus/${KITCHEN}`, { items: [{ ...dish, preis: "5,50" }, ...dishes] }),
    adminPatch(`availability/${OTHER_KITCHEN}`, { exceptions: [{ date: "tomorrow" }] }),
    adminPatch(`orders/${orderId}`, { contact: null }),
    adminPatch(`reservations/${tableId}`, { party_size: "two" }),
    adminSet("staff/broken", { email: "chef@example.com", role: "chef" }),
    adminSet("invitations/broken", { email: "neu@example.com", role: "staff" }),
    adminSet("reservation_notes/broken", { resto_key: KITCHEN, local_date: TOMORROW, note: 7 }),
    adminSet("users/broken", { email: 7, created_at: null }),
    adminSet("profiles/broken", { name: "Ada", phone: "", addresses: "none" }),
    adminSet("blocks/broken", { resto_key: KITCHEN }),
    adminSet("known_guests/broken", { resto_key: KITCHEN, address: 7 }),
  ]);
  const before = await adminList("orders");
  const { problems } = await check();
  const paths = problems.map((problem) => problem.split(": ").slice(0, 2).join(": "));
  expect(paths).toEqual([
    `public/${KITCHEN}: hours`,
    `menus/${KITCHEN}: items.0.preis`,
    `availability/${OTHER_KITCHEN}: exceptions.0.date`,
    "staff/broken: role",
    ...["by", "link_hash", "valid_until"].map((field) => `invitations/broken: ${field}`),
    `orders/${orderId}: contact`,
    `reservations/${tableId}: party_size`,
    "reservation_notes/broken: note",
    "users/broken: email",
    "profiles/broken: addresses",
    ...["until", "reason", "by", "at"].map((field) => `blocks/broken: ${field}`),
    ...["contact_key", "name", "address", "agreed_at", "last_order_at"].map(
      (field) => `known_guests/broken: ${field}`,
    ),
  ]);
  for (const problem of problems) expect(problem).toMatch(/: \S+: Invalid/);
  expect(await adminList("orders")).toEqual(before);
});

test("reports restaurants that deliver and do not say how they offer reusable packaging", async () => {
  for (const [key, delivery] of [
    [KITCHEN, true],
    [OTHER_KITCHEN, false],
  ] as const) {
    const { reusable: _, ...stored } = (await adminGet(`public/${key}`)) ?? {};
    await adminSet(`public/${key}`, { ...stored, delivery });
  }
  expect(await check()).toMatchObject({
    problems: [],
    missing: [`public/${KITCHEN}: reusable: required of a restaurant that delivers`],
  });
});

test("reports photographs that pages leave out", async () => {
  const menu = await adminGet(`menus/${KITCHEN}`);
  const [dish, ...dishes] = (menu?.items ?? []) as object[];
  await adminPatch(`menus/${KITCHEN}`, { items: [{ ...dish, photo: "pho.jpg" }, ...dishes] });
  await adminPatch(`public/${KITCHEN}`, { photo: { path: "../secret" } });
  const { problems } = await check();
  expect(problems.map((problem) => problem.split(": ").slice(0, 2).join(": "))).toEqual([
    ...["path", "width", "height", "alt"].map((field) => `public/${KITCHEN}: photo.${field}`),
    `menus/${KITCHEN}: items.0.photo`,
  ]);
});

test("reads every page and leaves out what is finished", async ({ guest }) => {
  const { id } = await placeOrder(pickupRequest(), guest);
  const stored = await adminGet(`orders/${id}`);
  const copies = Array.from({ length: 650 }, (_, index) => ({
    path: `orders/copy-${String(index).padStart(3, "0")}`,
    data: { ...stored, ...(index === 649 && { lines: null }) },
  }));
  const admin = backendAdmin(inject("backendPorts"));
  await admin.write(copies.slice(0, 400));
  await admin.write(copies.slice(400));
  await adminSet("orders/finished", { status: "completed" });
  const { read, problems } = await check();
  expect(read.orders).toBe(651);
  expect(problems.map((problem) => problem.split(":")[0])).toEqual(["orders/copy-649"]);
});
