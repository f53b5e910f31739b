import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import type { MenuItem } from "@/domain/menu/menu.schema";
import { isSuperTenant } from "@/domain/tenant/is-super-tenant";
import { guestStyle } from "@/features/admin/menu-editor/preview/guest-style";
import { MenuView } from "@/features/menu/menu-view";
import { OptionSheet } from "@/features/menu/options/option-sheet";
import { menuPreviewTexts } from "@/i18n/admin/menu/menu-preview-texts";
import { tenants } from "@/tenant-configs/index";
import { renderInRestaurant } from "@/test/features/render-in-restaurant";
import { sampleMenu } from "@/test/features/sample-menu";
import { paletteCss } from "@/ui/theme/palette-css";
import { fill, openDish, renderMenuEditor } from "../render-menu-editor";

const texts = menuPreviewTexts.de;
const dishes = sampleMenu.items.map((item): [string, MenuItem] => [item.id, item]);
const PARTS = [".option-sheet__dish", ".option-sheet__form"] as const;

/** Markup without the ids that React makes up, and the state of what guests have done so far. */
function markup(within: ParentNode, selector: string): string | undefined {
  return within
    .querySelector(selector)
    ?.outerHTML.replace(/ (?:id|name|for|aria-describedby)="[^"]*"/g, "");
}

async function preview(id: string): Promise<HTMLElement> {
  renderMenuEditor();
  openDish(id);
  return screen.getByTestId("dish-preview");
}

describe("the preview of a dish", () => {
  it.each(dishes)("has the markup of the guests' row and sheet: %s", async (id, item) => {
    await renderInRestaurant(
      <>
        <MenuView />
        <OptionSheet item={item} line={undefined} onClosed={() => {}} />
      </>,
    );
    // The guest's allergies are not part of the menu.
    document.querySelector(".dish-passport")?.remove();
    const rows = [...document.querySelectorAll("li.dish")];
    const row = rows.find((each) => each.querySelector("h3")?.textContent.includes(item.name.de));
    const asGuest = [row?.outerHTML, ...PARTS.map((part) => markup(document, part))];
    document.body.replaceChildren();
    const shown = await preview(id);
    expect([
      shown.querySelector("li.dish")?.outerHTML,
      ...PARTS.map((part) => markup(shown, part)),
    ]).toEqual(asGuest);
  });

  it("shows both languages and both colour schemes", async () => {
    const shown = await preview("pho");
    expect(shown).toHaveAttribute("lang", "de");
    within(shown).getByText("Größe");
    await userEvent.click(screen.getByText(texts.english));
    within(shown).getByText("Size");
    const light = shown.style.getPropertyValue("--color-page");
    await userEvent.click(screen.getByText(texts.dark));
    expect(shown.style.colorScheme).toBe("dark");
    expect(shown.style.getPropertyValue("--color-page")).not.toBe(light);
  });

  it("follows the form while somebody types", async () => {
    const shown = await preview("pho");
    fill("Name (Deutsch)", "Phở neu");
    await waitFor(() => expect(shown.querySelectorAll("h3")[1]).toHaveTextContent("Phở neu"));
  });

  it("adds up the price of the chosen options", async () => {
    const shown = await preview("pho");
    fireEvent.click(within(shown).getByLabelText(/^Groß/));
    expect(within(shown).getByText(/^Hinzufügen · /).textContent).toMatch(/13,00/);
  });
});

const restaurants = Object.values(tenants).flatMap((tenant) =>
  isSuperTenant(tenant) ? [] : [tenant],
);

it.each(
  restaurants.flatMap((restaurant) =>
    (["light", "dark"] as const).map((scheme) => [restaurant.key, scheme, restaurant] as const),
  ),
)("has the colours of the site of %s: %s", (_key, scheme, restaurant) => {
  const css = paletteCss(restaurant);
  const style: Record<string, unknown> = { ...guestStyle(restaurant, scheme) };
  const colors = Object.entries(style).filter(([name]) => name.startsWith("--color-"));
  expect(colors.length).toBeGreaterThan(20);
  const part = scheme === "light" ? css.split("@media")[0] : css.split("@media")[1];
  for (const [name, value] of colors) expect(part).toContain(`${name}:${String(value)}`);
});
