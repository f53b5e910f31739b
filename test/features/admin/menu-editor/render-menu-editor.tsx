import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createStore } from "jotai/vanilla";
import { MemoryRouter } from "react-router-dom";
import type { Menu } from "@/domain/menu/menu.schema";
import { MenuEditor } from "@/features/admin/menu-editor/menu-editor";
import { StateProvider } from "@/state/jotai-hooks";
import { tenant as restoBobingen } from "@/tenant-configs/resto-bobingen";
import { sampleMenu } from "@/test/features/sample-menu";
import { AdminFrame } from "../../render-admin";

/** Renders the editor of Bobingen's menu, by default the sample menu. */
export function renderMenuEditor(menu: Menu = sampleMenu): void {
  render(
    <StateProvider store={createStore()}>
      <MemoryRouter>
        <AdminFrame>
          <MenuEditor restaurant={restoBobingen} stored={menu} kept={null} />
        </AdminFrame>
      </MemoryRouter>
    </StateProvider>,
  );
}

/** The row of a dish. Queries by role are slow in the editor's large forms. */
export function rowOf(id: string): HTMLElement {
  const row = document.querySelector<HTMLElement>(`[data-edit="${id}"]`);
  if (!row) throw new Error(`no row for ${id}`);
  return row;
}

export async function openDish(id: string): Promise<void> {
  await userEvent.click(rowOf(id));
}

/** Ids of the dishes in the order of the list. */
export function listedDishes(): (string | null)[] {
  return [...document.querySelectorAll("[data-edit]")].map((row) => row.getAttribute("data-edit"));
}
