import { describe, expect } from "vitest";
import { LEGAL_PAGES, routes } from "@/config/routes";
import { DEMO_PASSWORD } from "@/hosting/local/demo-accounts";
import { accountTexts } from "@/i18n/account/account-texts";
import { checkoutTexts } from "@/i18n/order/checkout-texts";
import { ordersTexts } from "@/i18n/order/orders-texts";
import { legalTexts } from "@/i18n/site/legal-texts";
import { shellPageTexts } from "@/i18n/site/shell-page-texts";
import { shellTexts } from "@/i18n/site/shell-texts";
import { PHONE } from "../support/browser";
import { MISO, openCart, openMenu, storedCart } from "../support/cart";
import { shopTest as it } from "../support/e2e-test";
import { storeOrder } from "../support/orders";
import { problemsAtWidths, resize, screenProblems } from "../support/screen-problems";

describe("accessibility on a phone and on a desktop", () => {
  const account = accountTexts.de;
  const checkout = checkoutTexts.de;
  const sheet = "dialog.sheet[open]";
  const stored = storedCart(MISO, "starter-platter");

  it("has no problems in the security check", async ({ newVisitor }) => {
    const { page } = await newVisitor();
    let refuse = () => {};
    const refused = new Promise<void>((resolve) => {
      refuse = resolve;
    });
    await page.route("**/*:exchangeDebugToken", async (route) => {
      await refused;
      await route.fulfill({ status: 403, body: "{}" });
    });
    await page.goto("/");
    await page.locator("#security-check [data-action=continue]").waitFor();
    const problems = await problemsAtWidths(page, "waiting");
    refuse();
    await page.locator("#security-check [data-phase=failed]").waitFor();
    expect([...problems, ...(await problemsAtWidths(page, "failed"))]).toEqual([]);
  });

  it("has no problems in the menu, also in English, the option sheet and the cart", {
    timeout: 150_000,
  }, async ({ newVisitor }) => {
    const { page } = await newVisitor({ stored });
    await openMenu(page);
    const problems = await problemsAtWidths(page, "restaurant");
    await page.locator('[data-add="pho-bo"]').click();
    await page.getByRole("dialog").locator("[data-group]").first().waitFor();
    problems.push(...(await problemsAtWidths(page, "options", { within: sheet })));
    await page.getByRole("dialog").locator("button[type=submit]").click();
    await page.getByRole("alert").first().waitFor();
    problems.push(...(await problemsAtWidths(page, "options unanswered", { within: sheet })));
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    problems.push(...(await screenProblems(page, "cart on a desktop", "#cart")));
    await resize(page, PHONE);
    await openCart(page);
    problems.push(...(await screenProblems(page, "cart on a phone", sheet)));
    await page.goto("/?lang=en");
    await page.getByRole("heading", { name: "Starters", exact: true }).waitFor();
    problems.push(...(await screenProblems(page, "restaurant in English")));
    expect(problems).toEqual([]);
  });

  it("has no problems in the checkout", async ({ newVisitor }) => {
    const { page } = await newVisitor({ stored });
    await page.goto(routes.checkout);
    await page.getByTestId("receipt-total").waitFor();
    const problems = await problemsAtWidths(page, "checkout");
    await page.locator('input[value="delivery"]').check({ force: true });
    await page.locator('input[name="zip"]').fill("86507");
    await page.getByRole("button", { name: checkout.placeOrder }).click();
    await page.getByTestId("error-summary").waitFor();
    problems.push(...(await problemsAtWidths(page, "checkout with errors")));
    expect(problems).toEqual([]);
  });

  it("has no problems in an empty checkout and the orders without entries", async ({
    newVisitor,
  }) => {
    const orders = ordersTexts.de;
    const { page } = await newVisitor();
    await page.goto(routes.checkout);
    await page.getByText(checkout.emptyTitle).waitFor();
    const problems = await problemsAtWidths(page, "nothing to order");
    await page.goto(routes.orders);
    await page.getByText(orders.signedOutTitle).waitFor();
    problems.push(...(await problemsAtWidths(page, "orders signed out")));

    await page.goto(routes.account);
    await page.getByRole("button", { name: account.guest }).click();
    await page.getByText(account.guestTitle).waitFor();
    problems.push(...(await problemsAtWidths(page, "guest account")));
    await page.goto(routes.orders);
    await page.getByText(orders.emptyTitle).waitFor();
    problems.push(...(await problemsAtWidths(page, "no orders")));
    const foreign = await storeOrder({ creator_uid: "another-guest" });
    await page.goto(routes.order(foreign));
    await page.getByText(orders.notFoundTitle).waitFor();
    problems.push(...(await problemsAtWidths(page, "no such order")));
    expect(problems).toEqual([]);
  });

  it("has no problems in the account and its orders", async ({ newVisitor }) => {
    const { page } = await newVisitor();
    await page.goto(routes.account);
    const form = page.getByRole("main").locator("form").first();
    await form.waitFor();
    const problems = await problemsAtWidths(page, "signing in");
    await page.getByRole("button", { name: account.toRegister }).click();
    await form.locator("input[type=password]").fill("Suppe");
    await form.locator("button[type=submit]").click();
    await form.locator("[aria-invalid=true]").first().waitFor();
    problems.push(...(await problemsAtWidths(page, "registering")));
    await page.getByRole("button", { name: account.toSignIn }).click();
    await page.getByRole("button", { name: account.forgot }).click();
    await page.getByRole("button", { name: account.backToSignIn }).waitFor();
    problems.push(...(await problemsAtWidths(page, "resetting")));
    await page.getByRole("button", { name: account.backToSignIn }).click();
    await form.locator("input[type=email]").fill("gast@example.com");
    await form.locator("input[type=password]").fill(DEMO_PASSWORD);
    await form.locator("button[type=submit]").click();
    await page.getByRole("button", { name: account.signOut, exact: true }).waitFor();
    problems.push(...(await problemsAtWidths(page, "signed in")));

    const placed = await storeOrder({ code: "NEU2" });
    await storeOrder({ code: "ALT2", status: "cancelled" });
    await page.goto(routes.orders);
    await page.getByText("ALT2").first().waitFor();
    problems.push(...(await problemsAtWidths(page, "orders")));
    await page.goto(routes.order(placed));
    await page.getByTestId("order-head").waitFor();
    problems.push(...(await problemsAtWidths(page, "order")));
    expect(problems).toEqual([]);
  });

  it("has no problems while a legal page loads", async ({ newVisitor }) => {
    const { page } = await newVisitor();
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/assets/legal-page-*.js", async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(routes.legal("datenschutz"));
    await page.getByRole("heading", { level: 1, name: shellTexts.de.loading }).waitFor();
    const problems = await problemsAtWidths(page, "loading");
    release();
    const title = legalTexts.de.titles.datenschutz;
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    expect(problems).toEqual([]);
  });

  it("has no problems on the legal pages and the not-found page", async ({ newVisitor }) => {
    const { page } = await newVisitor();
    const problems: string[] = [];
    await page.goto(routes.terms);
    const overview = { level: 1, name: legalTexts.de.overviewTitle } as const;
    await page.getByRole("heading", overview).waitFor();
    problems.push(...(await problemsAtWidths(page, "legal overview")));
    for (const name of LEGAL_PAGES) {
      await page.goto(routes.legal(name));
      await page.getByRole("heading", { level: 1, name: legalTexts.de.titles[name] }).waitFor();
      problems.push(...(await problemsAtWidths(page, name)));
    }
    await page.goto("/nirgendwo");
    await page.getByRole("heading", { level: 1, name: shellPageTexts.de.notFoundTitle }).waitFor();
    expect([...problems, ...(await problemsAtWidths(page, "not found"))]).toEqual([]);
  });
});
