import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { makeCartItem } from "@/domain/cart/cart-item";
import { MenuView } from "@/features/menu/menu-view";
import { addToCartAtom, cartLinesAtom } from "@/state/cart/cart-atoms";
import { earlyClicksAtom } from "@/state/cart/early-clicks-atom";
import { dishSheetAtom } from "@/state/menu/dish-sheet-atom";
import { renderInRestaurant } from "../render-in-restaurant";
import { sampleMenu } from "../sample-menu";

function dish(name: RegExp): HTMLElement {
  const row = screen.getByRole("heading", { level: 3, name }).closest("li");
  if (!row) throw new Error(`no row of ${name}`);
  return row;
}

async function withPho(...choices: Record<string, string | string[]>[]) {
  const store = await renderInRestaurant(<MenuView />);
  const pho = sampleMenu.items.find(({ id }) => id === "pho");
  if (!pho) throw new Error("no pho");
  act(() => {
    for (const each of choices) store.set(addToCartAtom, makeCartItem(pho, each));
  });
  return { store, pho };
}

describe("menu", () => {
  it("lists the categories with dishes, and prices with deposit and price per litre", async () => {
    await renderInRestaurant(<MenuView />);
    expect(screen.getAllByRole("link").map((tab) => tab.textContent)).toEqual([
      "Suppen",
      "Getränke",
    ]);
    // One size is required, so the cheapest one counts.
    expect(dish(/Phở Bò/)).toHaveTextContent("ab 11,00 €");
    expect(dish(/Cola/)).toHaveTextContent("10,00 € pro Liter");
    expect(dish(/Cola/)).toHaveTextContent("zzgl. 0,15 € Pfand");
  });

  it("distinguishes undeclared allergens from none", async () => {
    await renderInRestaurant(<MenuView />);
    expect(dish(/Phở Bò/)).toHaveTextContent("Allergene nicht angegeben");
    expect(dish(/Cola/)).not.toHaveTextContent("Allergene");
    expect(within(dish(/Edamame/)).getByText("F")).toBeInTheDocument();
  });

  it("explains the codes of a dish in its sheet, which its row opens", async () => {
    await renderInRestaurant(<MenuView />);
    await userEvent.click(screen.getByRole("button", { name: "Edamame" }));
    const sheet = within(await screen.findByRole("dialog", { name: "Edamame" }));
    const details = sheet.getByText("Allergene und Zusatzstoffe: F").closest("details");
    if (!details) throw new Error("the codes cannot be opened");
    // jsdom neither opens details on click nor fires toggle.
    details.open = true;
    fireEvent(details, new Event("toggle"));
    expect(details).toHaveTextContent("F Soja");
  });

  it("repeats the clicks on dishes from before hydration", async () => {
    const store = await renderInRestaurant(<MenuView />);
    act(() =>
      store.set(earlyClicksAtom, [
        { kind: "add", id: "edamame" },
        { kind: "add", id: "edamame" },
        { kind: "open", id: "cola" },
      ]),
    );
    expect(store.get(cartLinesAtom)).toMatchObject([{ id: "edamame", qty: 2 }]);
    expect(await screen.findByRole("dialog", { name: "Cola 0,33 l" })).toBeVisible();
    expect(store.get(earlyClicksAtom)).toEqual([]);
  });

  it("adds a dish without required options at once and counts it on its button", async () => {
    const store = await renderInRestaurant(<MenuView />);
    const add = screen.getByRole("button", { name: "Edamame in den Warenkorb" });
    await userEvent.click(add);
    await userEvent.click(add);
    expect(store.get(cartLinesAtom)).toMatchObject([{ id: "edamame", qty: 2 }]);
    expect(add).toHaveTextContent("2");
    expect(screen.getByText("Edamame liegt im Warenkorb")).toBeInTheDocument();
  });

  it("removes portions of a dish and keeps the focus in its row", async () => {
    const store = await renderInRestaurant(<MenuView />);
    const add = screen.getByRole("button", { name: "Edamame in den Warenkorb" });
    await userEvent.click(add);
    await userEvent.click(add);
    const remove = screen.getByRole("button", { name: /^Eine Portion Edamame aus dem/ });
    await userEvent.click(remove);
    expect(remove).toHaveFocus();
    await userEvent.click(remove);
    expect(store.get(cartLinesAtom)).toEqual([]);
    expect(remove).not.toBeInTheDocument();
    expect(add).toHaveFocus();
  });

  it("says which options the removed portion had", async () => {
    const { store, pho } = await withPho({ size: "large", extras: ["egg"] });
    await userEvent.click(screen.getByRole("button", { name: /^Eine Portion Phở Bò aus dem/ }));
    expect(store.get(cartLinesAtom)).toEqual([]);
    const { name } = pho;
    screen.getByText(`Eine Portion ${name.de} (Groß, Ei) aus dem Warenkorb genommen`);
  });

  it("asks which portion to remove if the cart has a dish with different options", async () => {
    const { store } = await withPho({ size: "large" }, { size: "normal" });
    await userEvent.click(screen.getByRole("button", { name: /^Eine Portion Phở Bò aus dem/ }));
    const sheet = within(await screen.findByRole("dialog", { name: /Welche Portion weniger/ }));
    expect(store.get(cartLinesAtom)).toHaveLength(2);
    await userEvent.click(sheet.getByRole("button", { name: "Eine Portion weniger: Normal" }));
    expect(store.get(cartLinesAtom)).toMatchObject([{ item: { choices: { size: "large" } } }]);
    await userEvent.click(sheet.getByRole("button", { name: "Fertig" }));
    await waitFor(() => expect(store.get(dishSheetAtom)).toBeNull());
  });

  it("shows a sold-out dish in its sheet without a button that adds it", async () => {
    await renderInRestaurant(<MenuView />);
    const row = dish(/Saft/);
    expect(row).toHaveTextContent("Ausverkauft");
    expect(within(row).getAllByRole("button")).toEqual([
      within(row).getByRole("button", { name: "Saft" }),
    ]);
    await userEvent.click(within(row).getByRole("button", { name: "Saft" }));
    const sheet = within(await screen.findByRole("dialog", { name: "Saft" }));
    expect(sheet.getByText("Ausverkauft")).toBeVisible();
    expect(sheet.queryByRole("button", { name: /Hinzufügen/ })).toBeNull();
  });
});

describe("option sheet", () => {
  async function openPho() {
    const store = await renderInRestaurant(<MenuView />);
    await userEvent.click(screen.getByRole("button", { name: "Phở Bò: Optionen wählen" }));
    const sheet = within(await screen.findByRole("dialog", { name: "Phở Bò" }));
    return { store, sheet };
  }

  it("refuses a dish without its required choice and focuses it", async () => {
    const { store, sheet } = await openPho();
    await userEvent.click(sheet.getByRole("button", { name: /Hinzufügen/ }));
    expect(store.get(cartLinesAtom)).toEqual([]);
    expect(sheet.getByRole("alert")).toHaveTextContent("Bitte wählen Sie hier etwas aus.");
    expect(sheet.getByRole("radio", { name: /Normal/ })).toHaveFocus();
  });

  it("updates the price with every choice and adds the dish with note and quantity", async () => {
    const { store, sheet } = await openPho();
    await userEvent.click(sheet.getByRole("radio", { name: /Groß/ }));
    await userEvent.click(sheet.getByRole("checkbox", { name: /Ei/ }));
    // The group allows one extra.
    expect(sheet.getByRole("checkbox", { name: /Tofu/ })).toBeDisabled();
    await userEvent.click(sheet.getByRole("button", { name: "Eine Portion mehr" }));
    await userEvent.type(sheet.getByLabelText("Wunsch an die Küche"), "ohne Koriander");
    await userEvent.click(sheet.getByRole("button", { name: /29,00/ }));
    expect(store.get(cartLinesAtom)).toMatchObject([
      {
        id: "pho",
        qty: 2,
        unit_cents: 1450,
        note: "ohne Koriander",
        item: { choices: { size: "large", extras: ["egg"] } },
      },
    ]);
  });

  it("adds a dish once if the button is clicked twice while the sheet closes", async () => {
    const { store, sheet } = await openPho();
    await userEvent.click(sheet.getByRole("radio", { name: /Normal/ }));
    const confirm = sheet.getByRole("button", { name: /Hinzufügen/ });
    fireEvent.click(confirm);
    fireEvent.click(confirm);
    expect(store.get(cartLinesAtom)).toMatchObject([{ id: "pho", qty: 1 }]);
  });

  it("closes the sheet when the guest leaves the page", async () => {
    const { store } = await openPho();
    cleanup();
    expect(store.get(dishSheetAtom)).toBeNull();
  });

  it("opens a cart line with its choices and replaces it", async () => {
    const store = await renderInRestaurant(<MenuView />);
    const pho = sampleMenu.items.find(({ id }) => id === "pho");
    if (!pho) throw new Error("no pho");
    const portion = makeCartItem(pho, { size: "large", extras: ["egg"] }, "scharf");
    act(() => {
      store.set(addToCartAtom, portion);
      store.set(dishSheetAtom, { id: "pho", line: portion.hash });
    });
    const sheet = within(await screen.findByRole("dialog", { name: "Phở Bò" }));
    expect(sheet.getByRole("radio", { name: /Groß/ })).toBeChecked();
    expect(sheet.getByLabelText("Wunsch an die Küche")).toHaveValue("scharf");
    await userEvent.click(sheet.getByRole("radio", { name: /Normal/ }));
    await userEvent.click(sheet.getByRole("button", { name: /^Übernehmen · 12,50/ }));
    expect(store.get(cartLinesAtom)).toMatchObject([
      { qty: 1, note: "scharf", item: { choices: { size: "normal", extras: ["egg"] } } },
    ]);
  });
});
