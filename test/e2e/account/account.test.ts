import type { Page } from "playwright-core";
import { expect } from "vitest";
import { formatDate } from "@/domain/text/format";
import { DEMO_PASSWORD } from "@/hosting/local/demo-accounts";
import { accountTexts } from "@/i18n/account/account-texts";
import { checkoutTexts } from "@/i18n/order/checkout-texts";
import { recordFigure } from "@/test/faults/figures";
import { signIn } from "@/test/harness/accounts";
import { adminGet, adminPatch } from "@/test/harness/admin";
import { browserStorage } from "../support/browser-storage";
import { MISO, storedCart } from "../support/cart";
import { field, fillContact, fillSignIn, openCheckout, placeOrder } from "../support/checkout";
import { shopTest as it } from "../support/e2e-test";

const account = accountTexts.de;
const stored = storedCart(MISO);

async function openAccount(page: Page): Promise<void> {
  await page.getByRole("navigation").getByRole("link", { name: "Konto" }).click();
  await page.getByRole("heading", { name: account.title, exact: true }).waitFor();
}

it("turns a guest account into a registered account that keeps its orders", async ({
  guestAtCheckout,
}) => {
  const { page } = await guestAtCheckout();
  const id = await placeOrder(page);
  const code = String((await adminGet(`orders/${id}`))?.code);

  await openAccount(page);
  await page.getByLabel(account.email.label).first().fill("stamm@example.com");
  await page.getByLabel(account.newPassword.label, { exact: true }).fill("Nudelsuppe-am-Abend-7");
  await page.getByRole("button", { name: account.register, exact: true }).click();
  await page.getByText("stamm@example.com").first().waitFor();
  await page.getByRole("main").getByRole("link", { name: account.orders }).click();
  await page.getByText(code).waitFor();

  await openAccount(page);
  await page.getByRole("button", { name: account.signOut, exact: true }).click();
  await page.getByRole("region", { name: account.signIn }).waitFor();
  await fillSignIn(page, "stamm@example.com", "Nudelsuppe-am-Abend-7");
  await page.getByRole("main").getByRole("link", { name: account.orders }).click();
  await page.getByText(code).waitFor();
  expect(await page.getByTestId("order-row").count()).toBe(1);
});

it("stores when an account was created and last used, and shows the date in its first session", async ({
  newVisitor,
}) => {
  const { page } = await newVisitor();
  const email = `neu-${Date.now()}@example.com`;
  const password = "Nudelsuppe-am-Abend-7";
  await page.goto("/system");
  await page.getByRole("button", { name: account.toRegister, exact: true }).click();
  await page.getByLabel(account.email.label).first().fill(email);
  await page.getByLabel(account.newPassword.label, { exact: true }).fill(password);
  await page.getByRole("button", { name: account.register, exact: true }).click();
  await page.getByText(account.memberSince(formatDate(Date.now()))).waitFor();

  const { uid } = await signIn(email, password);
  const read = async () => (await adminGet(`users/${uid}`)) ?? {};
  const first = await read();
  expect(first).toEqual({ email, created_at: expect.any(Date), online_at: expect.any(Date) });

  // The rules take one stamp a minute.
  const earlier = new Date(Date.now() - 3_600_000);
  await adminPatch(`users/${uid}`, { online_at: earlier });
  await page.getByRole("button", { name: account.signOut, exact: true }).click();
  await fillSignIn(page, email, password);
  await page.getByRole("heading", { name: account.signedIn }).waitFor();
  await expect.poll(async () => Number((await read()).online_at)).toBeGreaterThan(Number(earlier));
  expect((await read()).created_at).toEqual(first.created_at);
});

it("leaves no personal data in the browser after signing out, also when another tab is open", async ({
  newVisitor,
}) => {
  const { page, context } = await newVisitor({ stored });
  await page.goto("/system");
  await fillSignIn(page, "gast@example.com", DEMO_PASSWORD);
  await page.getByRole("heading", { name: account.signedIn }).waitFor();
  const other = await context.newPage();
  await openCheckout(other);
  await other.getByText(checkoutTexts.de.signedInAs("gast@example.com")).waitFor();
  await fillContact(other, "Kanarienvogel");
  await field(other, checkoutTexts.de.email.label).fill("kanarie@example.com");
  const traces = /Kanarienvogel|kanarie@|99998-100|gast@example\.com|demo-gast/;
  await expect.poll(() => browserStorage(other)).toContain("kanarie@");

  await page.getByRole("button", { name: account.signOut, exact: true }).click();
  await page.getByRole("region", { name: account.signIn }).waitFor();
  for (const tab of [page, other]) await expect.poll(() => browserStorage(tab)).not.toMatch(traces);
  await other.goto("/order");
  await other.getByText(checkoutTexts.de.emptyTitle).waitFor();
});

it("shows the same message for a wrong password and an unknown e-mail address", async ({
  newVisitor,
}) => {
  const { page } = await newVisitor();
  await page.goto("/system");
  const answers: string[] = [];
  for (const email of ["gast@example.com", "niemand@example.com"]) {
    await fillSignIn(page, email, "falsch-falsch-1");
    await page.getByRole("alert").waitFor();
    answers.push(await page.getByRole("alert").innerText());
    await page.reload();
  }
  const revealing = answers.filter((answer) => answer !== answers[0]);
  recordFigure(41, `answers that reveal it, of ${answers.length}`, revealing, import.meta.url);
  expect(revealing).toEqual([]);
  expect(answers[0]).toContain("E-Mail-Adresse oder Passwort stimmt nicht.");
});
