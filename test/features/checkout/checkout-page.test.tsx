import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { makeCartItem } from "@/domain/cart/cart-item";
import { err, ok } from "@/domain/result/result";
import { addToCartAtom } from "@/state/cart/cart-atoms";
import { sampleMenu } from "../sample-menu";
import {
  edamameQuote,
  enter,
  fillContact,
  member,
  openCheckout,
  orderButton,
  place,
  signIn,
} from "./open-checkout";

// @isolated, because `open-checkout` replaces modules.
describe("checkout", () => {
  it("lists the invalid fields, focuses the chosen one and keeps the input", async () => {
    const { user } = await openCheckout(["edamame"]);
    await enter(user, "Telefon", "abc");
    await user.click(orderButton());

    const summary = await screen.findByRole("alert");
    expect(summary).toHaveTextContent("2 Angaben fehlen noch oder stimmen nicht");
    await waitFor(() =>
      expect(screen.getByLabelText("Name")).toHaveAccessibleErrorMessage(
        "Bitte geben Sie Ihren Namen an",
      ),
    );
    await user.click(within(summary).getByText("Bitte geben Sie Ihren Namen an"));
    expect(screen.getByLabelText("Name")).toHaveFocus();
    expect(screen.getByLabelText("Telefon")).toHaveValue("abc");
    expect(place).not.toHaveBeenCalled();
    expect(sessionStorage.getItem("resto-bobingen.checkout")).toContain('"phone":"abc"');
  });

  it("does not order as a guest while the guest has chosen to sign in", async () => {
    signIn({ ...member, email: null, isAnonymous: true });
    const { user } = await openCheckout(["edamame"]);
    await fillContact(user);
    await user.click(screen.getByRole("button", { name: "Anmelden" }));
    expect(screen.getByText("Formular")).toBeVisible();
    await user.click(orderButton());
    expect(await screen.findByRole("alert")).toHaveTextContent("Schließen Sie die Anmeldung ab");
    expect(place).not.toHaveBeenCalled();
    await user.click(screen.getByRole("button", { name: "Als Gast bestellen" }));
    place.mockImplementationOnce(() => new Promise(() => {}));
    await user.click(orderButton());
    await waitFor(() => expect(place).toHaveBeenCalledTimes(1));
  });

  it("shows only time and total between the summary and the order button", async () => {
    await openCheckout(["edamame"]);
    const bar = screen.getByTestId("order-bar");
    expect(bar.previousElementSibling).toHaveTextContent(/Ihre Bestellung prüfen.*inkl\. MwSt\./);
    await waitFor(() =>
      expect(bar).toHaveTextContent(
        /^Abholung ca\. \d\d:\d\d Uhr4,41\s€Zahlungspflichtig bestellen$/,
      ),
    );
  });

  it("marks a sold-out dish and offers to remove it", async () => {
    const { user } = await openCheckout(["edamame", "gone"]);
    expect(screen.getByText("Ein Gericht ist gerade nicht verfügbar")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Saft entfernen" }));
    expect(screen.queryByText("Ein Gericht ist gerade nicht verfügbar")).toBeNull();
  });

  it("accepts a changed dish without its removed option in one tap", async () => {
    const pho = sampleMenu.items.find(({ id }) => id === "pho");
    if (!pho) throw new Error("no dish");
    const { store, user } = await openCheckout(["edamame"]);
    await act(async () => {
      const choices = { size: "large", extras: ["egg", "truffle"] };
      store.set(addToCartAtom, makeCartItem(pho, choices));
    });
    expect(screen.getByText(/Eine gewählte Option gibt es nicht mehr. Ohne sie/)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Änderungen übernehmen" }));
    expect(screen.queryByText("Ein Gericht ist gerade nicht verfügbar")).toBeNull();
    expect(screen.getByText(/Groß, Ei/)).toBeVisible();
  });

  it("sends one order however often the button is clicked", async () => {
    let answer: (value: Awaited<ReturnType<typeof place>>) => void = () => {};
    place.mockImplementation(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    const { user } = await openCheckout(["edamame"]);
    await fillContact(user);
    for (let click = 0; click < 5; click += 1) await user.click(orderButton());
    await waitFor(() => expect(place).toHaveBeenCalledTimes(1));
    expect(orderButton()).toHaveAttribute("aria-busy", "true");
    const { order_id, expected_total_cents } = place.mock.calls[0]?.[0] ?? {};
    expect(expected_total_cents).toBe(441);
    expect(localStorage.getItem("resto-bobingen.pending-order")).toContain(order_id);
    await act(async () =>
      answer(
        ok({
          id: order_id ?? "",
          code: "K7QX",
          total_cents: 441,
          status: "placed",
          replayed: false,
        }),
      ),
    );
    expect(localStorage.getItem("resto-bobingen.pending-order")).toBe("null");
    expect(localStorage.getItem("resto-bobingen.cart")).toBe("[]");
  });

  it("shows changed prices line by line and accepts them in one tap", async () => {
    const dearer = { line_cents: 590, unit_cents: 590 };
    place.mockImplementationOnce(async () =>
      err({ kind: "refused", refusal: { reason: "PRICE_CHANGED" }, quote: edamameQuote(dearer) }),
    );
    const { user } = await openCheckout(["edamame"]);
    await fillContact(user);
    await user.click(orderButton());
    const row = await screen.findByRole("row", { name: /Edamame/ });
    expect(row).toHaveTextContent(/4,90\s€.*5,90\s€/);
    expect(orderButton()).toBeDisabled();
    await user.click(screen.getByRole("button", { name: /Neuen Preis 5,31\s€ akzeptieren/ }));
    expect(orderButton()).toBeEnabled();
    place.mockImplementationOnce(() => new Promise(() => {}));
    await user.click(orderButton());
    await waitFor(() => expect(place.mock.calls.at(-1)?.[0].expected_total_cents).toBe(531));
  });
});
