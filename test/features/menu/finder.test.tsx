import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { activeTenantKey } from "@/config/active-tenant-key";
import { MenuView } from "@/features/menu/menu-view";
import { dishQueryAtom, searchShortcutAtom, toggleAvoidedAtom } from "@/state/menu/finder-atoms";
import { renderInRestaurant } from "../render-in-restaurant";
import { sampleMenu } from "../sample-menu";

const field = () => screen.getByRole("searchbox", { name: "Speisekarte durchsuchen" });
const dishes = () => screen.getAllByRole("heading", { level: 3 }).map((name) => name.textContent);

describe("search", () => {
  it("shows and announces the number of results while the guest types", async () => {
    await renderInRestaurant(<MenuView />);
    await userEvent.type(field(), "pho");
    expect(await screen.findByRole("heading", { name: "1 Gericht für „pho“" })).toBeVisible();
    expect(dishes()).toEqual(["Nummer 30 Phở Bò"]);
    const status = screen.getByRole("status");
    await waitFor(() => expect(status).toHaveTextContent("1 Gericht für „pho“"));
  });

  it("offers the whole menu if nothing is found", async () => {
    await renderInRestaurant(<MenuView />);
    await userEvent.type(field(), "schnitzel");
    await userEvent.click(await screen.findByRole("button", { name: "Ganze Karte zeigen" }));
    expect(dishes()).toHaveLength(sampleMenu.items.length);
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue("");
  });

  it("focuses the search field on / and clears it on Escape", async () => {
    await renderInRestaurant(<MenuView />);
    await userEvent.keyboard("/");
    expect(field()).toHaveFocus();
    await userEvent.keyboard("col/a");
    expect(field()).toHaveValue("col/a");
    await userEvent.keyboard("{Escape}");
    expect(field()).toHaveValue("");
    expect(dishes()).toHaveLength(sampleMenu.items.length);
  });
});

describe("search by diet", () => {
  const [edamame, , cola] = sampleMenu.items;
  const items = [
    { ...edamame, diet: ["vegan", "gluten-free"] },
    {
      ...cola,
      id: "soup",
      name: { de: "Tagessuppe", en: "Soup of the day" },
      diet: ["gluten-free"],
    },
  ] as typeof sampleMenu.items;
  delete items[1]?.add_ons;

  async function searchFor(query: string) {
    const store = await renderInRestaurant(<MenuView />, { menu: { ...sampleMenu, items } });
    act(() => store.set(dishQueryAtom, query));
    await screen.findByRole("heading", { name: `1 Gericht für „${query}“` });
  }

  it("finds a vegan dish as vegetarian", async () => {
    await searchFor("vegetarisch");
    expect(dishes()).toEqual(["Edamame"]);
  });

  it("lists a dish with undeclared allergens among those with missing information", async () => {
    await searchFor("glutenfrei");
    const unknown = screen.getByText("Bei 1 Gericht fehlen Angaben").closest("details");
    expect(unknown).toHaveTextContent("Tagessuppe");
    expect(unknown).not.toHaveTextContent("Edamame");
  });
});

describe("search on the page", () => {
  it("scrolls to the top when it is tapped and when the guest starts to type", async () => {
    const scrolled: Element[] = [];
    const stub = vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function scroll(
      this: Element,
    ) {
      scrolled.push(this);
    });
    onTestFinished(() => stub.mockRestore());
    await renderInRestaurant(<MenuView />);
    const menu = screen.getByRole("region", { name: "Speisekarte" });
    await userEvent.click(field());
    expect(scrolled).toEqual([menu]);
    await userEvent.keyboard("ph");
    expect(scrolled).toEqual([menu, menu]);
  });

  it("keeps the categories above the results; one of them leads back to the menu", async () => {
    const store = await renderInRestaurant(<MenuView />);
    await userEvent.type(field(), "pho");
    await screen.findByRole("heading", { name: "1 Gericht für „pho“" });
    const tabs = within(screen.getByRole("navigation", { name: "Kategorien der Speisekarte" }));
    expect(tabs.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "Suppen",
      "Getränke",
    ]);
    expect(tabs.queryByRole("link", { current: true })).toBeNull();
    await userEvent.click(tabs.getByRole("link", { name: "Getränke" }));
    expect(store.get(dishQueryAtom)).toBe("");
    await waitFor(() => expect(screen.getByRole("heading", { name: "Getränke" })).toHaveFocus());
  });
});

describe("filters", () => {
  const choose = (name: string) => userEvent.click(screen.getByRole("checkbox", { name }));

  it("leaves out dishes with the allergen and lists undeclared dishes separately", async () => {
    await renderInRestaurant(<MenuView />);
    await userEvent.click(screen.getByRole("button", { name: "Filter" }));
    const sheet = within(await screen.findByRole("dialog", { name: "Filter" }));
    expect(sheet.getByRole("group", { name: "Ohne diese Allergene" })).toBeVisible();
    // No dish of this menu names a diet.
    expect(screen.queryByRole("group", { name: "Ernährung" })).toBeNull();
    await choose("ohne Soja");
    expect(await screen.findByRole("heading", { name: "2 Gerichte passen" })).toBeVisible();
    const unknown = screen.getByText("Bei 1 Gericht fehlen Angaben").closest("details");
    expect(unknown).toHaveTextContent("Das heißt nicht, dass sie frei davon sind");
    expect(unknown).toHaveTextContent("Phở Bò");
    expect(screen.queryByText("Edamame")).toBeNull();
    expect(JSON.parse(sessionStorage.getItem(`${activeTenantKey}.dish-filter`) ?? "{}")).toEqual({
      diets: [],
      avoid: ["soy"],
    });
    expect(screen.getByRole("button", { name: /^Filter\s*1\s*gewählt$/ })).toBeInTheDocument();
    expect(sheet.getByRole("button", { name: "2 Gerichte zeigen" })).toBeVisible();
    await userEvent.click(sheet.getByRole("button", { name: "Filter aufheben" }));
    expect(dishes()).toHaveLength(sampleMenu.items.length);
    await userEvent.click(
      sheet.getByRole("button", { name: `${sampleMenu.items.length} Gerichte zeigen` }),
    );
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Filter" })).toBeNull());
  });

  it("marks the options that contain an avoided allergen", async () => {
    const store = await renderInRestaurant(<MenuView />);
    act(() => store.set(toggleAvoidedAtom, "soy"));
    await userEvent.click(await screen.findByText("Bei 1 Gericht fehlen Angaben"));
    await userEvent.click(
      screen.getByRole("button", { name: "Phở Bò: Optionen wählen", hidden: true }),
    );
    const sheet = within(await screen.findByRole("dialog", { name: "Phở Bò" }));
    expect(sheet.getByRole("checkbox", { name: /Tofu.*passt nicht/ })).toBeInTheDocument();
    expect(sheet.getByRole("checkbox", { name: /Ei/ })).not.toHaveAccessibleName(/passt nicht/);
    expect(sheet.getByRole("radio", { name: /Groß.*keine Angabe/ })).toBeInTheDocument();
  });

  it("does not focus the search field on / in a sheet", async () => {
    await renderInRestaurant(<MenuView />);
    await userEvent.click(screen.getByRole("button", { name: "Edamame" }));
    const sheet = within(await screen.findByRole("dialog", { name: "Edamame" }));
    const close = sheet.getByRole("button", { name: "Schließen" });
    close.focus();
    await userEvent.keyboard("/");
    expect(close).toHaveFocus();
  });

  it("does not focus the search field on / once the shortcut is off", async () => {
    const store = await renderInRestaurant(<MenuView />);
    act(() => store.set(searchShortcutAtom, false));
    await userEvent.keyboard("/");
    expect(field()).not.toHaveFocus();
  });
});
