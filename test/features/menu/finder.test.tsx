import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { activeTenantKey } from "@/config/active-tenant-key";
import { MenuView } from "@/features/menu/menu-view";
import { searchShortcutAtom, toggleAvoidedAtom } from "@/state/menu/finder-atoms";
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

// jsdom lays nothing out.
class SilentObserver {
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal("IntersectionObserver", SilentObserver);
  Element.prototype.scrollTo = () => {};
  Element.prototype.scrollIntoView = () => {};
});

const field = () => screen.getByRole("searchbox", { name: "Speisekarte durchsuchen" });
const dishes = () => screen.getAllByRole("heading", { level: 3 }).map((name) => name.textContent);

describe("search", () => {
  it("shows what fits while it is typed, and says how many", async () => {
    await renderInRestaurant(<MenuView />);
    await userEvent.type(field(), "pho");
    expect(await screen.findByRole("heading", { name: "1 Gericht für „pho“" }, SLOW)).toBeVisible();
    expect(dishes()).toEqual(["Nummer 30 Phở Bò"]);
    const status = screen.getByRole("status");
    await waitFor(() => expect(status).toHaveTextContent("1 Gericht für „pho“"), SLOW);
  });

  it("has a way back where nothing fits", async () => {
    await renderInRestaurant(<MenuView />);
    await userEvent.type(field(), "schnitzel");
    await userEvent.click(await screen.findByRole("button", { name: "Ganze Karte zeigen" }, SLOW));
    expect(dishes()).toHaveLength(sampleMenu.items.length);
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue("");
  });

  it("is reached with / and emptied with Escape", async () => {
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

describe("filters", () => {
  const choose = (name: string) => userEvent.click(screen.getByRole("checkbox", { name }));

  it("leaves out what contains an allergen, and never calls free what nobody declared", async () => {
    await renderInRestaurant(<MenuView />);
    await userEvent.click(screen.getByRole("button", { name: "Filter" }));
    await screen.findByRole("group", { name: "Ohne diese Allergene" }, SLOW);
    await choose("ohne Soja");
    expect(await screen.findByRole("heading", { name: "2 Gerichte passen" }, SLOW)).toBeVisible();
    const unknown = screen.getByText("Bei 1 Gericht fehlen Angaben").closest("details");
    expect(unknown).toHaveTextContent("Das heißt nicht, dass sie frei davon sind");
    expect(unknown).toHaveTextContent("Phở Bò");
    expect(screen.queryByText("Edamame")).toBeNull();
    expect(JSON.parse(sessionStorage.getItem(`${activeTenantKey}.dish-filter`) ?? "{}")).toEqual({
      diets: [],
      avoid: ["soy"],
    });
    expect(screen.getByRole("button", { name: /^Filter\s*1\s*gewählt$/ })).toBeInTheDocument();
    const [inPanel] = screen.getAllByRole("button", { name: "Filter aufheben" });
    if (!inPanel) throw new Error("nothing to remove the filters with");
    await userEvent.click(inPanel);
    expect(dishes()).toHaveLength(sampleMenu.items.length);
    // The button has gone; who goes on choosing is still among the filters.
    await expect.poll(() => document.activeElement).toHaveClass("filter");
  });

  it("marks the options that contain it", async () => {
    const store = await renderInRestaurant(<MenuView />);
    act(() => store.set(toggleAvoidedAtom, "soy"));
    await userEvent.click(await screen.findByText("Bei 1 Gericht fehlen Angaben", {}, SLOW));
    await userEvent.click(
      screen.getByRole("button", { name: "Phở Bò: Optionen wählen", hidden: true }),
    );
    const sheet = within(await screen.findByRole("dialog", { name: "Phở Bò" }, SLOW));
    expect(sheet.getByRole("checkbox", { name: /Tofu.*passt nicht/ })).toBeInTheDocument();
    expect(sheet.getByRole("checkbox", { name: /Ei/ })).not.toHaveAccessibleName(/passt nicht/);
    expect(sheet.getByRole("radio", { name: /Groß.*keine Angabe/ })).toBeInTheDocument();
  });

  it("lets the / key be turned off", async () => {
    const store = await renderInRestaurant(<MenuView />);
    act(() => store.set(searchShortcutAtom, false));
    await userEvent.keyboard("/");
    expect(field()).not.toHaveFocus();
  });
});
