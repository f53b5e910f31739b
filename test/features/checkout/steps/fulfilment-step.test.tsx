import { screen } from "@testing-library/react";
import { FormProvider, useForm } from "react-hook-form";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Availability } from "@/domain/availability/availability.schema";
import { orderPolicyOf } from "@/domain/tenant/order-policy";
import { minutesOf, toInstant } from "@/domain/time/berlin-time";
import { FulfilmentStep } from "@/features/checkout/steps/fulfilment-step";
import { EMPTY_DRAFT } from "@/state/ordering/checkout-atoms";
import { tenant as restoBobingen } from "@/tenant-configs/resto-bobingen";
import { renderInRestaurant } from "../../render-in-restaurant";

/** Accepts orders for today only: pickup until 22:00, delivery until 21:30. */
const todayOnly = {
  pick_up_discount: 7.5,
  order_policy: { ...orderPolicyOf(restoBobingen), days_ahead: 0 },
};

beforeEach(() => vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => vi.useRealTimers());

function Form() {
  return (
    <FormProvider {...useForm({ defaultValues: { ...EMPTY_DRAFT, type: "dine-in" } })}>
      <FulfilmentStep service="open" />
    </FormProvider>
  );
}

async function showAt(time: string, availability: Partial<Availability> = {}) {
  vi.setSystemTime(toInstant("2026-11-24", minutesOf(time)));
  await renderInRestaurant(<Form />, { restaurant: todayOnly, availability });
  const [pickup, delivery] = screen.getAllByRole("radio");
  return { pickup, delivery };
}

it.each([
  ["21:15", true, true],
  ["21:35", true, false],
  ["21:55", true, false],
  ["22:05", false, false],
])(
  "at %s offers pickup and delivery as long as the restaurant accepts them, with or without slots",
  async (time, ...open) => {
    const { pickup, delivery } = await showAt(time);
    expect([pickup, delivery].map((radio) => !radio?.matches(":disabled"))).toEqual(open);
  },
);

it("formats the discount in the interface language", async () => {
  await showAt("12:00");
  expect(screen.getByText(/^7,5 %/)).toBeVisible();
});

it("offers the fulfilment that is not paused, and names the end of the pause of the other", async () => {
  const until = toInstant("2026-11-24", minutesOf("19:30"));
  const { pickup, delivery } = await showAt("18:00", { delivery_paused_until: until });
  expect(pickup).toBeEnabled();
  expect(delivery).toBeDisabled();
  expect(screen.getByText("Pause bis 19:30 Uhr")).toBeVisible();
});

it("states the notice of reusable packaging with its deposit", async () => {
  await showAt("12:00");
  expect(
    screen.getByText(
      /^Speisen und Getränke in Mehrwegverpackungen erhältlich \(Pfand 5,00\s€ je Behälter\)$/,
    ),
  ).toBeVisible();
});
