import type { Page } from "playwright-core";
import { expect, inject } from "vitest";
import type { Language } from "@/domain/text/language";
import { DEMO_PASSWORD } from "@/hosting/local/demo-accounts";
import { followAccountLink, listAccountLinks } from "@/hosting/local/mail/account-links";
import { teamTexts } from "@/i18n/admin/team-texts";
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

/** Sets the demo password with the last password link that was sent to an address. */
export function followPasswordLink(email: string): Promise<void> {
  return followLink(email, { requestType: "PASSWORD_RESET", newPassword: DEMO_PASSWORD });
}

/** Confirms an address with the last verification link that was sent to it. */
export function followVerificationLink(email: string): Promise<void> {
  return followLink(email, { requestType: "VERIFY_EMAIL" });
}

async function followLink(
  email: string,
  { requestType, newPassword }: { requestType: string; newPassword?: string },
): Promise<void> {
  const { auth } = inject("backendPorts");
  const link = (await listAccountLinks(auth)).findLast(
    (each) => each.email === email && each.requestType === requestType,
  );
  if (!link) throw new Error(`no link was sent to ${email}`);
  const { oobCode } = link;
  expect(await followAccountLink(auth, { oobCode, newPassword })).toBe(email);
}
