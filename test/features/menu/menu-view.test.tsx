import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { makeCartItem } from "@/domain/cart/cart-item";
import { MenuView } from "@/features/menu/menu-view";
import { addToCartAtom, cartLinesAtom } from "@/state/cart/cart-atoms";
import { dishSheetAtom } from "@/state/menu/dish-sheet-atom";
import { tenant as restoBobingen } from "@/tenant-configs/resto-bobingen";
import { renderInRestaurant } from "../render-in-restaurant";
import { sampleMenu } from "../sample-menu";

vi.mock("@/firebase/repos/restaurant-repo", () => ({
  readRestaurant: async () => restoBobingen,
}));
vi.mock("@/firebase/repos/menu-repo", () => ({ readMenu: async () => sampleMenu }));
vi.mock("@/firebase/repos/availability-repo", () => ({ watchAvailability: () => () => {} }));

// jsdom lays nothing out.
class SilentObserver {
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("IntersectionObserver", SilentObserver);
  Element.prototype.scrollTo = () => {};
  Element.prototype.scrollIntoView = () => {};
});

function dish(id: string): HTMLElement {
  const row = document
    .querySelector(`[data-add="${id}"], [data-dish="${id}"]`)
    ?.closest<HTMLElement>("[data-dish]");
  if (!row) throw new Error(`no row of ${id}`);
  return row;
}

describe("menu", () => {
  it("lists the categories that have dishes, with prices as the law wants them", async () => {
    await renderInRestaurant(<MenuView />);
    expect(screen.getAllByRole("link").map((tab) => tab.textContent)).toEqual([
      "Suppen",
      "Getränke",
    ]);
    // The cheapest size counts, because one must be chosen.
    expect(dish("pho")).toHaveTextContent("ab 11,00 €");
    expect(dish("cola")).toHaveTextContent("10,00 € pro Liter");
    expect(dish("cola")).toHaveTextContent("zzgl. 0,15 € Pfand");
  });

  it("says when allergens were not declared, which is not the same as none", async () => {
    await renderInRestaurant(<MenuView />);
    expect(dish("pho")).toHaveTextContent("Allergene nicht angegeben");
    expect(dish("cola")).not.toHaveTextContent("Allergene");
    expect(within(dish("edamame")).getByText("F")).toBeInTheDocument();
  });

  it("says what the codes stand for when they are unfolded", async () => {
    await renderInRestaurant(<MenuView />);
    const details = dish("edamame").querySelector("details");
    if (!details) throw new Error("no codes");
    // jsdom neither unfolds by click nor tells that it has.
    details.open = true;
    fireEvent(details, new Event("toggle"));
    expect(details).toHaveTextContent("F Soja");
  });

  it("adds a simple dish at once and counts it on its button", async () => {
    const store = await renderInRestaurant(<MenuView />);
    const add = screen.getByRole("button", { name: "Edamame in den Warenkorb" });
    await userEvent.click(add);
    await userEvent.click(add);
    expect(store.get(cartLinesAtom)).toMatchObject([{ id: "edamame", qty: 2 }]);
    expect(add).toHaveTextContent("2");
    expect(screen.getByText("Edamame liegt im Warenkorb")).toBeInTheDocument();
  });

  it("takes portions out again and keeps the focus where it was", async () => {
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

  it("offers no button for what is sold out", async () => {
    await renderInRestaurant(<MenuView />);
    expect(dish("gone")).toHaveTextContent("Ausverkauft");
    expect(within(dish("gone")).queryByRole("button")).toBeNull();
  });
});

describe("option sheet", () => {
  async function openPho() {
    const store = await renderInRestaurant(<MenuView />);
    await userEvent.click(screen.getByRole("button", { name: "Phở Bò: Optionen wählen" }));
    const sheet = within(
      await screen.findByRole("dialog", { name: "Phở Bò" }, { timeout: 10_000 }),
    );
    return { store, sheet };
  }

  it("refuses until a required choice is made, and leads there", async () => {
    const { store, sheet } = await openPho();
    await userEvent.click(sheet.getByRole("button", { name: /Hinzufügen/ }));
    expect(store.get(cartLinesAtom)).toEqual([]);
    expect(sheet.getByRole("alert")).toHaveTextContent("Bitte wählen Sie hier etwas aus.");
    expect(sheet.getByRole("radio", { name: /Normal/ })).toHaveFocus();
  });

  it("prices choices as they are made and adds them with note and quantity", async () => {
    const { store, sheet } = await openPho();
    await userEvent.click(sheet.getByRole("radio", { name: /Groß/ }));
    await userEvent.click(sheet.getByRole("checkbox", { name: /Ei/ }));
    // At most one extra: the other one cannot be ticked as well.
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

  it("adds once, however often it is confirmed while the sheet leaves", async () => {
    const { store, sheet } = await openPho();
    await userEvent.click(sheet.getByRole("radio", { name: /Normal/ }));
    const confirm = sheet.getByRole("button", { name: /Hinzufügen/ });
    fireEvent.click(confirm);
    fireEvent.click(confirm);
    expect(store.get(cartLinesAtom)).toMatchObject([{ id: "pho", qty: 1 }]);
  });

  it("does not open by itself on return to a page that was left with it open", async () => {
    const { store } = await openPho();
    cleanup();
    expect(store.get(dishSheetAtom)).toBeNull();
  });

  it("opens a line of the cart with its choices and replaces it", async () => {
    const store = await renderInRestaurant(<MenuView />);
    const pho = sampleMenu.items.find(({ id }) => id === "pho");
    if (!pho) throw new Error("no pho");
    const portion = makeCartItem(pho, { size: "large", extras: ["egg"] }, "scharf");
    act(() => {
      store.set(addToCartAtom, portion);
      store.set(dishSheetAtom, { id: "pho", line: portion.hash });
    });
    const sheet = within(
      await screen.findByRole("dialog", { name: "Phở Bò" }, { timeout: 10_000 }),
    );
    expect(sheet.getByRole("radio", { name: /Groß/ })).toBeChecked();
    expect(sheet.getByLabelText("Wunsch an die Küche")).toHaveValue("scharf");
    await userEvent.click(sheet.getByRole("radio", { name: /Normal/ }));
    await userEvent.click(sheet.getByRole("button", { name: /^Übernehmen · 12,50/ }));
    expect(store.get(cartLinesAtom)).toMatchObject([
      { qty: 1, note: "scharf", item: { choices: { size: "normal", extras: ["egg"] } } },
    ]);
  });
});
