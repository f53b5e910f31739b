import { afterAll, beforeAll, describe, expect, inject } from "vitest";
import {
  sessionParams,
  startTestProvider,
  type TestProvider,
} from "@/test/hosting/payment/support";
import { browserTest as it } from "../support/e2e-test";
import { narrowProblems, problemsAtWidths } from "../support/screen-problems";

let provider: TestProvider;

beforeAll(async () => {
  provider = await startTestProvider();
});
afterAll(() => provider.stop());

async function openSession(locale: "de" | "en" = "de") {
  const success_url = `${inject("siteUrl")}/system`;
  const params = sessionParams({ locale, success_url, cancel_url: inject("siteUrl") });
  const { id, url } = await provider.stripe.checkout.sessions.create(params);
  return { id, url: url ?? "" };
}

async function openOnboarding() {
  const platform = provider.client();
  const { id } = await platform.accounts.create({ business_profile: { name: "Asia Bobingen" } });
  const site = inject("siteUrl");
  const type = "account_onboarding";
  const link = await platform.accountLinks.create({
    account: id,
    type,
    return_url: `${site}/system`,
    refresh_url: site,
  });
  return { id, url: link.url };
}

describe.each(["de", "en"] as const)("the test payment's pages in %s", (locale) => {
  it("are accessible at both widths, in both colour schemes", async ({ newVisitor }) => {
    const { page, faults } = await newVisitor({ site: provider.url, locale });
    await page.goto((await openSession(locale)).url);
    const problems = await problemsAtWidths(page, "payment");
    await page.locator("summary").click();
    problems.push(...(await problemsAtWidths(page, "test cards")));
    await page.locator("button[value='4000000000000002']").click();
    await page.getByRole("alert").waitFor();
    problems.push(...(await problemsAtWidths(page, "declined")));
    await page.getByLabel("PayPal").check();
    await page.locator("form > button").click();
    await page.waitForURL(/approve$/);
    problems.push(...(await problemsAtWidths(page, "confirmation")));
    await page.goto(provider.url);
    problems.push(...(await problemsAtWidths(page, "control")));
    await page.goto((await openOnboarding()).url);
    problems.push(...(await problemsAtWidths(page, "onboarding")));
    problems.push(...(await narrowProblems(page, "onboarding")));
    expect(problems).toEqual([]);
    expect(faults).toEqual([]);
  });
});

describe("the test payment's pages", () => {
  it("are used by keyboard alone, and return to the shop", async ({ newVisitor }) => {
    const { page, faults } = await newVisitor({ site: provider.url });
    await page.goto((await openSession()).url);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    expect(await page.evaluate("document.activeElement.value")).toBe("card");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Control+a");
    await page.keyboard.type("4000002500003155");
    await page.keyboard.press("Enter");
    await page.waitForURL(/approve$/);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.waitForURL(`${inject("siteUrl")}/system`);
    expect(faults).toEqual([]);
  });

  it("move the focus to the reason why a card was declined, and take another card", async ({
    newVisitor,
  }) => {
    const { page } = await newVisitor({ site: provider.url });
    await page.goto((await openSession()).url);
    await page.getByLabel("Kartennummer").fill("4000 0000 0000 9995");
    await page.getByLabel("Kartennummer").press("Enter");
    const alert = page.getByRole("alert");
    await expect.poll(() => alert.textContent()).toContain("nicht genug Guthaben");
    const focusedRole = () => page.evaluate("document.activeElement.getAttribute('role')");
    await expect.poll(focusedRole).toBe("alert");
    await page.getByRole("button", { name: "15,90 € bezahlen" }).click();
    await page.waitForURL(`${inject("siteUrl")}/system`);
  });

  it("lead back to the shop without a payment", async ({ newVisitor }) => {
    const { page } = await newVisitor({ site: provider.url });
    const { id, url } = await openSession();
    await page.goto(url);
    await page.getByRole("link", { name: "Zurück zum Restaurant" }).click();
    await page.waitForURL(({ origin }) => origin === inject("siteUrl"));
    expect(await provider.stripe.checkout.sessions.retrieve(id)).toMatchObject({
      status: "open",
      payment_intent: null,
    });
  });

  it("complete an account and return to the admin site", async ({ newVisitor }) => {
    const { page } = await newVisitor({ site: provider.url });
    const { id, url } = await openOnboarding();
    await page.goto(url);
    await expect.poll(() => page.getByText("fehlt noch").count()).toBe(5);
    await page.getByRole("button", { name: "Angaben übernehmen" }).click();
    await page.waitForURL(`${inject("siteUrl")}/system`);
    expect(await provider.client().accounts.retrieve(id)).toMatchObject({ charges_enabled: true });
  });
});
