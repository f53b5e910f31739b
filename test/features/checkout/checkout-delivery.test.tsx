import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DEFAULT_AVAILABILITY } from "@/domain/availability/default-availability";
import { err, ok } from "@/domain/result/result";
import { orderPolicyOf } from "@/domain/tenant/order-policy";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { minutesOf, toInstant, toLocal } from "@/domain/time/berlin-time";
import { watchAvailability } from "@/firebase/repos/availability-repo";
import { EMPTY_DRAFT } from "@/state/ordering/checkout-atoms";
import { tenant as restoBobingen } from "@/tenant-configs/resto-bobingen";
import {
  edamameQuote,
  enter,
  fillContact,
  openCheckout,
  orderButton,
  place,
  quote,
} from "./open-checkout";

// @isolated, because `open-checkout` replaces modules.
beforeEach(() => {
  // Late in the evening, today has no time after a pause.
  vi.useFakeTimers({ toFake: ["Date"], now: toInstant("2026-11-23", minutesOf("12:30")) });
});
afterEach(() => vi.useRealTimers());

describe("checkout", () => {
  it("checks the delivery address while typing", async () => {
    const { user } = await openCheckout(["edamame"]);
    await user.click(screen.getByRole("radio", { name: /^Lieferung/ }));
    await enter(user, "Postleitzahl", "86343");
    expect(screen.getByText(/Königsbrunn: Liefergebühr 1,50\s€/)).toBeInTheDocument();
    expect(screen.getByText(/Es fehlen noch 25,10\s€ bis zum/)).toBeInTheDocument();
    expect(screen.getByLabelText("Ort")).toHaveValue("Königsbrunn");

    await enter(user, "Postleitzahl", "86507");
    expect(screen.getByLabelText("In welchem Ort?")).toHaveValue("");
  });

  it("offers pickup outside the delivery area", async () => {
    const { user } = await openCheckout(["edamame"]);
    await user.click(screen.getByRole("radio", { name: /^Lieferung/ }));
    await enter(user, "Postleitzahl", "80331");
    expect(screen.getAllByText("Dorthin liefern wir leider nicht")).not.toHaveLength(0);
    expect(screen.queryByRole("button", { name: "Zahlungspflichtig bestellen" })).toBeNull();
    expect(screen.queryByTestId("receipt-total")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Stattdessen abholen" }));
    expect(screen.getByRole("radio", { name: /^Abholung/ })).toBeChecked();
    expect(screen.getByRole("radio", { name: /^Abholung/ })).toHaveFocus();
  });

  it("names no delivery fee and no total before the postal code is known", async () => {
    const { user } = await openCheckout(["edamame"]);
    await user.click(screen.getByRole("radio", { name: /^Lieferung/ }));
    expect(screen.getByText("je nach PLZ")).toBeVisible();
    expect(screen.queryByText("kostenlos")).toBeNull();
    expect(screen.queryByTestId("receipt-total")).toBeNull();
    expect(screen.getByTestId("order-bar")).toHaveTextContent(/4,90\s€ \+ Lieferung/);
    await enter(user, "Postleitzahl", "86343");
    expect(screen.getByTestId("receipt-total")).toHaveTextContent(/6,40\s€/);
  });

  it("starts with the remembered postal code and remembers the one that the guest enters", async () => {
    localStorage.setItem("resto-bobingen.delivery-zip", '{"zip":"86343","city":"Königsbrunn"}');
    const { user } = await openCheckout(["edamame"]);
    await user.click(screen.getByRole("radio", { name: /^Lieferung/ }));
    expect(screen.getByLabelText("Postleitzahl")).toHaveValue("86343");
    expect(screen.getByLabelText("Ort")).toHaveValue("Königsbrunn");
    await enter(user, "Postleitzahl", "86517");
    await waitFor(() =>
      expect(localStorage.getItem("resto-bobingen.delivery-zip")).toContain('"zip":"86517"'),
    );
  });

  it("sends tip and announced cash of a delivery, and shows the change and what is due", async () => {
    const { user } = await openCheckout(Array.from({ length: 7 }, () => "edamame"));
    await user.click(screen.getByRole("radio", { name: /^Lieferung/ }));
    await enter(user, "Postleitzahl", "86343");
    await enter(user, "Straße und Hausnummer", "Hauptstr. 1");
    await fillContact(user);
    await user.click(screen.getByRole("radio", { name: /^2\s€$/ }));
    // 34,30 € and the fee of 1,50 €, which the tip is not part of.
    expect(screen.getByTestId("receipt-total")).toHaveTextContent(/35,80\s€/);
    expect(screen.getByTestId("order-bar")).toHaveTextContent(/37,80\s€/);
    await user.click(screen.getByRole("radio", { name: /^50\s€$/ }));
    expect(screen.getByText(/^Rückgeld 12,20\s€$/)).toBeVisible();
    place.mockImplementationOnce(() => new Promise(() => {}));
    await user.click(orderButton());
    await waitFor(() => expect(place).toHaveBeenCalledTimes(1));
    expect(place.mock.calls[0]?.[0]).toMatchObject({
      expected_total_cents: 3580,
      tip_cents: 200,
      cash_given_cents: 5000,
    });
  });

  it("does not send cash that does not cover the order", async () => {
    const { user } = await openCheckout(Array.from({ length: 7 }, () => "edamame"));
    await user.click(screen.getByRole("radio", { name: /^Lieferung/ }));
    await enter(user, "Postleitzahl", "86343");
    await enter(user, "Straße und Hausnummer", "Hauptstr. 1");
    await fillContact(user);
    const cash = screen.getByRole("group", { name: /^Ich zahle mit/ });
    await user.click(within(cash).getByRole("radio", { name: "Anderes" }));
    await enter(user, "Ich zahle mit: Anderes", "20");
    await user.click(orderButton());
    expect(
      within(await screen.findByTestId("error-summary")).getByText(/Bargeld reicht/),
    ).toBeVisible();
    expect(place).not.toHaveBeenCalled();
  });

  it("keeps tip and cash out of a pickup", async () => {
    sessionStorage.setItem(
      "resto-bobingen.checkout",
      JSON.stringify({ ...EMPTY_DRAFT, tip: "2,00", cashGiven: "50,00" }),
    );
    const { user } = await openCheckout(["edamame"]);
    await fillContact(user);
    expect(screen.queryByText(/Trinkgeld/)).toBeNull();
    place.mockImplementationOnce(() => new Promise(() => {}));
    await user.click(orderButton());
    await waitFor(() => expect(place).toHaveBeenCalledTimes(1));
    expect(place.mock.calls[0]?.[0]).not.toHaveProperty("tip_cents");
    expect(place.mock.calls[0]?.[0]).not.toHaveProperty("cash_given_cents");
  });

  it("forgets the errors of fields that a pickup does not have", async () => {
    const { user } = await openCheckout(["edamame"]);
    await user.click(screen.getByRole("radio", { name: /^Lieferung/ }));
    await user.click(orderButton());
    expect(await screen.findByText("5 Angaben fehlen noch oder stimmen nicht")).toBeVisible();
    await user.click(screen.getByRole("radio", { name: /^Abholung/ }));
    expect(await screen.findByText("2 Angaben fehlen noch oder stimmen nicht")).toBeVisible();
    const links = within(screen.getByTestId("error-summary")).getAllByRole("button");
    expect(links.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining("Name"),
      expect.stringContaining("Telefon"),
    ]);
  });

  it("preselects the first time after a pause, as it does while closed", async () => {
    const paused_until = Date.now() + 1_800_000;
    await openCheckout(["edamame"], undefined, { paused_until });
    const time = await screen.findByRole<HTMLSelectElement>("combobox", { name: "Uhrzeit" });
    expect(Number(time.value)).toBeGreaterThan(paused_until);
    expect(time.value).toBe(within(time).getAllByRole<HTMLOptionElement>("option")[0]?.value);
  });

  it("offers no order as soon as possible while the server says that the kitchen pauses", async () => {
    const paused = { reason: "PAUSED" as const, next_at: Date.now() + 1_800_000 };
    quote.mockResolvedValueOnce(
      ok({
        quote: edamameQuote({ line_cents: 490, unit_cents: 490 }),
        refusal: paused,
        server_time: Date.now(),
      }),
    );
    await openCheckout(["edamame"]);
    expect(await screen.findByText("Die Küche macht kurz Pause")).toBeVisible();
    expect(screen.queryByText(/So bald wie möglich/)).toBeNull();
    expect(screen.getByTestId("order-when")).toHaveTextContent("Abholung zurzeit nicht möglich");
    expect(orderButton()).toBeDisabled();
  });

  it("disables the order button when the order is refused because of a pause", async () => {
    const { user } = await openCheckout(["edamame"]);
    await fillContact(user);
    const paused = { reason: "PAUSED" as const, next_at: Date.now() + 1_800_000 };
    place.mockResolvedValueOnce(err({ kind: "refused", refusal: paused, quote: null }));
    await user.click(orderButton());
    expect(await screen.findByText("Die Küche macht kurz Pause")).toBeVisible();
    expect(orderButton()).toBeDisabled();
  });

  it("offers days first, and the free times of the chosen day", async () => {
    const { user } = await openCheckout(["edamame"], {
      order_policy: { ...orderPolicyOf(restoBobingen), days_ahead: 2 },
    });
    const days = screen.getByRole<HTMLSelectElement>("combobox", { name: "Wann?" });
    const later = within(days).getAllByRole<HTMLOptionElement>("option").at(-1);
    await user.selectOptions(days, later?.value ?? "");
    const times = within(screen.getByLabelText("Uhrzeit")).getAllByRole<HTMLOptionElement>(
      "option",
    );
    expect(times.map(({ value }) => toLocal(Number(value)).date)).toEqual(
      times.map(() => later?.value),
    );
    expect(screen.getByLabelText("Uhrzeit")).toHaveValue(times[0]?.value);
  });

  it("names the first time of the list in the notice of a pause", async () => {
    await openCheckout(["edamame"]);
    const until = Date.now() + 1_800_000;
    const changed = vi.mocked(watchAvailability).mock.lastCall?.[1];
    act(() => changed?.({ ...DEFAULT_AVAILABILITY, paused_until: until }));
    expect(await screen.findByText("Die Küche macht kurz Pause")).toBeVisible();
    const [first] = within(screen.getByLabelText("Uhrzeit")).getAllByRole<HTMLOptionElement>(
      "option",
    );
    expect(Number(first?.value)).toBeGreaterThan(until);
    const sentence = new RegExp(`^Früheste Zeit danach: .*${first?.textContent}\\.$`);
    expect(screen.getByText(sentence)).toBeVisible();
    expect(orderButton()).toBeDisabled();
  });

  it("preselects the first time while closed, and names it above the order button", async () => {
    const tomorrow = (new Date().getDay() + 1) % 7;
    const closed = {
      hours: Object.fromEntries(
        [0, 1, 2, 3, 4, 5, 6].map((day) => [day, day === tomorrow ? [["11:00", "22:00"]] : null]),
      ) as unknown as Restaurant["hours"],
      order_policy: { ...orderPolicyOf(restoBobingen), days_ahead: 2 },
    };
    await openCheckout(["edamame"], closed);
    await waitFor(() =>
      expect(screen.getByTestId("order-when")).toHaveTextContent(
        /^Vorbestellung: Abholung .*11:\d\d Uhr$/,
      ),
    );
    expect(screen.getByRole("combobox", { name: "Wann?" })).not.toHaveValue("");
    expect(screen.getByText(/^Achtung: erst morgen, \p{L}{2} \d+\.\d+\.$/u)).toBeVisible();
    expect(orderButton()).toBeEnabled();
  });
});
