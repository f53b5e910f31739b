import type { Page } from "playwright-core";
import type { Language } from "@/domain/text/language";
import { teamTexts } from "@/i18n/admin/team-texts";
import { mailedInvitations } from "@/test/harness/mailed-invitations";
import { signInAtAdmin } from "./order-board";

/** Opens a page of the admin site, signs in and switches to the language. */
export async function openAdmin(
  page: Page,
  path: string,
  { email = "admin@example.com", language = "de" as Language } = {},
): Promise<void> {
  await signInAtAdmin(page, email, path);
  await page.getByRole("banner").waitFor();
  if (language === "de") return;
  await page.getByRole("button", { name: "English" }).click();
  await page.locator('html[lang="en"]').waitFor({ state: "attached" });
}

/** Locators and actions of the team page. */
export function teamPage(page: Page, language: Language = "de") {
  const texts = teamTexts[language];
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  return {
    texts,
    button,
    person: (name: string) =>
      page
        .getByTestId("staff-member")
        .filter({ has: page.getByRole("heading", { name, exact: true }) }),
    ready: () => page.getByTestId("staff-member").first().waitFor(),
    add: async (email: string, restaurant: RegExp, role: "staff" | "manager" = "staff") => {
      await button(texts.add).click();
      await page.getByLabel(texts.email, { exact: true }).fill(email);
      await page.getByRole("dialog").getByText(texts.roles[role], { exact: true }).click();
      await page.getByRole("dialog").getByText(restaurant).click();
      await button(texts.save).click();
    },
  };
}

/** Path and fragment of the last link that was mailed to an invited address. */
export async function invitationLink(email: string): Promise<string> {
  const link = (await mailedInvitations(email)).at(-1);
  if (!link) throw new Error(`no invitation was mailed to ${email}`);
  const { pathname, hash } = new URL(link);
  return pathname + hash;
}
