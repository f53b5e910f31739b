import type { Page } from "playwright-core";
import { inject } from "vitest";
import type { Language } from "@/domain/text/language";
import { fieldSearchTexts } from "@/i18n/admin/restaurant/field-search-texts";
import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { revisionTexts } from "@/i18n/admin/revision-texts";
import { adminPatch } from "@/test/harness/admin";
import { hydrated } from "@/test/harness/hydrated";
import { signInAtAdmin } from "./order-board";

const PATH = "/system/restaurants/resto-bobingen";

/** Makes the cook a manager of Bobingen. */
export function promoteCook(): Promise<void> {
  const grants = { resto_keys: ["resto-bobingen"], role: "manager", super: false };
  return adminPatch("staff/demo-koch", grants);
}

/** Signs in and opens the restaurant editor. */
export async function openEditor(page: Page, email = "koch@example.com"): Promise<void> {
  await signInAtAdmin(page, email, PATH);
  await restaurantEditor(page).ready();
}

/** Locators and actions of the restaurant editor. */
export function restaurantEditor(page: Page, language: Language = "de") {
  const texts = restaurantEditorTexts[language];
  const words = revisionTexts[language];
  const search = page.getByRole("combobox", { name: fieldSearchTexts[language].label });
  return {
    texts,
    /** Texts that all editors share. */
    words,
    ready: () => search.waitFor(),
    /** Types into the search for settings. */
    search: (query: string) => search.fill(query),
    /** Opens the page of a section. */
    open: async (name: keyof typeof texts.sections) => {
      const nav = page.getByRole("navigation", { name: texts.nav, exact: true });
      await nav.waitFor();
      const select = nav.getByRole("combobox");
      if (await select.isVisible()) await select.selectOption(name);
      else await nav.locator(`a[href$="?section=${name}"]`).click();
      await page.getByRole("heading", { level: 2, name: texts.sections[name] }).waitFor();
    },
    /** A field by its form path, for example `hours.1.0.open`. */
    field: (name: string) => page.locator(`[name="${name}"]`),
    section: (name: keyof typeof texts.sections) =>
      page.getByRole("region", { name: texts.sections[name], exact: true }),
    save: () => page.getByRole("button", { name: words.save.save, exact: true }).click(),
    saved: () => page.getByText(words.notes.saved).waitFor(),
    row: (town: string) => page.getByRole("row", { name: new RegExp(town) }),
  };
}

/** Opens the guests' page of Bobingen with the stored restaurant. */
export async function openGuestPage(page: Page): Promise<void> {
  await page.goto(inject("siteUrl"));
  await hydrated(page);
}
