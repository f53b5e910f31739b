import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { MenuView } from "@/features/menu/menu-view";
import { dishSheetAtom } from "@/state/menu/dish-sheet-atom";
import { favouritesAtom, toggleFavouriteAtom } from "@/state/menu/favourite-atoms";
import { tenant as restoBobingen } from "@/tenant-configs/resto-bobingen";
import { renderInRestaurant } from "../render-in-restaurant";
import { sampleMenu } from "../sample-menu";

vi.mock("@/firebase/repos/restaurant-repo", () => ({
  readRestaurant: async () => restoBobingen,
}));
vi.mock("@/firebase/repos/menu-repo", () => ({ readMenu: async () => sampleMenu }));
vi.mock("@/firebase/repos/availability-repo", () => ({ watchAvailability: () => () => {} }));

/** What is loaded on demand may take its time on a busy machine. */
const SLOW = { timeout: 10_000 };

interface Seen {
  readonly isIntersecting: boolean;
  /** Pixels from the top of the screen. */
  readonly top: number;
}

/** What is watched, to be told where it stands: jsdom lays nothing out. */
let observed: { element: Element; report: (seen: Seen) => void }[] = [];

class ToldObserver {
  readonly #tell: (entries: object[]) => void;
  constructor(tell: (entries: object[]) => void) {
    this.#tell = tell;
  }
  observe(element: Element) {
    const report = ({ isIntersecting, top }: Seen) =>
      this.#tell([{ target: element, isIntersecting, boundingClientRect: { top } }]);
    observed.push({ element, report });
  }
  disconnect() {}
}

/** How the page was come to, as browsers tell it. */
class PerformanceEntryStub implements PerformanceEntry {
  duration = 0;
  entryType = "navigation";
  name = "";
  startTime = 0;
  toJSON() {}
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  observed = [];
  vi.stubGlobal("IntersectionObserver", ToldObserver);
  Element.prototype.scrollTo = () => {};
  Element.prototype.scrollIntoView = () => {};
});

describe("favourites", () => {
  it("have a section of their own and stay on the device", async () => {
    const store = await renderInRestaurant(<MenuView />);
    expect(screen.queryByRole("heading", { name: "Meine Favoriten" })).toBeNull();
    const heart = screen.getByRole("button", { name: "Edamame als Favorit merken" });
    await userEvent.click(heart);
    expect(heart).toHaveAttribute("aria-pressed", "true");
    const section = screen.getByRole("region", { name: "Meine Favoriten" });
    expect(within(section).getByRole("heading", { level: 3 })).toHaveTextContent("Edamame");
    expect(screen.getAllByRole("link")[0]).toHaveTextContent("Meine Favoriten");
    expect(Object.values(localStorage)).toContain('["edamame"]');
    await userEvent.click(
      within(section).getByRole("button", { name: "Edamame als Favorit merken" }),
    );
    expect(store.get(favouritesAtom)).toEqual([]);
    expect(screen.queryByRole("heading", { name: "Meine Favoriten" })).toBeNull();
  });
});

describe("favourites that have left the menu", () => {
  const gone = /nicht mehr auf der Karte: Misosuppe, ein früheres Gericht/;
  const place = () => {
    const [last] = observed.filter(({ element }) => element.matches("div"));
    return last;
  };

  /** Opens the menu with the note's place somewhere, and waits until it is watched. */
  async function openWith(...dishes: string[]) {
    const store = await renderInRestaurant(<MenuView />);
    act(() => {
      for (const dish of dishes) store.set(toggleFavouriteAtom, dish);
    });
    await vi.waitFor(() => expect(place()).toBeDefined(), SLOW);
    return store;
  }

  it("are named below all dishes until the guest lets go of them", async () => {
    const store = await openWith("edamame", "miso-soup", "roast-duck");
    act(() => place()?.report({ isIntersecting: false, top: window.innerHeight + 400 }));
    const note = await screen.findByText(gone, {}, SLOW);
    const last = screen.getAllByRole("listitem").at(-1) ?? document.body;
    expect(last.compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    // Seen from then on, also when the guest has come to it.
    act(() => place()?.report({ isIntersecting: true, top: 300 }));
    expect(screen.getByText(gone)).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Aus den Favoriten entfernen" }));
    expect(screen.queryByText(gone)).toBeNull();
    expect(store.get(favouritesAtom)).toEqual(["edamame"]);
  });

  it.each([
    ["on the screen", { isIntersecting: true, top: 300 }],
    ["just below it", { isIntersecting: true, top: 800 }],
    ["above it", { isIntersecting: false, top: -300 }],
  ])("wait while their place is %s, so that nothing there moves", async (_where, seen) => {
    await openWith("miso-soup", "roast-duck");
    act(() => place()?.report(seen));
    expect(screen.queryByText(/nicht mehr auf der Karte/)).toBeNull();
    act(() => place()?.report({ isIntersecting: false, top: window.innerHeight + 400 }));
    expect(await screen.findByText(gone, {}, SLOW)).toBeInTheDocument();
  });
});

describe("links", () => {
  it("copies the address of a category where the device cannot share", async () => {
    const user = userEvent.setup();
    await renderInRestaurant(<MenuView />);
    await user.click(screen.getByRole("button", { name: "Link zu Suppen teilen" }));
    expect(await screen.findByText("Link kopiert")).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe("http://localhost:3000/#soups");
  });

  it("goes to the category an address names, and never takes the guest back there", async () => {
    const shown: string[] = [];
    Element.prototype.scrollIntoView = function remember(this: Element) {
      shown.push(this.id);
    };
    window.location.hash = "#drinks";
    onTestFinished(() => window.history.replaceState(null, "", "/"));
    await renderInRestaurant(<MenuView />);
    expect(shown).toEqual(["drinks"]);
    await userEvent.click(screen.getByRole("button", { name: "Edamame als Favorit merken" }));
    expect(screen.getByRole("region", { name: "Meine Favoriten" })).toBeInTheDocument();
    const search = screen.getByRole("searchbox");
    await userEvent.type(search, "pho");
    await screen.findByRole("heading", { name: "1 Gericht für „pho“" }, SLOW);
    await userEvent.clear(search);
    await screen.findByRole("region", { name: "Getränke" }, SLOW);
    expect(shown).toEqual(["drinks"]);
  });

  it("leaves a guest who reloads the page where the browser shows it again", async () => {
    const scroll = vi.fn();
    Element.prototype.scrollIntoView = scroll;
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

  it("shows the menu at an address that names nothing readable", async () => {
    window.location.hash = "#100%";
    onTestFinished(() => window.history.replaceState(null, "", "/"));
    await renderInRestaurant(<MenuView />);
    expect(screen.getByRole("region", { name: "Getränke" })).toBeInTheDocument();
  });

  it("opens the sheet of the dish an address names, which can be shared", async () => {
    const share = vi.fn(async () => {});
    Object.defineProperty(navigator, "share", { value: share, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, "share"));
    await renderInRestaurant(<MenuView />, "/?dish=pho");
    const sheet = within(await screen.findByRole("dialog", { name: "Phở Bò" }, SLOW));
    await userEvent.click(sheet.getByRole("button", { name: "Link zu Phở Bò teilen" }));
    expect(share).toHaveBeenCalledWith({
      title: "Phở Bò",
      url: "http://localhost:3000/?dish=pho",
    });
  });

  it("searches for a dish that has left the menu", async () => {
    const store = await renderInRestaurant(<MenuView />, "/?dish=roast-duck");
    expect(await screen.findByText(/Für „roast duck“ steht nichts/, {}, SLOW)).toBeVisible();
    expect(store.get(dishSheetAtom)).toBeNull();
  });
});
