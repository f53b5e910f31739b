import { screen } from "@testing-library/react";
import { FormProvider, useForm } from "react-hook-form";
import { afterEach, expect, it, vi } from "vitest";
import { refusal } from "@/domain/result/refusal";
import { minutesOf, toInstant } from "@/domain/time/berlin-time";
import { RefusalNotice } from "@/features/checkout/quote/refusal-notice";
import { tenant as restoBobingen } from "@/tenant-configs/resto-bobingen";
import { renderInRestaurant } from "../../render-in-restaurant";

afterEach(() => vi.useRealTimers());

/** The notice needs the checkout's form. */
function NoticeInForm() {
  return (
    <FormProvider {...useForm({ defaultValues: { type: "pickup" } })}>
      <RefusalNotice refusal={refusal("PAUSED")} tone="error" />
    </FormProvider>
  );
}

it("a pause without an end names the telephone number", async () => {
  await renderInRestaurant(<NoticeInForm />);
  expect(screen.getByText("Wir nehmen gerade keine Online-Bestellungen an")).toBeVisible();
  for (const phone of restoBobingen.phones) {
    expect(screen.getByRole("link", { name: phone })).toBeVisible();
  }
  expect(screen.queryByText("Die Küche macht kurz Pause")).toBeNull();
});

it("a pause of pickup offers delivery with one tap", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(toInstant("2026-11-24", minutesOf("18:00")));
  const pickup_paused_until = toInstant("2026-11-24", minutesOf("19:00"));
  await renderInRestaurant(<NoticeInForm />, { availability: { pickup_paused_until } });
  const title = "Abholung macht Pause bis 19:00 Uhr – Lieferung ist möglich";
  expect(screen.getByText(title)).toBeVisible();
  expect(screen.getByRole("button", { name: "Stattdessen liefern lassen" })).toBeVisible();
});
