import { describe, expect, it } from "vitest";
import { deliveryReach } from "@/domain/delivery/delivery-reach";
import type { DeliveryRestaurant } from "@/domain/delivery/delivery-terms";
import { samplePlaces, sampleRestaurant } from "../sample-restaurant";

function reachOf(zip: string, city = "", changes: Partial<DeliveryRestaurant> = {}) {
  return deliveryReach({ ...sampleRestaurant, ...changes }, samplePlaces, { zip, city });
}

describe("deliveryReach", () => {
  it.each(["", "8639", "86399 ", "abcde"])("is unknown without a postal code: %j", (zip) => {
    expect(reachOf(zip)).toEqual({ status: "unknown" });
  });

  it("refuses postal codes beyond the restaurant's reach, Munich for example", () => {
    expect(reachOf("80331")).toEqual({ status: "out-of-area", zip: "80331" });
    expect(reachOf("86399", "", { cost_by_distance: {} })).toEqual({
      status: "out-of-area",
      zip: "86399",
    });
  });

  it("has the terms that price orders", () => {
    expect(reachOf("86399")).toMatchObject({
      status: "in-area",
      terms: { fee_cents: 100, minimum_cents: 1700, label: "Bobingen" },
    });
  });

  it("asks for the town if towns with one postal code have other terms", () => {
    const towns = ["Oberottmarshausen", "Kleinaitingen"];
    expect(reachOf("86507")).toEqual({ status: "choose-town", zip: "86507", towns });
    expect(reachOf("86507", "Bobingen")).toMatchObject({ status: "choose-town" });
    expect(reachOf("86507", "Kleinaitingen")).toMatchObject({
      status: "in-area",
      terms: { fee_cents: 200, minimum_cents: 3500 },
    });
  });

  it("asks for the town only if fee or minimum differ", () => {
    const oneFee = { cost_by_distance: { "10": 3 } };
    const oneMinimum = { min_delivery_amount_by_zip: [] };
    expect(reachOf("86507", "", { ...oneFee, ...oneMinimum })).toMatchObject({
      status: "in-area",
      terms: { fee_cents: 300, minimum_cents: 1700 },
    });
    expect(reachOf("86507", "", oneFee)).toMatchObject({ status: "choose-town" });
    expect(reachOf("86507", "", oneMinimum)).toMatchObject({ status: "choose-town" });
  });

  it("asks for the town if only some towns with the postal code are in reach", () => {
    const near = { max_delivery_location_in_km: 5 };
    expect(reachOf("86507", "", near)).toMatchObject({ status: "choose-town" });
    expect(reachOf("86507", "Kleinaitingen", near)).toMatchObject({ status: "out-of-area" });
  });
});
