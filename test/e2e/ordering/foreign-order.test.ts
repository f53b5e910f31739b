import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { DEMO_PASSWORD } from "@/hosting/local/demo-accounts";
import { ordersTexts } from "@/i18n/order/orders-texts";
import { fillSignIn } from "../support/checkout";
import { shopTest as it } from "../support/e2e-test";
import { storeOrder } from "../support/orders";

/** The text of the page of an order that the guest cannot see. */
async function shownFor(page: Page, id: string): Promise<string> {
  await page.goto(`/order/orders/${id}`);
  await page.getByText(ordersTexts.de.notFoundTitle).waitFor();
  return page.locator("main").innerText();
}

it("asks a signed-out guest to sign in, and shows the order of another guest exactly like one that does not exist", async ({
  newVisitor,
}) => {
  const foreign = await storeOrder({ creator_uid: "another-guest", code: "FREM" });
  const elsewhere = { creator_uid: "demo-gast", resto_key: "le-vie", code: "FREM" } as const;
  const own = await storeOrder({ creator_uid: "demo-gast", code: "EIGN" });
  const { page } = await newVisitor();
  await page.goto(`/order/orders/${foreign}`);
  await page.getByText(ordersTexts.de.signedOutTitle).waitFor();
  await page.goto("/system");
  await fillSignIn(page, "gast@example.com", DEMO_PASSWORD);
  await page.getByText("gast@example.com").waitFor();

  const missing = await shownFor(page, randomUUID());
  expect(await shownFor(page, foreign)).toBe(missing);
  // Accounts are shared between restaurants; orders are not.
  expect(await shownFor(page, await storeOrder(elsewhere))).toBe(missing);
  expect(missing).not.toContain("FREM");

  await page.goto(`/order/orders/${own}`);
  await page.getByText("EIGN", { exact: true }).waitFor();
  await page.goto("/order/orders");
  await page.getByText("EIGN").waitFor();
  expect(await page.getByText("FREM").count()).toBe(0);
});
