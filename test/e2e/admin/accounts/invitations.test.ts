import type { Page } from "playwright-core";
import { expect, inject } from "vitest";
import { INVITATION_PATH } from "@/domain/staff/invitation-link";
import { accountTexts } from "@/i18n/account/account-texts";
import { invitationTexts } from "@/i18n/account/invitation-texts";
import { adminTexts } from "@/i18n/admin/admin-texts";
import { accessibilityProblems } from "@/test/harness/accessibility";
import { adminGet, adminList, adminPatch } from "@/test/harness/admin";
import { invitationLink, teamPage } from "../../support/admin-team";
import { adminTest } from "../../support/admin-test";
import { PHONE } from "../../support/browser";
import { boardPage, signInAtAdmin, TABLET } from "../../support/order-board";

const texts = invitationTexts.de;
const EMAIL = "neu@example.com";

const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });
const password = (page: Page) =>
  page.getByLabel(accountTexts.de.newPassword.label, { exact: true });
/** Loads the page anew, also if only the fragment differs. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto("about:blank");
  await page.goto(`${inject("adminUrl")}${path}`);
}

/** The team page of a super-administrator who has invited {@link EMAIL}. */
const it = adminTest.extend("boss", async ({ openAdminPage }) => {
  const boss = await openAdminPage("/system/staff");
  const team = teamPage(boss.page);
  await team.add(EMAIL, /^Resto Bobingen/);
  await boss.page.getByText(team.texts.invited(EMAIL)).waitFor();
  return { ...boss, team };
});

it("leads from the invitation through the mail to the order board, by keyboard", async ({
  newVisitor,
  boss,
}) => {
  const { team } = boss;
  await team.person(EMAIL).getByText(team.texts.badgePending).waitFor();
  expect(await accessibilityProblems(boss.page)).toEqual([]);

  const { page, faults } = await newVisitor({ viewport: PHONE });
  await open(page, await invitationLink(EMAIL));
  await heading(page, texts.title).waitFor();
  await password(page).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await password(page).focus();
  await page.keyboard.type("kurz");
  await page.keyboard.press("Enter");
  await expect.poll(() => password(page).getAttribute("aria-invalid")).toBe("true");
  expect(await accessibilityProblems(page)).toEqual([]);
  await password(page).fill("neues-passwort-2026");
  await page.keyboard.press("Enter");
  await boardPage(page).ready();
  expect(new URL(page.url()).hash).toBe("");
  expect([...boss.faults, ...faults]).toEqual([]);

  await boss.page.reload();
  await team.person(EMAIL).waitFor();
  await team.person(EMAIL).getByText(team.texts.badgePending).waitFor({ state: "detached" });
});

it("says why a link does not work: it was replaced, is incomplete, has expired or was used", async ({
  newVisitor,
  boss,
}) => {
  const { team } = boss;
  const first = await invitationLink(EMAIL);
  await team.button(team.texts.resendOf(EMAIL)).click();
  await expect.poll(() => invitationLink(EMAIL)).not.toBe(first);
  const second = await invitationLink(EMAIL);

  const { page } = await newVisitor({ viewport: TABLET });
  const opens = async (path: string, state: keyof typeof texts.closed) => {
    await open(page, path);
    await heading(page, texts.closed[state].title).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
  };
  await opens(first, "wrong");
  await opens(INVITATION_PATH, "wrong");
  const [stored] = await adminList("invitations");
  const path = `invitations/${stored?.id}`;
  await adminPatch(path, { valid_until: new Date(Date.now() - 1000) });
  await opens(second, "expired");
  await adminPatch(path, { accepted_at: new Date() });
  await opens(second, "used");
  await page.getByRole("button", { name: texts.toSignIn, exact: true }).click();
  await heading(page, adminTexts.de.signInTitle).waitFor();
});

it("tells who is signed in, and signs in with the invited address", async ({
  newVisitor,
  boss: _invited,
}) => {
  const { page } = await newVisitor({ viewport: TABLET });
  await signInAtAdmin(page, "gast@example.com");
  await heading(page, adminTexts.de.noRoleTitle).waitFor();
  await open(page, await invitationLink(EMAIL));
  await page.getByText(texts.signedInAs("gast@example.com")).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await password(page).fill("neues-passwort-2026");
  await page.getByRole("button", { name: texts.submit, exact: true }).click();
  await boardPage(page).ready();
  expect(await adminGet("staff/demo-gast")).toBeNull();
});
