import { act, render } from "@testing-library/react";
import { createStore } from "jotai/vanilla";
import { describe, expect, it } from "vitest";
import { useNewOrdersTitle } from "@/features/admin/board/alarm/use-new-orders-title";
import { useTabTitle } from "@/shells/admin/frame/use-tab-title";
import { StateProvider } from "@/state/jotai-hooks";
import { setLanguageAtom } from "@/state/page/settings-atoms";

function Bar({ area }: { area: string }) {
  useTabTitle(area);
  return null;
}

function Board({ waiting }: { waiting: number }) {
  const placed = Array.from({ length: waiting }, () => ({ status: "placed" as const }));
  useNewOrdersTitle([...placed, { status: "accepted" }]);
  return null;
}

/** Renders the navigation bar, and the board before or after it. */
function openBoard(boardFirst: boolean) {
  const store = createStore();
  const page = (area: string, waiting: number | null) => {
    const board = waiting === null ? null : <Board key="board" waiting={waiting} />;
    const bar = <Bar key="bar" area={area} />;
    return <StateProvider store={store}>{boardFirst ? [board, bar] : [bar, board]}</StateProvider>;
  };
  const { rerender } = render(page("Bestellungen", 2));
  return {
    show: (area: string, waiting: number | null) => rerender(page(area, waiting)),
    speak: (language: "de" | "en") => act(() => store.set(setLanguageAtom, language)),
  };
}

describe.each([
  ["above", false],
  ["below", true],
])("the tab's title with the bar %s the board", (_where, boardFirst) => {
  it("counts new orders in the current language", () => {
    const { show, speak } = openBoard(boardFirst);
    expect(document.title).toBe("(2) Neue Bestellungen");
    speak("en");
    expect(document.title).toBe("(2) New orders");
    show("Orders", 3);
    expect(document.title).toBe("(3) New orders");
    speak("de");
    expect(document.title).toBe("(3) Neue Bestellungen");
  });

  it("names the page when no order is unanswered or the board is closed", () => {
    const { show, speak } = openBoard(boardFirst);
    speak("en");
    show("Orders", 0);
    expect(document.title).toMatch(/^Orders · /);
    show("Orders", 1);
    expect(document.title).toBe("(1) New order");
    show("Overview", null);
    expect(document.title).toMatch(/^Overview · /);
    speak("de");
    expect(document.title).toMatch(/^Overview · /);
  });
});
