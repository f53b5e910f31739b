import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { Availability } from "@/domain/availability/availability.schema";
import type { Menu, MenuItem } from "@/domain/menu/menu.schema";
import { MenuView } from "@/features/menu/menu-view";
import { readBestSellers } from "@/firebase/repos/best-sellers-repo";
import { readMenu } from "@/firebase/repos/menu-repo";
import { cartLinesAtom } from "@/state/cart/cart-atoms";
import { reloadRestaurantAtom } from "@/state/restaurant/restaurant-atoms";
import { renderInRestaurant } from "../render-in-restaurant";
import { sampleMenu } from "../sample-menu";

interface Stored {
  readonly bestSellers?: readonly string[];
  readonly categories?: Menu["categories"];
  readonly availability?: Partial<Availability>;
}

/** Opens the menu with changed dishes. */
async function openMenu(
  changes: Record<string, Partial<MenuItem>>,
  { bestSellers = [], categories = sampleMenu.categories, availability = {} }: Stored = {},
) {
  const items = sampleMenu.items.map((item) => ({ ...item, ...changes[item.id] }));
  vi.mocked(readBestSellers).mockResolvedValue(bestSellers);
  onTestFinished(() => void vi.mocked(readBestSellers).mockResolvedValue([]));
  const store = await renderInRestaurant(<MenuView />, { availability });
  vi.mocked(readMenu).mockResolvedValue({ ...sampleMenu, items, categories });
  await act(async () => store.set(reloadRestaurantAtom));
  return store;
}

const section = (name: string) => within(screen.getByRole("region", { name }));
const namesIn = (name: string) =>
  section(name)
    .getAllByRole("heading", { level: 3 })
    .map(({ textContent }) => textContent);

describe("recommendations", () => {
  it("stand above the categories, followed by best sellers that are on the menu", async () => {
    const bestSellers = ["edamame", "cola", "gone", "removed", "pho"];
    await openMenu({ pho: { recommended: true } }, { bestSellers });
    await screen.findByRole("region", { name: "Empfehlungen" });
    // Not the bottle, the sold-out juice, or a dish that has left the menu.
    await waitFor(() => expect(namesIn("Empfehlungen")).toEqual(["Nummer 30 Phở Bò", "Edamame"]));
    expect(screen.getAllByRole("link")[0]).toHaveTextContent("Empfehlungen");
    expect(section("Empfehlungen").getAllByText("Beliebt")).toHaveLength(2);
    expect(section("Suppen").getAllByText("Beliebt")).toHaveLength(2);
  });

  it("are left out without a recommended dish; best sellers are only marked", async () => {
    await openMenu({}, { bestSellers: ["edamame"] });
    await waitFor(() => expect(section("Suppen").getByText("Beliebt")).toBeVisible());
    expect(screen.queryByRole("region", { name: "Empfehlungen" })).toBeNull();
  });
});

describe("dishes to share", () => {
  const serves = {
    edamame: { serves: { min: 1, max: 1 } },
    pho: { serves: { min: 2, max: 2 }, settings: {} },
  };

  it("are suggested for a number of people, and a tap adds the portions", async () => {
    const store = await openMenu(serves);
    await userEvent.click(await screen.findByRole("button", { name: /^1 × Phở Bò · 10,00\s€$/ }));
    expect(store.get(cartLinesAtom)).toMatchObject([{ id: "pho", qty: 1 }]);
    const more = screen.getByRole("button", { name: "Eine Person mehr" });
    await userEvent.click(more);
    await userEvent.click(more);
    await userEvent.click(screen.getByRole("button", { name: /^2 × Phở Bò · 20,00\s€$/ }));
    expect(store.get(cartLinesAtom)).toMatchObject([{ id: "pho", qty: 3 }]);
  });

  it("are suggested for at most 12 people", async () => {
    await openMenu(serves);
    const more = await screen.findByRole("button", { name: "Eine Person mehr" });
    for (let people = 2; people < 12; people += 1) {
      expect(more).toHaveAttribute("aria-disabled", "false");
      fireEvent.click(more);
    }
    expect(more).toHaveAttribute("aria-disabled", "true");
  });

  it("are not suggested while they are sold out", async () => {
    await openMenu(serves, { availability: { sold_out: { pho: 8e15 } } });
    expect(await screen.findByRole("button", { name: /^2 × Edamame/ })).toBeVisible();
    expect(screen.queryByRole("button", { name: /^1 × Phở Bò/ })).toBeNull();
  });

  it.each([
    ["has one dish for several people only", { pho: { serves: { min: 2, max: 2 } } }],
    [
      "has dishes for one person only",
      { edamame: { serves: { min: 1, max: 1 } }, pho: { serves: { min: 1, max: 1 } } },
    ],
  ])("are not suggested in a category that %s", async (_what, changes) => {
    // The new name shows that the changed menu has arrived.
    const cola = { name: { de: "Limonade", en: "Lemonade" } };
    await openMenu({ ...changes, cola });
    expect(await screen.findByText("Limonade")).toBeVisible();
    expect(screen.queryByText("Für wie viele Personen?")).toBeNull();
  });
});

it("shows the hours of a category below its name", async () => {
  const [soups, ...others] = sampleMenu.categories;
  if (!soups) throw new Error("no soups");
  const served = [{ days: [1 as const, 2 as const, 3 as const], from: "11:30", until: "14:30" }];
  await openMenu({}, { categories: [{ ...soups, served }, ...others] });
  expect(await screen.findByText("Mo–Mi 11:30–14:30")).toBeVisible();
});
