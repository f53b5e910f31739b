import { randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, inject, onTestFinished } from "vitest";
import { readCsv } from "@/domain/text/read-csv";
import { writeRestaurantExport } from "@/hosting/export/write-restaurant-export";
import { localProject } from "@/hosting/firebase/project";
import { bucketUrl } from "@/hosting/firebase/web-config";
import { localWebConfig } from "@/hosting/lib/local-web-config";
import { adminGet, adminList, adminPatch, adminSet } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { uploadObject } from "@/test/harness/storage";
import { testPhoto } from "@/test/harness/test-images";
import { tableTest as test } from "../support/kitchen-test";
import { KITCHEN, OTHER_KITCHEN, pickupRequest, placeOrder } from "../support/test-kitchen";
import { bookTable, tableRequest } from "../support/test-tables";

const ports = inject("backendPorts");

/** Exports into a new folder that is deleted after the test. */
async function exportTo(key = KITCHEN) {
  const parent = mkdtempSync(join(tmpdir(), "resto-export-"));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const folder = join(parent, "export");
  const bucket = bucketUrl(localWebConfig(ports));
  const result = await writeRestaurantExport({ project: localProject(ports), bucket, key, folder });
  const text = (name: string) => readFileSync(join(folder, name), "utf8");
  return { result, folder, text, json: (name: string) => JSON.parse(text(name)) };
}

const rowsOf = (csv: string) => readCsv(csv).records.map(({ fields }) => fields);

test("exports restaurant, menu, orders and reservations of one restaurant, and changes nothing", async ({
  guest,
}) => {
  const order = await placeOrder(pickupRequest(), guest);
  const table = await bookTable(tableRequest(), guest);
  const stored = await adminGet(`orders/${order.id}`);
  await adminSet("orders/foreign", { ...stored, resto_key: OTHER_KITCHEN });
  await adminSet(`reservation_notes/${table.id}`, {
    resto_key: KITCHEN,
    local_date: "2027-03-04",
    note: "Window, please",
  });
  const before = await adminList("orders");
  const { result, json, text } = await exportTo();

  expect(result).toEqual({ orders: 1, reservations: 1, photographs: 0, problems: [] });
  expect(json("restaurant.json")).toMatchObject({ key: KITCHEN });
  expect(json("menu.json").items).toHaveLength(text("menu.csv").trim().split("\r\n").length - 1);
  expect(json("orders.json")).toEqual([
    expect.objectContaining({ id: order.id, code: stored?.code, contact: stored?.contact }),
  ]);
  expect(json("reservations.json")).toEqual([
    expect.objectContaining({ id: table.id, team_note: "Window, please" }),
  ]);
  const [columns = [], ...orders] = rowsOf(text("orders.csv"));
  expect(orders).toHaveLength(1);
  const total = String((stored?.total_cents as number) / 100).replace(".", ",");
  expect(orders[0]?.[columns.indexOf("total")]).toBe(total);
  expect(text("reservations.csv")).toContain("Window, please");
  expect(await adminList("orders")).toEqual(before);
});

test("leaves out what identifies the guest's account", async ({ guest }) => {
  await placeOrder(pickupRequest(), guest);
  await bookTable(tableRequest(), guest);
  const { folder, text } = await exportTo();
  for (const name of readdirSync(folder).filter((each) => each.includes("."))) {
    expect(text(name)).not.toMatch(/creator_uid|request_hash|contact_keys/);
    expect(text(name)).not.toContain(guest.uid);
  }
});

test("exports unreadable documents as they are and names them", async ({ guest }) => {
  const { id } = await placeOrder(pickupRequest(), guest);
  await adminPatch(`orders/${id}`, { contact: null });
  const { result, json, text } = await exportTo();
  expect(result.problems).toEqual([`orders/${id}: only in orders.json, unreadable`]);
  expect(json("orders.json")[0]).toMatchObject({ id, contact: null });
  expect(rowsOf(text("orders.csv"))).toHaveLength(1);
});

test("downloads an uploaded photograph in its largest published size", async ({ manager }) => {
  const id = randomUUID();
  const upload = { body: await testPhoto(), idToken: manager.idToken };
  await uploadObject(`uploads/${KITCHEN}/${id}`, upload);
  const request = { resto_key: KITCHEN, upload_id: id };
  const { result } = await callFunction("publishPhoto", request, manager);
  const alt = { de: "Haus", en: "House" };
  await adminPatch(`public/${KITCHEN}`, { photo: { ...(result as object), alt } });
  const { result: exported, folder } = await exportTo();
  expect(exported).toMatchObject({ photographs: 1, problems: [] });
  const [name = ""] = readdirSync(join(folder, "photographs"));
  const { format, width } = await sharp(join(folder, "photographs", name)).metadata();
  expect({ format, width }).toEqual({ format: "webp", width: result?.width });
});

test("names photographs that are not in the bucket", async () => {
  const path = `photos/${KITCHEN}/${"0".repeat(32)}`;
  const photo = { path, width: 800, height: 600, alt: { de: "Haus", en: "House" } };
  await adminPatch(`public/${KITCHEN}`, { photo });
  const { result } = await exportTo();
  expect(result).toMatchObject({ photographs: 0, problems: [`photograph ${path}: not found`] });
});

test("refuses an unknown restaurant and lists the stored ones", async () => {
  await expect(exportTo("bobingen")).rejects.toThrow(
    `demo-resto has no restaurant bobingen. Stored: ${OTHER_KITCHEN}, ${KITCHEN}.`,
  );
});
