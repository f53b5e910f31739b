import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Payment } from "@/domain/tenant/payment-methods.schema";
import { minutesOf, toInstant } from "@/domain/time/berlin-time";
import { DeliveryFacts } from "@/features/home/delivery-facts";
import { renderInRestaurant } from "../render-in-restaurant";

// Tuesday, 24 November 2026: open from 11:00 to 14:30 and from 17:00 to 22:00.
const at = (time: string) => toInstant("2026-11-24", minutesOf(time));

beforeEach(() => vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => vi.useRealTimers());

describe("the time of pickup", () => {
  it.each([
    ["18:59", "in ca. 35 Min."],
    ["19:00", "in ca. 20 Min."],
  ])("at %s has the kitchen's extra minutes until they end", async (time, text) => {
    vi.setSystemTime(at(time));
    await renderInRestaurant(<DeliveryFacts />, {
      availability: { extra_minutes: 15, extra_until: at("19:00") },
    });
    expect(await screen.findByText(text)).toBeVisible();
  });

  it.each([
    ["09:00", {}, "Vorbestellen ab 11:30"],
    ["15:00", {}, "Vorbestellen ab 17:30"],
    ["22:00", {}, "Vorbestellen ab Mi 11:30"],
    ["18:00", { paused_until: at("19:00") }, "Pause bis 19:00"],
    ["18:00", { paused_unattended_at: at("17:30") }, "zurzeit nicht"],
  ])("at %s with %j is %s, not a number of minutes", async (time, availability, text) => {
    vi.setSystemTime(at(time));
    await renderInRestaurant(<DeliveryFacts />, { availability });
    expect(await factOf("Abholung").findByText(text)).toBeVisible();
    expect(screen.queryByText(/Min\./)).toBeNull();
  });

  it("is empty until pauses and closures are known", async () => {
    vi.setSystemTime(at("18:00"));
    await renderInRestaurant(<DeliveryFacts />, { availability: "pending" });
    await screen.findByText("Liefern wir zu Ihnen?");
    expect(screen.queryByText(/Min\.|Vorbestellen|Kasse/)).toBeNull();
  });

  it("refers to the checkout if pauses and closures cannot be read", async () => {
    vi.setSystemTime(at("18:00"));
    await renderInRestaurant(<DeliveryFacts />, { availability: "failed" });
    expect(await screen.findByText("Uhrzeit beim Bestellen")).toBeVisible();
    expect(screen.queryByText(/Min\./)).toBeNull();
  });
});

describe("the fact about delivery", () => {
  it.each([
    ["a pause of delivery alone", { delivery_paused_until: at("19:00") }, /^Pause bis\s19:00$/],
    ["a pause of all orders", { paused_until: at("19:00") }, /^Pause bis\s19:00$/],
    ["unattended orders", { paused_unattended_at: at("17:30") }, "zurzeit nicht"],
  ])("says during %s when delivery resumes instead of the fee", async (_, availability, text) => {
    vi.setSystemTime(at("18:00"));
    await renderInRestaurant(<DeliveryFacts />, { availability });
    const fact = factOf("Lieferung");
    expect(await fact.findByText(text)).toBeVisible();
    expect(fact.queryByText(/Gebühr/)).toBeNull();
  });

  it.each([
    ["pickup alone is paused", { pickup_paused_until: at("19:00") }],
    ["a pause of delivery has ended", { delivery_paused_until: at("17:30") }],
  ])("names the fee while %s", async (_, availability) => {
    vi.setSystemTime(at("18:00"));
    await renderInRestaurant(<DeliveryFacts />, { availability });
    await screen.findByText("Liefern wir zu Ihnen?");
    expect(factOf("Lieferung").getByText(/Gebühr/)).toBeVisible();
  });
});

it("formats the pickup discount in the interface language", async () => {
  await renderInRestaurant(<DeliveryFacts />, { restaurant: { pick_up_discount: 7.5 } });
  expect(screen.getByText("7,5 % Rabatt")).toBeVisible();
});

it("names the lowest minimum of all delivery areas", async () => {
  await renderInRestaurant(<DeliveryFacts />, {
    restaurant: {
      min_delivery_amount: 20,
      min_delivery_amount_by_zip: [
        { zip: "86399", label: "Bobingen", min_delivery_amount: 12.5 },
        { zip: "86517", label: "Wehringen", min_delivery_amount: 27 },
      ],
    },
  });
  expect(screen.getByText(/^ab 12,50\s€$/)).toBeVisible();
});

it.each([
  ["as usual", {}, "bar oder Karte", "an der Tür oder bei Abholung"],
  [
    "with online payment",
    { pays_online: true },
    "bar, Karte, online",
    "an der Tür oder bei Abholung",
  ],
  ["for pickup alone", { delivery: false }, "bar oder Karte", "bei Abholung"],
])("names all accepted means of payment %s", async (_, changes, means, where) => {
  const all: Payment[] = ["cash", "card_at_door", "online"];
  await renderInRestaurant(<DeliveryFacts />, {
    restaurant: { payment_methods: { pickup: all, delivery: all }, ...changes },
  });
  expect(factOf("Bezahlung").getByText(means)).toBeVisible();
  expect(factOf("Bezahlung").getByText(where)).toBeVisible();
});

function factOf(name: string) {
  return within(screen.getByText(name).closest("div") as HTMLElement);
}
