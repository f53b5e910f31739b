import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { minutesOf, toInstant } from "@/domain/time/berlin-time";
import { DeliveryFacts } from "@/features/home/delivery-facts";
import { renderInRestaurant } from "../render-in-restaurant";

const at = (time: string) => toInstant("2026-11-24", minutesOf(time));

beforeEach(() => vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => vi.useRealTimers());

it.each([
  ["18:59", "in ca. 35 Min."],
  ["19:00", "in ca. 20 Min."],
])(
  "at %s adds the kitchen's extra minutes to the pickup time until they end",
  async (time, text) => {
    vi.setSystemTime(at(time));
    await renderInRestaurant(<DeliveryFacts />, {
      availability: { extra_minutes: 15, extra_until: at("19:00") },
    });
    expect(screen.getByText(text)).toBeVisible();
  },
);

it("formats the pickup discount in the interface language", async () => {
  await renderInRestaurant(<DeliveryFacts />, { restaurant: { pick_up_discount: 7.5 } });
  expect(screen.getByText("7,5 % Rabatt")).toBeVisible();
});
