import { act, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { MenuView } from "@/features/menu/menu-view";
import { renderInRestaurant } from "../render-in-restaurant";

it("marks the category that was reached last when several frames are reported at once", async () => {
  const observers: StubObserver[] = [];
  class StubObserver {
    readonly sections: Element[] = [];
    readonly report: (entries: unknown[]) => void;
    constructor(report: (entries: unknown[]) => void) {
      this.report = report;
      observers.push(this);
    }
    observe(section: Element) {
      this.sections.push(section);
    }
    disconnect() {}
  }
  vi.stubGlobal("IntersectionObserver", StubObserver);
  await renderInRestaurant(<MenuView />);
  const tabs = screen.getAllByRole("link", { hidden: true }).filter((tab) => tab.dataset.category);
  const last = tabs.at(-1)?.dataset.category;
  const reading = observers.find(({ sections }) => sections.some(({ id }) => id === last));
  const [first] = reading?.sections ?? [];
  const frames = [
    { target: first, isIntersecting: true },
    { target: first, isIntersecting: false },
    { target: reading?.sections.at(-1), isIntersecting: true },
  ];
  act(() => reading?.report(frames));
  const current = screen.getByRole("link", { current: true, hidden: true });
  expect(current).toHaveAttribute("data-category", last);
});
