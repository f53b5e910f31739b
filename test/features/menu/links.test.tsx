import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, onTestFinished, vi } from "vitest";
import { MenuView } from "@/features/menu/menu-view";
import { dishSheetAtom } from "@/state/menu/dish-sheet-atom";
import { toggleFavouriteAtom } from "@/state/menu/favourite-atoms";
import { renderInRestaurant } from "../render-in-restaurant";

/** A navigation entry of the Performance API, which jsdom lacks. */
class PerformanceEntryStub implements PerformanceEntry {
  duration = 0;
  entryType = "navigation";
  name = "";
  startTime = 0;
  toJSON() {}
}

function stubScrollIntoView(onScroll: (element: Element) => void): void {
  const stub = vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function scroll(
    this: Element,
  ) {
    onScroll(this);
  });
  onTestFinished(() => stub.mockRestore());
}

it("copies the link to a category if the device cannot share", async () => {
  const user = userEvent.setup();
  await renderInRestaurant(<MenuView />);
  await user.click(screen.getByRole("button", { name: "Link zu Suppen teilen" }));
  expect(await screen.findByText("Link kopiert")).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe("http://localhost:3000/#soups");
});

it("announces a copied link again when the button is pressed again", async () => {
  const user = userEvent.setup();
  await renderInRestaurant(<MenuView />);
  const button = screen.getByRole("button", { name: "Link zu Suppen teilen" });
  await user.click(button);
  const first = await screen.findByText("Link kopiert");
  await user.click(button);
  // Screen readers announce new elements of a status, not a text that stays.
  await waitFor(() => expect(first).not.toBeInTheDocument());
  expect(screen.getByText("Link kopiert").parentElement).toHaveRole("status");
});

it("scrolls to the category in the URL once, and not after later changes of the menu", async () => {
  const scrolledTo: string[] = [];
  // The search field scrolls the menu itself, which has no id.
  stubScrollIntoView((element) => scrolledTo.push(...(element.id ? [element.id] : [])));
  window.location.hash = "#drinks";
  onTestFinished(() => window.history.replaceState(null, "", "/"));
  const store = await renderInRestaurant(<MenuView />);
  expect(scrolledTo).toEqual(["drinks"]);
  act(() => store.set(toggleFavouriteAtom, "edamame"));
  expect(screen.getByRole("region", { name: "Meine Favoriten" })).toBeInTheDocument();
  const search = screen.getByRole("searchbox");
  await userEvent.type(search, "pho");
  await screen.findByRole("heading", { name: "1 Gericht für „pho“" });
  await userEvent.clear(search);
  await screen.findByRole("region", { name: "Getränke" });
  expect(scrolledTo).toEqual(["drinks"]);
});

it("leaves the scroll position to the browser after a reload", async () => {
  const scroll = vi.fn();
  stubScrollIntoView(scroll);
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([
    Object.assign(new PerformanceEntryStub(), { type: "reload" }),
  ]);
  window.location.hash = "#drinks";
  onTestFinished(() => {
    vi.restoreAllMocks();
    window.history.replaceState(null, "", "/");
  });
  await renderInRestaurant(<MenuView />);
  expect(screen.getByRole("region", { name: "Getränke" })).toBeInTheDocument();
  expect(scroll).not.toHaveBeenCalled();
});

it("shows the menu with a hash that cannot be decoded", async () => {
  window.location.hash = "#100%";
  onTestFinished(() => window.history.replaceState(null, "", "/"));
  await renderInRestaurant(<MenuView />);
  expect(screen.getByRole("region", { name: "Getränke" })).toBeInTheDocument();
});

it("opens the sheet of the dish in the URL, with a button that shares it", async () => {
  const share = vi.fn(async () => {});
  Object.defineProperty(navigator, "share", { value: share, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "share"));
  await renderInRestaurant(<MenuView />, { path: "/?dish=pho" });
  const sheet = within(await screen.findByRole("dialog", { name: "Phở Bò" }));
  await userEvent.click(sheet.getByRole("button", { name: "Link zu Phở Bò teilen" }));
  expect(share).toHaveBeenCalledWith({
    title: "Phở Bò",
    url: "http://localhost:3000/dish/pho/",
  });
});

it("searches for the dish in the URL if it has left the menu", async () => {
  const store = await renderInRestaurant(<MenuView />, { path: "/?dish=roast-duck" });
  expect(await screen.findByText(/Für „roast duck“ steht nichts/)).toBeVisible();
  expect(store.get(dishSheetAtom)).toBeNull();
});
