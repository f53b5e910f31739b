import { fireEvent, render } from "@testing-library/react";
import { createStore } from "jotai/vanilla";
import { MemoryRouter } from "react-router-dom";
import type { Menu } from "@/domain/menu/menu.schema";
import { MenuEditor } from "@/features/admin/menu-editor/menu-editor";
import { StateProvider } from "@/state/jotai-hooks";
import type { MenuDraft } from "@/state/staff/menu-draft-atoms";
import { tenant as restoBobingen } from "@/tenant-configs/resto-bobingen";
import { sampleMenu } from "@/test/features/sample-menu";
import { AdminFrame } from "../../render-admin";

/** Renders the editor of Bobingen's menu, by default the sample menu. */
export function renderMenuEditor(menu: Menu = sampleMenu, unsaved: MenuDraft | null = null) {
  const store = createStore();
  const page = render(
    <StateProvider store={store}>
      <MemoryRouter>
        <AdminFrame>
          <MenuEditor restaurant={restoBobingen} stored={menu} unsaved={unsaved} />
        </AdminFrame>
      </MemoryRouter>
    </StateProvider>,
  );
  return { ...page, store };
}

/** The row of a dish. Queries by role are slow in the editor's large forms. */
export function rowOf(id: string): HTMLElement {
  const row = document.querySelector<HTMLElement>(`[data-edit="${id}"]`);
  if (!row) throw new Error(`no row for ${id}`);
  return row;
}

/** The element with an accessible name of its own, for example a handle. */
export function labelled(name: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[aria-label="${name}"]`);
}

/** The text fields with a label. `getByLabelText` takes seconds in a form of this size. */
export function fieldsOf(label: string): HTMLInputElement[] {
  return [...document.querySelectorAll("label")].flatMap(({ textContent, control }) =>
    textContent === label && control instanceof HTMLInputElement ? [control] : [],
  );
}

/** Types into the first field with a label. */
export function fill(label: string, value: string): void {
  const [field] = fieldsOf(label);
  if (!field) throw new Error(`no field ${label}`);
  fireEvent.change(field, { target: { value } });
}

export function openDish(id: string): void {
  fireEvent.click(rowOf(id));
}

/** Ids of the dishes in the order of the list. */
export function listedDishes(): (string | null)[] {
  return [...document.querySelectorAll("[data-edit]")].map((row) => row.getAttribute("data-edit"));
}
