import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Availability } from "@/domain/availability/availability.schema";
import { DEFAULT_AVAILABILITY } from "@/domain/availability/default-availability";
import { minutesOf, toInstant } from "@/domain/shared/berlin-time";
import { DeliveryFacts } from "@/features/home/delivery-facts";
import { tenant as restoBobingen } from "@/tenant-configs/resto-bobingen";
import { renderInRestaurant } from "../render-in-restaurant";
import { sampleMenu } from "../sample-menu";

const at = (time: string) => toInstant("2026-11-24", minutesOf(time));

vi.mock("@/firebase/repos/restaurant-repo", () => ({
  readRestaurant: async () => ({ ...restoBobingen, pick_up_discount: 7.5 }),
}));
vi.mock("@/firebase/repos/menu-repo", () => ({ readMenu: async () => sampleMenu }));
vi.mock("@/firebase/repos/availability-repo", () => ({
  watchAvailability: (_key: string, onChange: (switches: Availability) => void) => {
    onChange({ ...DEFAULT_AVAILABILITY, extra_minutes: 15, extra_until: at("19:00") });
    return () => {};
  },
}));

beforeEach(() => vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => vi.useRealTimers());

it.each([
  ["18:59", "in ca. 35 Min."],
  ["19:00", "in ca. 20 Min."],
])("at %s says how long pickup takes, busy minutes only until their end", async (time, text) => {
  vi.setSystemTime(at(time));
  await renderInRestaurant(<DeliveryFacts />);
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByText("7,5 % Rabatt")).toBeVisible();
});
