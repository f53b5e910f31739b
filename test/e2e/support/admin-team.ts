import type { Page } from "playwright-core";
import { inject } from "vitest";
import type { Language } from "@/domain/text/language";
import { DEMO_PASSWORD } from "@/hosting/local/demo-accounts";
import { LOCAL_PROJECT_ID } from "@/hosting/local/local-web-config";
import { teamTexts } from "@/i18n/admin/team-texts";
import { callIdentityProvider } from "@/test/harness/accounts";
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
export async function followPasswordLink(email: string): Promise<void> {
  const oobCode = await sentCode(email, "PASSWORD_RESET");
  await callIdentityProvider("accounts:resetPassword", { oobCode, newPassword: DEMO_PASSWORD });
}

/** Confirms an address with the last verification link that was sent to it. */
export async function followVerificationLink(email: string): Promise<void> {
  await callIdentityProvider("accounts:update", {
    oobCode: await sentCode(email, "VERIFY_EMAIL"),
  });
}

async function sentCode(email: string, requestType: string): Promise<string> {
  const { auth } = inject("backendPorts");
  const sent = await fetch(
    `http://127.0.0.1:${auth}/emulator/v1/projects/${LOCAL_PROJECT_ID}/oobCodes`,
  );
  const { oobCodes = [] } = (await sent.json()) as {
    oobCodes?: { email: string; requestType: string; oobCode: string }[];
  };
  const code = oobCodes.findLast(
    (each) => each.email === email && each.requestType === requestType,
  );
  if (!code) throw new Error(`no link was sent to ${email}`);
  return code.oobCode;
}
