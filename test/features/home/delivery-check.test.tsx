import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Availability } from "@/domain/availability/availability.schema";
import { minutesOf, toInstant } from "@/domain/time/berlin-time";
import { DeliveryCheck } from "@/features/home/delivery-check/delivery-check";
import { checkoutDraftAtom } from "@/state/ordering/checkout-atoms";
import { deliveryZipAtom } from "@/state/ordering/delivery-zip-atom";
import { renderInRestaurant } from "../render-in-restaurant";

const at = (time: string) => toInstant("2026-11-24", minutesOf(time));

beforeEach(() => vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => vi.useRealTimers());

const field = () => screen.getByRole("textbox", { name: "Liefern wir zu Ihnen? Postleitzahl" });

async function ask(zip: string, availability: Partial<Availability> = {}, time = "18:00") {
  vi.setSystemTime(at(time));
  const store = await renderInRestaurant(<DeliveryCheck />, { availability });
  if (zip !== "") await userEvent.type(field(), zip);
  return store;
}

describe("Liefern wir zu Ihnen?", () => {
  it("promises nothing without a postal code", async () => {
    await ask("8639");
    expect(screen.getByText("Liefern wir zu Ihnen?")).toBeVisible();
    expect(screen.queryByText(/€|kostenlos/)).toBeNull();
    await userEvent.tab();
    expect(screen.getByRole("alert")).toHaveTextContent("Fünf Ziffern");
  });

  it("says when pickup is possible before it knows a postal code", async () => {
    await ask("");
    const time = "Abholung: in ca. 20 Min. · Lieferung: bitte PLZ eingeben";
    expect(screen.getByText(time)).toBeVisible();
  });

  it("answers with minimum, fee and time, and remembers postal code and delivery", async () => {
    const store = await ask("86399", { extra_minutes: 15 });
    expect(screen.getByText("Ja, wir liefern nach Bobingen")).toBeVisible();
    expect(screen.getByText(/^ab 17,00\s€ · Lieferung kostenlos · in ca. 60 Min.$/)).toBeVisible();
    expect(store.get(deliveryZipAtom)).toEqual({ zip: "86399", city: "" });
    await expect
      .poll(() => store.get(checkoutDraftAtom))
      .toMatchObject({ type: "delivery", zip: "86399" });
  });

  it("offers to order ahead while closed", async () => {
    await ask("86399", {}, "15:00");
    expect(screen.getByText(/ · Vorbestellen ab 17:45$/)).toBeVisible();
  });

  it("refuses Munich kindly and offers pickup", async () => {
    const store = await ask("80331");
    expect(screen.getByText("80331 ist leider zu weit für uns")).toBeVisible();
    expect(screen.getByText("Abholen können Sie gern: in ca. 20 Min.")).toBeVisible();
    expect(screen.queryByText(/€/)).toBeNull();
    expect(store.get(checkoutDraftAtom).type).toBe("pickup");
  });

  it("asks for the town if terms depend on it", async () => {
    const store = await ask("86507");
    expect(screen.getByText("Wohin genau?")).toBeVisible();
    expect(screen.queryByText(/€/)).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Kleinaitingen" }));
    expect(screen.getByText(/^ab 35,00\s€ · Lieferung 2,00\s€/)).toBeVisible();
    await expect
      .poll(() => store.get(checkoutDraftAtom))
      .toMatchObject({ zip: "86507", city: "Kleinaitingen" });
  });

  it("forgets an emptied postal code, and keeps the old one while a new one is typed", async () => {
    const store = await ask("86399");
    await userEvent.type(field(), "{Backspace}");
    expect(store.get(deliveryZipAtom).zip).toBe("86399");
    await userEvent.clear(field());
    expect(store.get(deliveryZipAtom).zip).toBe("");
    expect(screen.getByText("Liefern wir zu Ihnen?")).toBeVisible();
  });
});
