import { fireEvent, screen } from "@testing-library/react";
import { useMemo, useRef, useState } from "react";
import { expect, it, vi } from "vitest";
import { changeItem } from "@/domain/menu/draft/menu-edit";
import type { Menu, MenuItem } from "@/domain/menu/menu.schema";
import { formatPrice } from "@/domain/text/format";
import { EditorContextProvider } from "@/features/admin/menu-editor/context/editor-context";
import { MenuList } from "@/features/admin/menu-editor/list/menu-list";
import { tenant as restoBobingen } from "@/tenant-configs/resto-bobingen";
import { renderAdmin } from "@/test/features/render-admin";
import { sampleMenu } from "@/test/features/sample-menu";
import { listedDishes, rowOf } from "../render-menu-editor";

vi.mock("@/domain/text/format", { spy: true });

const DISHES = 136;

/** A menu with dishes in two categories. */
function largeMenu(): Menu {
  const [template] = sampleMenu.items as [MenuItem];
  const items = Array.from({ length: DISHES }, (_, index) => ({
    ...template,
    id: `dish-${index}`,
    category: index % 2 === 0 ? "soups" : "drinks",
  }));
  return { ...sampleMenu, items };
}

/** The list beside a form that changes the menu. */
function List() {
  const [menu, setMenu] = useState(largeMenu);
  const typedNumbers = useRef(new Map<string, string>());
  const tools = useMemo(() => {
    const actions = { edit: vi.fn<() => void>(), show: vi.fn<() => void>() };
    return { menu, restaurant: restoBobingen, issues: NONE, typedNumbers, ...actions };
  }, [menu]);
  return (
    <EditorContextProvider value={tools}>
      <MenuList view={null} changes={NONE} />
      <button type="button" onClick={() => setMenu(dearer)}>
        dearer
      </button>
    </EditorContextProvider>
  );
}

const NONE: readonly never[] = [];

/** The menu with another price for one dish. */
function dearer(menu: Menu): Menu {
  return changeItem(menu, "dish-7", (dish) => ({ ...dish, preis: 7 }));
}

it("renders only the edited row of a menu of 136 dishes again", { timeout: 90_000 }, () => {
  renderAdmin(<List />);
  expect(listedDishes()).toHaveLength(DISHES);
  // Every row formats its price once each time it renders.
  vi.mocked(formatPrice).mockClear();
  fireEvent.click(screen.getByText("dearer"));
  expect(rowOf("dish-7")).toHaveTextContent("7,00");
  expect(vi.mocked(formatPrice).mock.calls).toEqual([[700, "de"]]);
});
