import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FormProvider, useForm } from "react-hook-form";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { minutesOf, toInstant } from "@/domain/time/berlin-time";
import { RefusalNotice } from "@/features/checkout/quote/refusal-notice";
import { type CheckoutDraft, EMPTY_DRAFT } from "@/state/ordering/checkout-atoms";
import { ChakraRoot } from "@/ui/chakra-root";
import { renderInRestaurant } from "../../render-in-restaurant";

beforeEach(() => vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => vi.useRealTimers());

const at = (time: string, date = "2026-11-24") => toInstant(date, minutesOf(time));

function Form({ draft }: { draft: Partial<CheckoutDraft> }) {
  const form = useForm({ defaultValues: { ...EMPTY_DRAFT, ...draft } });
  return (
    <FormProvider {...form}>
      <RefusalNotice
        refusal={{ reason: "CLOSED", next_at: at("11:45", "2026-11-25") }}
        tone="warning"
      />
      <output>{form.watch("type")}</output>
      <input type="radio" {...form.register("type")} />
    </FormProvider>
  );
}

async function showAt(time: string, draft: Partial<CheckoutDraft>) {
  vi.setSystemTime(at(time));
  await renderInRestaurant(
    <ChakraRoot>
      <Form draft={draft} />
    </ChakraRoot>,
  );
}

const takePickup = () => screen.queryByRole("button", { name: "Stattdessen abholen" });

it("offers the pickup that is still open before tomorrow’s delivery, with one tap", async () => {
  await showAt("21:40", { type: "delivery" });
  screen.getByText("Lieferung heute nicht mehr – Abholung bis 22:00 Uhr möglich");
  screen.getByRole("button", { name: /^Ja, für .*25\.11\..* 11:45 Uhr bestellen$/ });
  const button = takePickup();
  if (!button) throw new Error("no pickup");
  await userEvent.click(button);
  expect(screen.getByText("pickup")).toBeInTheDocument();
});

it("offers pickup at a wanted time at which only pickup is possible", async () => {
  await showAt("18:00", { type: "delivery", wantedAt: String(at("22:00")) });
  screen.getByText("Zu dieser Zeit liefern wir nicht – Abholung ist möglich");
  expect(takePickup()).toBeInTheDocument();
});

it("offers only the next time while pickup is closed too", async () => {
  await showAt("22:10", { type: "delivery" });
  screen.getByText("Wir haben gerade geschlossen");
  expect(takePickup()).toBeNull();
});
