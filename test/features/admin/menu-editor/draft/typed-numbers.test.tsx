import { expect, it } from "vitest";
import { menuEditorTexts } from "@/i18n/admin/menu/menu-editor-texts";
import { readMenuDraftAtom } from "@/state/staff/menu-draft-atoms";
import { tenant as restoBobingen } from "@/tenant-configs/resto-bobingen";
import { sampleMenu } from "@/test/features/sample-menu";
import { fieldsOf, fill, openDish, renderMenuEditor } from "../render-menu-editor";

const price = menuEditorTexts.de.fields.preis;
const shownPrice = () => fieldsOf(price)[0]?.value;

it("keeps a price that is no number on this device and shows it again as it was typed", () => {
  const [dish] = sampleMenu.items;
  if (!dish) throw new Error("the sample menu has dishes");
  const { store, unmount } = renderMenuEditor();
  openDish(dish.id);
  fill(price, "1.000");
  fill(price, "1.000 oder mehr");
  unmount();

  const unsaved = store.set(readMenuDraftAtom, restoBobingen.key);
  expect(unsaved?.value.items[0]?.preis).toBeNaN();
  renderMenuEditor(sampleMenu, unsaved);
  openDish(dish.id);
  expect(shownPrice()).toBe("1.000 oder mehr");
});

it("shows a price that was changed elsewhere instead of an earlier text", () => {
  const [dish] = sampleMenu.items;
  if (!dish) throw new Error("the sample menu has dishes");
  const typed = { [`${dish.id}/preis`]: "viel" };
  renderMenuEditor(sampleMenu, { base: sampleMenu, value: sampleMenu, edited_at: 1, typed });
  openDish(dish.id);
  expect(shownPrice()).toMatch(/^\d+,\d\d$/);
});
