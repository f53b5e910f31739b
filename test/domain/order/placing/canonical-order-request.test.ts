import { describe, expect, it } from "vitest";
import type { PlaceOrderRequest } from "@/domain/order/order-requests.schema";
import { canonicalOrderRequest } from "@/domain/order/placing/canonical-order-request";
import { deliveryRequest } from "../sample-order";

const key = canonicalOrderRequest(deliveryRequest, "guest");

describe("canonicalOrderRequest", () => {
  it("is the same for equivalent requests", () => {
    const [noodles, lemonade] = deliveryRequest.lines;
    if (!noodles || !lemonade) throw new Error("the sample lost its lines");
    const { payment, lines: _lines, ...rest } = deliveryRequest;
    const reordered = {
      payment,
      wanted_at: null,
      ...rest,
      lines: [
        { ...noodles, choices: { extras: ["egg"], without: [], size: "large" } },
        { ...lemonade, note: "" },
      ],
    };
    expect(canonicalOrderRequest(reordered, "guest")).toBe(key);
    expect(canonicalOrderRequest(structuredClone(deliveryRequest), "guest")).toBe(key);
  });

  it("is stable for stored hashes: the language is not part of it", () => {
    const { contact, address, lines, ...rest } = deliveryRequest;
    expect(JSON.parse(key)).toEqual({
      ...rest,
      contact,
      address,
      lines: lines.map((line) => ({ ...line })),
      uid: "guest",
    });
    for (const language of ["de", "en"] as const) {
      expect(canonicalOrderRequest({ ...deliveryRequest, language }, "guest")).toBe(key);
    }
  });

  it("ignores zip and city beside the address", () => {
    const quoted = { ...deliveryRequest, zip: "86399", city: "Bobingen" };
    expect(canonicalOrderRequest(quoted, "guest")).toBe(key);
  });

  it("does not depend on the order of the chosen options", () => {
    const withExtras = (extras: string[]) => ({
      ...deliveryRequest,
      lines: [{ item_id: "noodles", qty: 1, choices: { size: "small", extras } }],
    });
    expect(canonicalOrderRequest(withExtras(["egg", "tofu"]), "guest")).toBe(
      canonicalOrderRequest(withExtras(["tofu", "egg"]), "guest"),
    );
  });

  it.each<[string, Partial<PlaceOrderRequest>]>([
    ["restaurant", { resto_key: "other" }],
    ["id", { order_id: "00000000-0000-4000-8000-000000000000" }],
    ["type", { type: "pickup" }],
    ["total", { expected_total_cents: 1 }],
    ["tip", { tip_cents: 100 }],
    ["announced cash", { cash_given_cents: 5000 }],
    ["passport", { passport: { de: "isst vegan", en: "eats vegan" } }],
    ["wanted time", { wanted_at: 1 }],
    ["payment", { payment: "card_at_door" }],
    ["contact", { contact: { name: "Erika Beispiel", phone: "089 99998-021" } }],
    ["address", { address: { street: "Beispielweg 3", zip: "86399", city: "Bobingen" } }],
    ["lines", { lines: deliveryRequest.lines.slice(0, 1) }],
    ["order of lines", { lines: deliveryRequest.lines.toReversed() }],
    ["quantity", { lines: deliveryRequest.lines.map((line) => ({ ...line, qty: 9 })) }],
    ["note", { lines: deliveryRequest.lines.map((line) => ({ ...line, note: "x" })) }],
  ])("differs for another %s", (_case, changes) => {
    expect(canonicalOrderRequest({ ...deliveryRequest, ...changes }, "guest")).not.toBe(key);
  });

  it("differs for another account", () => {
    expect(canonicalOrderRequest(deliveryRequest, "other")).not.toBe(key);
  });
});
