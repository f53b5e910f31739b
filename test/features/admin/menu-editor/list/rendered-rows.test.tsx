import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { Menu, MenuItem } from "@/domain/menu/menu.schema";
import { formatPrice } from "@/domain/text/format";
import { sampleMenu } from "@/test/features/sample-menu";
import { openDish, renderMenuEditor, rowOf } from "../render-menu-editor";

vi.mock("@/domain/text/format", { spy: true });

const DISHES = 136;

/** A menu with dishes in two categories. */
function largeMenu(): Menu {
  const [template] = sampleMenu.items as [MenuItem];
  const items = Array.from({ length: DISHES }, (_, index) => ({
    ...template,
    id: `dish-${index}`,
    name: { de: `Gericht ${index}`, en: `Dish ${index}` },
    category: index % 2 === 0 ? "soups" : "drinks",
  }));
  return { ...sampleMenu, items };
}

it("renders only the edited dish again while somebody types, in a menu of 136 dishes", async () => {
  renderMenuEditor(largeMenu());
  await openDish("dish-7");
  const price = screen.getByLabelText("Preis");
  // Every row formats its price once each time it renders.
  vi.mocked(formatPrice).mockClear();
  fireEvent.change(price, { target: { value: "7" } });
  await waitFor(() => expect(rowOf("dish-7")).toHaveTextContent("7,00"));
  // A few calls belong to the preview.
  expect(vi.mocked(formatPrice).mock.calls.length).toBeLessThan(30);
});
