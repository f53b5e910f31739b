import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { DEMO_PASSWORD } from "@/hosting/local/demo-accounts";
import { accountTexts } from "@/i18n/account/account-texts";
import { confirmIdentityTexts } from "@/i18n/account/confirm-identity-texts";
import { profileTexts } from "@/i18n/account/profile-texts";
import { checkoutTexts } from "@/i18n/order/checkout-texts";
import { ordersTexts } from "@/i18n/order/orders-texts";
import { accessibilityProblems } from "@/test/harness/accessibility";
import { adminGet, adminList } from "@/test/harness/admin";
import { DESKTOP } from "../support/browser";
import { browserStorage } from "../support/browser-storage";
import { MISO, storedCart } from "../support/cart";
import { choose, field, fillSignIn, openCheckout, placeOrder } from "../support/checkout";
import { shopTest as it } from "../support/e2e-test";
import { storeOrder } from "../support/orders";
import { problemsAtWidths } from "../support/screen-problems";

const texts = profileTexts.de;
const confirm = confirmIdentityTexts.de;
const account = accountTexts.de;

async function signInAs(page: Page, email = "gast@example.com"): Promise<void> {
  await page.goto("/system");
  await fillSignIn(page, email, DEMO_PASSWORD);
  await page.getByRole("heading", { name: account.signedIn }).waitFor();
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

it("a guest with an account saves details and addresses on the device and finds them in the checkout", async ({
  newVisitor,
}) => {
  const { page, faults } = await newVisitor({ stored: storedCart(MISO) });
  await signInAs(page);
  await field(page, texts.name.label).fill("Gerda Gast");
  await field(page, texts.phone.label).fill("12");
  await button(page, texts.save).click();
  await page.getByText("Telefon ist nicht gültig").first().waitFor();
  await field(page, texts.phone.label).fill("089 99998-100");
  await button(page, texts.save).click();
  await page.getByText(texts.saved, { exact: true }).waitFor();

  for (const street of ["Lindenstraße 7", "Am Markt 1"]) {
    await button(page, texts.addAddress).click();
    await field(page, texts.street.label).fill(street);
    await field(page, texts.zip.label).fill("86399");
    await field(page, texts.city.label).fill("Bobingen");
    await button(page, texts.saveAddress).click();
    await page.locator("address", { hasText: street }).waitFor();
  }
  await button(page, texts.remove("Am Markt 1")).click();
  await page.locator("address", { hasText: "Am Markt 1" }).waitFor({ state: "detached" });
  await button(page, texts.undo).click();
  await page.locator("address", { hasText: "Am Markt 1" }).waitFor();
  expect(await problemsAtWidths(page, "account")).toEqual([]);
  // The profile stays on the device.
  const user = async () => JSON.stringify(await adminGet("users/demo-gast"));
  await expect.poll(user).toContain("gast@example.com");
  expect(await user()).not.toContain("Gerda");

  await openCheckout(page);
  await expect.poll(() => field(page, checkoutTexts.de.name.label).inputValue()).toBe("Gerda Gast");
  await choose(page, checkoutTexts.de.delivery);
  await page.getByRole("button", { name: /Lindenstraße 7/ }).click();
  await expect
    .poll(() => field(page, checkoutTexts.de.street.label).inputValue())
    .toBe("Lindenstraße 7");
  expect(faults).toEqual([]);
});

it("loads an order history of 45 orders page by page", async ({ newVisitor }) => {
  const day = 86_400_000;
  const now = Date.now();
  await Promise.all(
    Array.from({ length: 45 }, (_, index) =>
      storeOrder({
        code: `H${String(index + 10)}`,
        status: "completed",
        created_at: new Date(now - (index + 1) * day),
      }),
    ),
  );
  const { page } = await newVisitor();
  await signInAs(page);
  await page.getByRole("main").getByRole("link", { name: account.orders }).click();
  const rows = page.getByTestId("order-row");
  const older = button(page, ordersTexts.de.older);
  await expect.poll(() => rows.count()).toBe(20);
  await older.click();
  await expect.poll(() => rows.count()).toBe(40);
  await older.click();
  await expect.poll(() => rows.count()).toBe(45);
  await older.waitFor({ state: "detached" });
  await page.getByText("H54").waitFor();
});

it("downloads the stored data of the account and of no other, and asks for the password before that when the sign-in is old", async ({
  newVisitor,
}) => {
  await storeOrder({ code: "MEIN" });
  await storeOrder({ code: "DEIN", creator_uid: "another-guest" });
  const { page } = await newVisitor({ viewport: DESKTOP });
  await signInAs(page);
  // The answer of the server ten minutes after the sign-in; the repeated call is not intercepted.
  const refusal = { status: "PERMISSION_DENIED", details: { reason: "SIGN_IN_AGAIN" } };
  await page.route("**/exportMyData", (route) =>
    route.request().method() === "POST"
      ? route.fulfill({
          status: 403,
          headers: { "access-control-allow-origin": "*" },
          json: { error: { ...refusal, message: "" } },
        })
      : route.continue(),
  );
  await button(page, texts.export).click();
  await page.getByText(confirm.title).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.unroute("**/exportMyData");

  const password = page.getByLabel(account.password.label, { exact: true });
  await password.fill("falsch-falsch-1");
  await button(page, confirm.withPassword).click();
  await page.getByText(confirm.wrongPassword).waitFor();
  expect(await password.inputValue()).toBe("falsch-falsch-1");
  await password.fill(DEMO_PASSWORD);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    button(page, confirm.withPassword).click(),
  ]);
  const content = readFileSync(await download.path(), "utf8");
  expect(download.suggestedFilename()).toMatch(/^meine-daten-\d{4}-\d\d-\d\d\.json$/);
  expect(content).toContain("MEIN");
  expect(content).toContain("gast@example.com");
  expect(content).not.toContain("DEIN");
  await page.getByText(texts.exported).waitFor();
});

it("deletes the account and all personal data on the device after a confirmation", async ({
  newVisitor,
}) => {
  const { page, faults } = await newVisitor({ stored: storedCart(MISO) });
  await signInAs(page);
  await openCheckout(page);
  await field(page, checkoutTexts.de.name.label).fill("Kanarienvogel");
  await field(page, checkoutTexts.de.phone.label).fill("089 99998-100");
  await page.getByLabel(checkoutTexts.de.remember).check();
  const id = await placeOrder(page);

  await page.goto("/system");
  await button(page, texts.delete).click();
  await button(page, texts.noKeep).click();
  await button(page, texts.delete).click();
  await button(page, texts.yesDelete).waitFor();
  await expect.poll(() => adminGet("users/demo-gast")).not.toBeNull();
  expect(await accessibilityProblems(page)).toEqual([]);
  await button(page, texts.yesDelete).click();
  await page.getByText(texts.deletedTitle).waitFor();
  await page.getByRole("region", { name: account.signIn }).waitFor();
  await expect
    .poll(() => browserStorage(page))
    .not.toMatch(/Kanarienvogel|gast@example\.com|demo-gast|99998-100/);
  expect(await adminGet("users/demo-gast")).toBeNull();
  expect(await adminGet(`orders/${id}`)).toMatchObject({ total_cents: expect.any(Number) });
  expect((await adminList("orders")).length).toBe(1);
  expect(faults).toEqual([]);

  await page.reload();
  await fillSignIn(page, "gast@example.com", DEMO_PASSWORD);
  await page.getByText("E-Mail-Adresse oder Passwort stimmt nicht.").waitFor();
});
