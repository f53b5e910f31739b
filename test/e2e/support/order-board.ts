import type { Page } from "playwright-core";
import { inject } from "vitest";
import type { Language } from "@/domain/text/language";
import { DEMO_PASSWORD } from "@/hosting/local/demo-accounts";
import { accountTexts } from "@/i18n/account/account-texts";
import { adminTexts } from "@/i18n/admin/admin-texts";
import { boardTexts } from "@/i18n/admin/board-texts";

/** A tablet in landscape. */
export const TABLET = { width: 1280, height: 800 } as const;

/** Opens a page of the admin site and signs in. */
export async function signInAtAdmin(page: Page, email: string, path = "/order"): Promise<void> {
  const texts = accountTexts.de;
  await page.goto(`${inject("adminUrl")}${path}`);
  await page.getByRole("heading", { level: 1, name: adminTexts.de.signInTitle }).waitFor();
  await page.getByLabel(texts.email.label).fill(email);
  await page.getByLabel(texts.password.label, { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: texts.signIn, exact: true }).click();
}

/** Locators and actions of the order board. */
export function boardPage(page: Page, language: Language = "de") {
  const texts = boardTexts[language];
  const card = (id: string) => page.locator(`[data-order="${id}"]`);
  /** Opens the panel of a card: contact, price, printing and the less usual steps. */
  const openDetails = async (id: string) => {
    await card(id).locator("[data-key=i]").click();
    const panel = page.getByRole("dialog");
    await panel.waitFor();
    return panel;
  };
  return {
    texts,
    column: (name: keyof typeof texts.columns) =>
      page.getByRole("region", { name: texts.columns[name] }),
    card,
    openDetails,
    closeDetails: async () => {
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "detached" });
    },
    /** Opens the panel of a card and chooses to reject the order; a reason has to follow. */
    startRejecting: async (id: string) => {
      const panel = await openDetails(id);
      await panel.getByRole("button", { name: texts.steps.rejected }).click();
      return panel;
    },
    /** Shows the codes of allergens and additives on the cards. */
    showCodes: async () => {
      await page.getByRole("button", { name: texts.view.title, exact: true }).click();
      await page.getByText(texts.view.codes).click();
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "detached" });
    },
    /** Shows the orders that finished today. */
    showFinished: () => page.getByRole("button", { name: new RegExp(`^${texts.done}`) }).click(),
    ready: () => page.getByRole("region", { name: texts.columns.new }).waitFor(),
    arm: () => page.getByRole("button", { name: texts.alarm.arm }).click(),
    alarm: (state: "ringing" | "armed") =>
      page.getByRole("button", { name: texts.alarm[state] }).waitFor(),
  };
}
