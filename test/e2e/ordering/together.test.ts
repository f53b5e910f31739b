import type { Page } from "playwright-core";
import { expect } from "vitest";
import { togetherLinkTexts } from "@/i18n/order/together-link-texts";
import { togetherTexts } from "@/i18n/order/together-texts";
import { accessibilityProblems } from "@/test/harness/accessibility";
import { adminGet, adminList } from "@/test/harness/admin";
import { readQrCode } from "@/test/harness/read-qr-code";
import { PHONE } from "../support/browser";
import { addDish, MISO, openCart, openMenu, storedCart } from "../support/cart";
import { fillContact, placeOrder } from "../support/checkout";
import { shopTest as it } from "../support/e2e-test";
import { setOrderStatus } from "../support/orders";
import { problemsAtWidths, resize, screenProblems } from "../support/screen-problems";

const texts = togetherTexts.de;

const person = (page: Page, name: string) =>
  page.getByTestId("together-person").filter({ hasText: name });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function join(page: Page, name: string, action: string): Promise<void> {
  await page.getByLabel(texts.name).fill(name);
  await button(page, action).click();
  await person(page, name).waitFor();
}

it("three guests fill one cart, one of them without a connection, and one orders for all", async ({
  newVisitor,
}) => {
  const ada = await newVisitor({ stored: storedCart(MISO, MISO) });
  await openMenu(ada.page);
  await (await openCart(ada.page)).getByRole("link", { name: togetherLinkTexts.de.link }).click();
  expect(await accessibilityProblems(ada.page)).toEqual([]);
  await join(ada.page, "Ada", texts.start);
  await person(ada.page, "Ada").getByText("2 × ").waitFor();
  const code = ada.page.getByRole("img", { name: texts.code });
  await code.waitFor();
  expect(await problemsAtWidths(ada.page, "group")).toEqual([]);
  await resize(ada.page, PHONE);
  const link = await ada.page.getByRole("textbox", { name: texts.link }).inputValue();
  expect(await readQrCode(await code.screenshot())).toBe(link);

  const mai = await newVisitor({ stored: storedCart(MISO) });
  await mai.page.goto(link);
  await join(mai.page, "Mai", texts.join);
  await person(mai.page, "Ada").getByText("2 × ").waitFor();
  await person(ada.page, "Mai").getByText("1 × ").waitFor();

  const ben = await newVisitor();
  await ben.page.goto(link);
  await join(ben.page, "Ben", texts.join);
  await ben.page.getByRole("link", { name: texts.choose }).click();
  await ben.page.getByText(texts.states.open("Ada", 3)).waitFor();
  await ben.context.setOffline(true);
  await addDish(ben.page, MISO);
  await ben.page.getByText(texts.unsent).waitFor();
  await ben.page.getByRole("link", { name: texts.view }).click();
  await ben.page.getByRole("status").filter({ hasText: texts.unsent }).getByText("1 × ").waitFor();
  expect(await screenProblems(ben.page, "group without a connection")).toEqual([]);
  expect(await person(ada.page, "Ben").getByText(texts.nothing).isVisible()).toBe(true);
  await ben.page.getByRole("link", { name: texts.choose }).click();
  await ben.context.setOffline(false);
  await person(ada.page, "Ben").getByText("1 × ").waitFor();

  await button(ada.page, texts.order).click();
  await fillContact(ada.page);
  // Ben is too late with a second one, and learns it.
  await addDish(ben.page, MISO);
  await ben.page.getByRole("link", { name: texts.view }).click();
  await ben.page.getByText(texts.tooLate).waitFor();
  expect(await accessibilityProblems(ben.page)).toEqual([]);
  const id = await placeOrder(ada.page);

  const order = await adminGet(`orders/${id}`);
  const lines = order?.lines as { qty: number; note: string }[];
  expect(lines.map(({ qty, note }) => [qty, note])).toEqual([
    [2, "für Ada"],
    [1, "für Mai"],
    [1, "für Ben"],
  ]);
  await setOrderStatus(id, "accepted", { eta_minutes: 30 });
  for (const { page } of [mai, ben]) {
    await page.getByText(`Bestellt, Code ${order?.code}, voraussichtlich`).waitFor();
    const shown = await page.locator("body").innerText();
    expect(shown).not.toContain("Gerda");
    expect(shown).not.toContain("99998-100");
  }
  expect(await accessibilityProblems(mai.page)).toEqual([]);
  const portions = ({ page }: { page: Page }) =>
    page.evaluate(() => JSON.parse(localStorage.getItem("resto-bobingen.cart") ?? "[]").length);
  // Ben keeps what was not ordered.
  await expect.poll(() => Promise.all([ada, mai, ben].map(portions))).toEqual([0, 0, 1]);
  expect(await adminList("orders")).toHaveLength(1);
});
