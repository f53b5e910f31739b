import type { Page } from "playwright-core";
import type { Language } from "@/domain/text/language";
import { menuEditorTexts } from "@/i18n/admin/menu/menu-editor-texts";
import { revisionTexts } from "@/i18n/admin/revision-texts";
import { DESKTOP } from "./browser";
import { signInAtAdmin } from "./order-board";

export const MENU_PATH = "/system/menus/resto-bobingen";

/** Locators and actions of the menu editor. */
export function menuEditor(page: Page, language: Language = "de") {
  const texts = menuEditorTexts[language];
  const revisions = revisionTexts[language];
  const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
  return {
    texts,
    /** Texts of drafts and revisions. */
    revisions,
    button,
    price: page.getByLabel(texts.fields.preis, { exact: true }).first(),
    /** A field of the open dish by its label. */
    field: (label: string) => page.getByTestId("editor-panel").getByLabel(label, { exact: true }),
    row: (id: string) => page.locator(`[data-edit="${id}"]`),
    preview: page.getByTestId("dish-preview"),
    ready: () => page.locator("[data-edit]").first().waitFor(),
    /** Signs in and opens the editor. */
    async open(email = "admin@example.com"): Promise<void> {
      await signInAtAdmin(page, email, MENU_PATH);
      await this.ready();
      if (language === "en") {
        await page.getByRole("button", { name: "English" }).click();
        await button(texts.history).waitFor();
      }
    },
    /** Opens a dish; on a phone, goes back to the list first. */
    async choose(id: string): Promise<void> {
      if ((page.viewportSize()?.width ?? 0) < DESKTOP.width && !(await this.row(id).isVisible())) {
        await button(new RegExp(`${texts.toList}$`)).click();
      }
      await this.row(id).click();
      await this.price.waitFor();
    },
    async save(): Promise<void> {
      await button(revisions.save.save).click();
      await page.getByText(revisions.notes.saved).waitFor();
    },
  };
}
