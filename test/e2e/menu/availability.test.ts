import type { Page } from "playwright-core";
import { expect } from "vitest";
import { formatTime } from "@/domain/text/format";
import { MINUTE_MS, toLocal } from "@/domain/time/berlin-time";
import { refusalText } from "@/i18n/refusal-texts";
import { openingTexts } from "@/i18n/site/opening-texts";
import { signIn } from "@/test/harness/accounts";
import { adminPatch } from "@/test/harness/admin";
import { appCheckToken, callFunction } from "@/test/harness/callables";
import { DESKTOP, type NewVisitor } from "../support/browser";
import { addDish, MISO, openCart, openMenu } from "../support/cart";
import { shopTest as it } from "../support/e2e-test";
import { orderRequest, storedOrders } from "../support/orders";

const texts = openingTexts.de;

/** Opens the menu and adds a dish: from the first interaction on, the page follows availability live. */
async function openPage(newVisitor: NewVisitor): Promise<Page> {
  const { page } = await newVisitor({ viewport: DESKTOP });
  const followed = page.waitForResponse("**/Listen/channel**");
  await openMenu(page);
  await addDish(page, MISO);
  await followed;
  return page;
}

/** Changes the availability and prints how long the open page took to show it. */
async function expectShown(page: Page, what: string, availability: object, text: string | RegExp) {
  const before = performance.now();
  await adminPatch("availability/resto-bobingen", availability);
  await page.getByText(text).first().waitFor();
  console.log(`${what} shown after ${Math.round(performance.now() - before)} ms`);
}

/** Orders two soups for pickup. @returns "accepted", or the reason of the refusal */
async function orderOutcome(): Promise<string | undefined> {
  const [{ idToken }, token] = await Promise.all([signIn("gast@example.com"), appCheckToken()]);
  const answer = await callFunction("placeOrder", orderRequest(), {
    idToken,
    appCheckToken: token,
  });
  return answer.result ? "accepted" : answer.error?.details?.reason;
}

it("shows a pause before the guest's first interaction, and never calls the restaurant open", async ({
  newVisitor,
}) => {
  const until = new Date(Date.now() + 30 * MINUTE_MS);
  await adminPatch("availability/resto-bobingen", { paused_until: until });
  const { page } = await newVisitor({ viewport: DESKTOP });
  await page.route("**/Listen/channel**", (route) => route.abort());
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const isWrong = document.body?.innerText.includes("Geöffnet bis");
      if (isWrong) document.documentElement.setAttribute("data-said-open", "");
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await openMenu(page);
  await page
    .getByText(texts.pausedUntil(formatTime(until.getTime())))
    .first()
    .waitFor();
  expect(await page.locator("html[data-said-open]").count()).toBe(0);
});

it("shows a pause to an untouched page, and its end, without loading the database client", async ({
  newVisitor,
}) => {
  const { page } = await newVisitor({ viewport: DESKTOP });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await openMenu(page);
  await page
    .getByText(/^Geöffnet bis/)
    .first()
    .waitFor();
  const until = new Date(Date.now() + 30 * MINUTE_MS);
  const paused = texts.pausedUntil(formatTime(until.getTime()));
  await expectShown(page, "pause", { paused_until: until }, paused);
  await expectShown(page, "end of the pause", { paused_until: null }, /^Geöffnet bis/);
  expect(asked.filter((url) => /Listen|live-queries/.test(url))).toEqual([]);
});

it("shows a pause, a sold-out dish and extra minutes on the open page, refuses accordingly, and ends them by itself", async ({
  newVisitor,
}) => {
  const page = await openPage(newVisitor);
  await page.getByText(texts.servedIn(20)).first().waitFor();
  await expectShown(page, "extra minutes", { extra_minutes: 25 }, texts.servedIn(45));
  await expectShown(page, "no extra minutes", { extra_minutes: 0 }, texts.servedIn(20));

  const until = new Date(Date.now() + 60 * MINUTE_MS);
  const paused = texts.pausedUntil(formatTime(until.getTime()));
  await expectShown(page, "pause", { paused_until: until }, paused);
  expect(await orderOutcome()).toBe("PAUSED");
  expect(await storedOrders()).toEqual([]);
  expect(await page.locator("[data-dish]").count()).toBeGreaterThan(50);
  await page.getByRole("link", { name: "Weiter zur Bestellung" }).first().click();
  await page
    .getByText(refusalText({ reason: "PAUSED", next_at: 1 }, 0, "de").title)
    .filter({ visible: true })
    .first()
    .waitFor();
  await page.goBack();

  const soldOut = { sold_out: { [MISO]: until } };
  await expectShown(page, "sold out", soldOut, /Ausverkauft, wieder ab/);
  await page
    .getByTestId("cart-line")
    .getByText(/ausverkauft/)
    .waitFor();
  expect(await orderOutcome()).toBe("ITEM_UNAVAILABLE");

  const soon = new Date(Date.now() + 4000);
  const ending = { paused_until: soon, sold_out: { [MISO]: soon } };
  await adminPatch("availability/resto-bobingen", ending);
  // The page updates its clock every 15 seconds.
  await page
    .getByText(/^Geöffnet bis/)
    .first()
    .waitFor({ timeout: 40_000 });
  await page.locator(`[data-add="${MISO}"]`).waitFor();
  await expect.poll(orderOutcome).toBe("accepted");

  const today = toLocal(Date.now()).date;
  const exceptions = [{ date: today, closed: true, reason: "Betriebsausflug" }];
  // In the evening, the coming midnight needs no day.
  await expectShown(page, "closing", { exceptions }, /^Öffnet (\p{L}{2} )?00:00$/u);
  expect(await orderOutcome()).toBe("CLOSED");
  await addDish(page, MISO);
  await (await openCart(page)).locator("[data-cart-count='2']").waitFor();
});
