import { screen } from "@testing-library/react";
import { useState } from "react";
import { vi } from "vitest";
import { type DragAcross, SortableList } from "@/admin-ui/motion/sortable-list";
import { kitTexts } from "@/i18n/admin/kit-texts";
import { renderAdmin } from "../features/render-admin";

interface DishesProps {
  onMove: (from: number, to: number) => void;
  across: DragAcross;
}

function Dishes({ onMove, across }: DishesProps) {
  const [dishes, setDishes] = useState(["Pho", "Bun", "Tofu"]);
  return (
    <SortableList
      items={dishes}
      itemKey={(dish) => dish}
      label={(dish) => dish}
      across={across}
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

/** Renders a sortable list of Pho, Bun and Tofu. */
export function renderDishes(across: DragAcross = { onOver: () => {}, onDrop: () => false }) {
  const onMove = vi.fn<(from: number, to: number) => void>();
  renderAdmin(<Dishes onMove={onMove} across={across} />);
  const handle = (dish: string) =>
    screen.getByRole("button", { name: kitTexts.de.sort.handle(dish) });
  const order = () => screen.getAllByRole("listitem").map((item) => item.textContent);
  return { onMove, handle, order };
}
