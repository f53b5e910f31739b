import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { recordFigure } from "@/test/faults/figures";
import { adminList } from "@/test/harness/admin";
import { callFunction, callUrl } from "@/test/harness/callables";
import { newGuest, type TestAccount } from "../support/test-accounts";
import { deliveryRequest, openKitchen, pickupRequest, refused } from "../support/test-kitchen";

let guest: TestAccount;

beforeAll(() => openKitchen());

beforeEach(async () => {
  guest = await newGuest();
});

const invalid = (field: string) => refused("INVALID_ARGUMENT", "INVALID", { field });

const place = (data: unknown) => callFunction("placeOrder", data, guest);

/** Sends a raw body, because JSON.stringify drops `__proto__` keys. */
async function sendBody(name: string, body: string) {
  const response = await fetch(callUrl(name), {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${guest.idToken}`,
      "x-firebase-appcheck": guest.appCheckToken ?? "",
    },
    body,
  });
  return { response, body: (await response.json()) as object };
}

const NAMES = [
  "quoteOrder",
  "placeOrder",
  "cancelOrder",
  "setOrderStatus",
  "delayOrder",
  "setAvailability",
] as const;

describe.each(NAMES)("%s", (name) => {
  test.each([null, 1, "text", true, [], [1], "{}"].map((data) => [data]))(
    "refuses %j as its input",
    async (data) => {
      const { error } = await callFunction(name, data, guest);
      expect(error).toMatchObject({ status: "INVALID_ARGUMENT", details: { reason: "INVALID" } });
    },
  );

  test("checks the input before the sign-in", async () => {
    const { error } = await callFunction(name, {});
    expect(error).toMatchObject({ status: "INVALID_ARGUMENT", details: { reason: "INVALID" } });
  });

  test("accepts bodies of up to 32 KB", async () => {
    const data = (bytes: number) => ({
      filler: "x".repeat(bytes - '{"data":{"filler":""}}'.length),
    });
    expect(await callFunction(name, data(32 * 1024 + 1), guest)).toEqual(invalid("data"));
    const { error } = await callFunction(name, data(32 * 1024), guest);
    expect(error?.details?.field).not.toBe("data");
  });
});

describe("an unknown key for", () => {
  test.each([
    ["a price", { ...pickupRequest(), total_cents: 1 }, "total_cents"],
    ["a discount", { ...pickupRequest(), discount_cents: 5000 }, "discount_cents"],
    ["a status", { ...pickupRequest(), status: "accepted" }, "status"],
    [
      "a price on a line",
      { ...pickupRequest(), lines: [{ item_id: "soup", qty: 1, choices: {}, preis: 0 }] },
      "lines.0.preis",
    ],
    [
      "coordinates",
      deliveryRequest({
        address: Object.assign(
          { street: "Musterweg 1", zip: "86343", city: "Königsbrunn" },
          { lat: 48.2, lng: 10.8 },
        ),
      }),
      "address.lat",
    ],
    [
      "`constructor`",
      { ...pickupRequest(), contact: { name: "T", phone: "089 99998-050", constructor: {} } },
      "contact.constructor",
    ],
  ])("%s is refused", async (_what, data, field) => {
    expect(await place(data)).toEqual(invalid(field));
  });
});

describe("a `__proto__` key", () => {
  const asText = (request: object) => JSON.stringify({ data: request });

  test.each([
    [
      "instead of the fields",
      () => `{"data":{"__proto__":${JSON.stringify(pickupRequest())}}}`,
      "__proto__",
    ],
    [
      "beside the fields",
      () => asText(pickupRequest()).replace('"payment":"cash"', '"__proto__":{"payment":"cash"}'),
      "__proto__",
    ],
    [
      "in a line",
      () => asText(pickupRequest()).replace('"qty":4', '"__proto__":{"qty":4}'),
      "lines.0.__proto__",
    ],
    [
      "in the choices",
      () => asText(pickupRequest()).replace('"choices":{}', '"choices":{"__proto__":"x"}'),
      "lines.0.choices.__proto__",
    ],
    [
      "that is null",
      () => asText(pickupRequest()).replace('"choices":{}', '"choices":{},"__proto__":null'),
      "lines.0.__proto__",
    ],
  ])("%s is refused", async (_what, body, field) => {
    expect((await sendBody("placeOrder", body())).body).toMatchObject({
      error: { details: { reason: "INVALID", field } },
    });
    expect(await adminList("orders")).toEqual([]);
  });
});

describe("the callable protocol", () => {
  test("pages of other origins are not allowed to call", async () => {
    const headers = { origin: "https://other.example", "access-control-request-method": "POST" };
    const json = { ...headers, "content-type": "application/json" };
    const preflight = await fetch(callUrl("quoteOrder"), { method: "OPTIONS", headers });
    const body = '{"data":{}}';
    const answer = await fetch(callUrl("quoteOrder"), { method: "POST", headers: json, body });
    for (const each of [preflight, answer]) {
      expect(each.ok).toBe(false);
      expect(each.headers.get("access-control-allow-origin")).toBeNull();
    }
  });

  test.each([
    ["a body without data", "{}"],
    ["a body with more than data", '{"data":{},"auth":{"uid":"demo-admin"}}'],
  ])("%s is a bad request", async (_what, body) => {
    const { response } = await sendBody("quoteOrder", body);
    expect(response.status).toBe(400);
  });

  test("a forged id token does not count as signed in", async () => {
    const [header, , signature] = (guest.idToken ?? "").split(".");
    const payload = Buffer.from(JSON.stringify({ sub: "demo-admin", uid: "demo-admin" }));
    const forged = `${header}.${payload.toString("base64url")}.${signature}`;
    const { error } = await callFunction("placeOrder", pickupRequest(), {
      ...guest,
      idToken: forged,
    });
    expect(error?.status).toBe("UNAUTHENTICATED");
  });

  test("a forged App Check token does not count as verified", async () => {
    const request = pickupRequest();
    const forged = { ...guest, appCheckToken: "eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0." };
    const { error } = await callFunction("placeOrder", request, forged);
    const orders = await adminList("orders");
    recordFigure(37, "orders with a forged token", orders, import.meta.url);
    expect(orders).toEqual([]);
    expect(["NOT_VERIFIED", "UNAUTHENTICATED"]).toContain(error?.details?.reason ?? error?.status);
    expect(await callFunction("placeOrder", request, guest)).toHaveProperty("result");
  });
});

test("an unknown id is NOT_FOUND, a malformed one INVALID", async () => {
  expect(await callFunction("cancelOrder", { order_id: "1", version: 1 }, guest)).toEqual(
    invalid("order_id"),
  );
  expect(await callFunction("cancelOrder", { order_id: randomUUID(), version: 1 }, guest)).toEqual(
    refused("NOT_FOUND", "NOT_FOUND"),
  );
});
