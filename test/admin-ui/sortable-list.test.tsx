import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { SortableList } from "@/admin-ui/motion/sortable-list";
import { kitTexts } from "@/i18n/admin/kit-texts";
import { renderAdmin } from "../features/render-admin";

const texts = kitTexts.de.sort;

function Dishes({ onMove }: { onMove: (from: number, to: number) => void }) {
  const [dishes, setDishes] = useState(["Pho", "Bun", "Tofu"]);
  return (
    <SortableList
      items={dishes}
      itemKey={(dish) => dish}
      label={(dish) => dish}
      onMove={(from, to) => {
        onMove(from, to);
        setDishes(dishes.toSpliced(from, 1).toSpliced(to, 0, dishes[from] ?? ""));
      }}
      renderItem={(dish, handle) => (
        <p>
          {handle}
          {dish}
        </p>
      )}
    />
  );
}

function renderDishes() {
  const onMove = vi.fn<(from: number, to: number) => void>();
  renderAdmin(<Dishes onMove={onMove} />);
  const handle = (dish: string) => screen.getByRole("button", { name: texts.handle(dish) });
  const order = () => screen.getAllByRole("listitem").map((item) => item.textContent);
  return { onMove, handle, order };
}

it("moves an item by keyboard and reports the move once, when it is dropped", async () => {
  const { onMove, handle, order } = renderDishes();
  handle("Pho").focus();
  await userEvent.keyboard(" {ArrowDown}{ArrowDown}{ArrowDown}");
  expect(order()).toEqual(["Bun", "Tofu", "Pho"]);
  screen.getByText(texts.moved("Pho", 3, 3));
  expect(onMove).not.toHaveBeenCalled();
  expect(handle("Pho")).toHaveFocus();
  await userEvent.keyboard(" ");
  expect(onMove.mock.calls).toEqual([[0, 2]]);
  screen.getByText(texts.dropped("Pho", 3));
  expect(order()).toEqual(["Bun", "Tofu", "Pho"]);
  expect(handle("Pho")).toHaveFocus();
});

it("puts a picked-up item back with Escape", async () => {
  const { onMove, handle, order } = renderDishes();
  handle("Tofu").focus();
  await userEvent.keyboard("{Enter}{ArrowUp}{ArrowUp}");
  expect(order()).toEqual(["Tofu", "Pho", "Bun"]);
  await userEvent.keyboard("{Escape}");
  expect(order()).toEqual(["Pho", "Bun", "Tofu"]);
  expect(onMove).not.toHaveBeenCalled();
  screen.getByText(texts.cancelled("Tofu"));
});

it("ignores arrow keys while nothing is picked up", async () => {
  const { onMove, handle, order } = renderDishes();
  handle("Bun").focus();
  await userEvent.keyboard("{ArrowDown}{Escape}");
  expect(order()).toEqual(["Pho", "Bun", "Tofu"]);
  expect(onMove).not.toHaveBeenCalled();
});

it("tells screen readers how to move items of a list", () => {
  const { handle } = renderDishes();
  expect(handle("Bun")).toHaveAccessibleDescription(texts.help);
});
