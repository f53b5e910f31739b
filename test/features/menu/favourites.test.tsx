import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { MenuView } from "@/features/menu/menu-view";
import { favouritesAtom, toggleFavouriteAtom } from "@/state/menu/favourite-atoms";
import { renderInRestaurant } from "../render-in-restaurant";

interface Position {
  readonly isIntersecting: boolean;
  /** Pixels from the top of the screen. */
  readonly top: number;
}

/** Observed elements; `report` tells the observer a position, because jsdom has no layout. */
let observed: { element: Element; report: (position: Position) => void }[] = [];

class StubObserver {
  readonly #callback: (entries: object[]) => void;
  constructor(callback: (entries: object[]) => void) {
    this.#callback = callback;
  }
  observe(element: Element) {
    const report = ({ isIntersecting, top }: Position) =>
      this.#callback([{ target: element, isIntersecting, boundingClientRect: { top } }]);
    observed.push({ element, report });
  }
  disconnect() {}
}

beforeEach(() => {
  observed = [];
  vi.stubGlobal("IntersectionObserver", StubObserver);
});

describe("favourites", () => {
  it("lists favourites in a section of their own and stores them on the device", async () => {
    const store = await renderInRestaurant(<MenuView />);
    expect(screen.queryByRole("heading", { name: "Meine Favoriten" })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Edamame" }));
    const heart = await screen.findByRole("button", { name: "Edamame als Favorit merken" });
    await userEvent.click(heart);
    expect(heart).toHaveAttribute("aria-pressed", "true");
    const section = screen.getByRole("region", { name: "Meine Favoriten", hidden: true });
    const dishes = within(section).getAllByRole("heading", { level: 3, hidden: true });
    expect(dishes.map((each) => each.textContent)).toEqual(["Edamame"]);
    expect(screen.getAllByRole("link", { hidden: true })[0]).toHaveTextContent("Meine Favoriten");
    expect(Object.values(localStorage)).toContain('["edamame"]');
    await userEvent.click(heart);
    expect(store.get(favouritesAtom)).toEqual([]);
    expect(screen.queryByRole("heading", { name: "Meine Favoriten" })).toBeNull();
  });
});

describe("favourites that have left the menu", () => {
  const note = /nicht mehr auf der Karte: Misosuppe, ein früheres Gericht/;
  const target = () => {
    const [last] = observed.filter(({ element }) => element.matches("div"));
    return last;
  };

  /** Opens the menu with favourites, and waits until the note's place is observed. */
  async function openWith(...dishes: string[]) {
    const store = await renderInRestaurant(<MenuView />);
    act(() => {
      for (const dish of dishes) store.set(toggleFavouriteAtom, dish);
    });
    await waitFor(() => expect(target()).toBeDefined());
    return store;
  }

  it("names removed favourites below all dishes until the guest forgets them", async () => {
    const store = await openWith("edamame", "miso-soup", "roast-duck");
    act(() => target()?.report({ isIntersecting: false, top: window.innerHeight + 400 }));
    const shown = await screen.findByText(note);
    const last = screen.getAllByRole("listitem").at(-1) ?? document.body;
    expect(last.compareDocumentPosition(shown)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    // The note stays once the guest has scrolled to it.
    act(() => target()?.report({ isIntersecting: true, top: 300 }));
    expect(screen.getByText(note)).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Aus den Favoriten entfernen" }));
    expect(screen.queryByText(note)).toBeNull();
    expect(store.get(favouritesAtom)).toEqual(["edamame"]);
  });

  it.each([
    ["in the viewport", { isIntersecting: true, top: 300 }],
    ["just below the viewport", { isIntersecting: true, top: 800 }],
    ["above the viewport", { isIntersecting: false, top: -300 }],
  ])("hides the note about removed favourites while its place is %s", async (_where, position) => {
    await openWith("miso-soup", "roast-duck");
    act(() => target()?.report(position));
    expect(screen.queryByText(/nicht mehr auf der Karte/)).toBeNull();
    act(() => target()?.report({ isIntersecting: false, top: window.innerHeight + 400 }));
    expect(await screen.findByText(note)).toBeInTheDocument();
  });
});
