import { setTimeout } from "node:timers/promises";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { DEMO_PASSWORD } from "@/hosting/local/demo-accounts";
import { accountTexts } from "@/i18n/account/account-texts";
import { authTexts } from "@/i18n/account/auth-texts";
import { confirmIdentityTexts } from "@/i18n/account/confirm-identity-texts";
import { profileTexts } from "@/i18n/account/profile-texts";
import { secondFactorTexts } from "@/i18n/account/second-factor-texts";
import { adminTexts } from "@/i18n/admin/admin-texts";
import { sessionTexts } from "@/i18n/admin/session-texts";
import { accessibilityProblems } from "@/test/harness/accessibility";
import { signIn } from "@/test/harness/accounts";
import { adminGet, adminPatch } from "@/test/harness/admin";
import { authenticatorCode, enrolSecondFactor } from "@/test/harness/second-factor";
import { teamPage } from "../../support/admin-team";
import { adminTest as it } from "../../support/admin-test";
import { demandSignIn } from "../../support/demand-sign-in";
import { boardPage, signInAtAdmin, TABLET } from "../../support/order-board";

const texts = sessionTexts.de;
const account = accountTexts.de;
const profile = profileTexts.de;
const confirm = confirmIdentityTexts.de;
const ACCOUNT = "/system/account";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });
const password = (page: Page) => page.getByLabel(account.password.label, { exact: true });

/** Sets the shared device and its last input on a manager page, as another tab does. */
async function shareDevice(page: Page, { idleMs }: { idleMs: number }): Promise<void> {
  await page.evaluate((inputAt) => {
    for (const [name, newValue] of [
      ["shared-device", "5"],
      ["manager-input", String(inputAt)],
    ] as const) {
      const key = `resto-superadmin.${name}`;
      localStorage.setItem(key, newValue);
      window.dispatchEvent(new StorageEvent("storage", { key, newValue }));
    }
  }, Date.now() - idleMs);
}

it("tells a staff member whose account has another address that the access belongs to the former one", async ({
  newVisitor,
}) => {
  await adminPatch("staff/demo-koch", { email: "kim@example.com" });
  const { page } = await newVisitor({ viewport: TABLET });
  await signInAtAdmin(page, "koch@example.com");
  await heading(page, texts.otherAddressTitle).waitFor();
  await page.getByText(texts.otherAddress("koch@example.com")).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
});

it("asks for the password in place before a change of the team and keeps the form", async ({
  openAdminPage,
}) => {
  const { page } = await openAdminPage("/system/staff");
  const team = teamPage(page);
  await team.ready();
  await demandSignIn(page, "setStaff");
  await team.add("neu@example.com", /^Resto Bobingen/);
  const dialog = page.getByRole("dialog", { name: confirm.title });
  await dialog.waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);

  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await page.getByText(team.texts.problems.signInAgain).waitFor();
  const email = page.getByLabel(team.texts.email, { exact: true });
  expect(await email.inputValue()).toBe("neu@example.com");

  await team.button(team.texts.save).click();
  await password(page).fill("falsch-falsch-1");
  await button(page, confirm.withPassword).click();
  await page.getByText(confirm.wrongPassword).waitFor();
  await page.unroute("**/setStaff");
  await password(page).fill(DEMO_PASSWORD);
  await button(page, confirm.withPassword).click();
  await page.getByText(team.texts.invited("neu@example.com")).waitFor();
  await team.person("neu@example.com").getByText(team.texts.badgePending).waitFor();
});

it("saves the restaurant after a new sign-in with the draft kept", async ({
  openRestaurantEditor,
}) => {
  const { page, editor } = await openRestaurantEditor();
  await editor.open("contact");
  await editor.field("owner").fill("Neue Inhaberin");
  await demandSignIn(page, "saveRestaurant");
  await editor.save();
  await heading(page, confirm.title).waitFor();
  await page.keyboard.press("Escape");
  await page.getByText(editor.words.refused.signInAgain).waitFor();
  expect(await editor.field("owner").inputValue()).toBe("Neue Inhaberin");
  await editor.save();
  await heading(page, confirm.title).waitFor();
  await page.unroute("**/saveRestaurant");
  await password(page).fill(DEMO_PASSWORD);
  await button(page, confirm.withPassword).click();
  await editor.saved();
  expect(await adminGet("public/resto-bobingen")).toMatchObject({ owner: "Neue Inhaberin" });
});

it("an account signs out on all its devices", async ({ newVisitor }) => {
  const [first, second] = [
    await newVisitor({ viewport: TABLET }),
    await newVisitor({ viewport: TABLET }),
  ];
  await signInAtAdmin(first.page, "koch@example.com");
  await boardPage(first.page).ready();
  await signInAtAdmin(second.page, "koch@example.com", ACCOUNT);
  await heading(second.page, texts.title).waitFor();
  expect(await accessibilityProblems(second.page)).toEqual([]);
  // Sign-ins are stamped in whole seconds.
  await setTimeout(1100);
  await button(second.page, profile.everywhere).click();
  await button(second.page, profile.everywhereYes).click();
  await heading(second.page, adminTexts.de.signInTitle).waitFor();
  const ended = heading(first.page, texts.endedTitle);
  await heading(first.page, adminTexts.de.signInTitle).or(ended).waitFor();
});

it("closes the admin site when the account was signed out elsewhere", async ({ openBoard }) => {
  const { page } = await openBoard();
  await adminPatch("staff/demo-koch", { signed_out_at: new Date(Date.now() + 1000) });
  await heading(page, texts.endedTitle).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await button(page, texts.signInAgain).click();
  await heading(page, adminTexts.de.signInTitle).waitFor();
});

it("warns an idle manager on a shared device before signing out, and any key keeps the session", async ({
  openRestaurantEditor,
}) => {
  const { page, editor } = await openRestaurantEditor();
  await editor.open("contact");
  await editor.field("owner").fill("Neue Inhaberin");
  // The warning lasts for a minute.
  await shareDevice(page, { idleMs: 4 * 60_000 });
  await page.reload();
  await page.getByText(texts.idleTitle).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.keyboard.press("Shift");
  await page.getByText(texts.idleTitle).waitFor({ state: "detached" });

  // A page that opened later would be locked instead.
  await shareDevice(page, { idleMs: 5 * 60_000 });
  await page.getByText(texts.idleEnded).waitFor();
  await signInAtAdmin(page, "koch@example.com", "/system/restaurants/resto-bobingen");
  await button(page, editor.words.storedDraft.continue).click();
  await editor.open("contact");
  await expect.poll(() => editor.field("owner").inputValue()).toBe("Neue Inhaberin");
});

it("keeps the board of a shared device open and asks for the password before manager pages", async ({
  newVisitor,
}) => {
  const { page } = await newVisitor({ viewport: TABLET });
  await signInAtAdmin(page, "leitung@example.com");
  await boardPage(page).ready();
  await shareDevice(page, { idleMs: 60 * 60_000 });
  await page.reload();
  await boardPage(page).ready();
  await page.getByRole("link", { name: adminTexts.de.restaurant, exact: true }).click();
  await heading(page, texts.lockedTitle).waitFor();
  await page.reload();
  await heading(page, texts.lockedTitle).waitFor();
  await button(page, profile.cancel).click();
  await boardPage(page).ready();
  await page.getByRole("link", { name: adminTexts.de.account, exact: true }).click();
  await password(page).fill(DEMO_PASSWORD);
  await button(page, confirm.withPassword).click();
  await heading(page, texts.title).waitFor();
  await page.getByLabel(texts.shared).selectOption({ label: texts.sharedOff });
  await page.getByText(texts.sharedSaved).waitFor();
  expect(await page.evaluate(() => localStorage.getItem("resto-superadmin.shared-device"))).toBe(
    "null",
  );
});

it("asks for the code of the second factor after the password", async ({ newVisitor }) => {
  // A token of the second in which the account was created counts as revoked.
  await setTimeout(1100);
  const { idToken } = await signIn("leitung@example.com");
  const key = await enrolSecondFactor(idToken);
  const { page } = await newVisitor({ viewport: TABLET });
  await signInAtAdmin(page, "leitung@example.com");
  const code = page.getByLabel(secondFactorTexts.de.code);
  // A code counts once: the set-up has used the current one.
  const valid = authenticatorCode(key, Date.now() + 30_000);
  await code.fill(valid === "000000" ? "000001" : "000000");
  await button(page, secondFactorTexts.de.confirm).click();
  await page.getByText(authTexts.de.WRONG_CODE).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await code.fill(valid);
  await button(page, secondFactorTexts.de.confirm).click();
  await boardPage(page).ready();
});
