import { expect } from "vitest";
import { cartBar, MISO, openCart } from "../support/cart";
import { shopTest as it } from "../support/e2e-test";

it("adds a dish that is tapped as soon as dishes are visible", async ({ newVisitor }) => {
  const { page } = await newVisitor();
  await page.goto("/");
  await page.locator("#root:not([inert]) [data-dish]").first().waitFor();
  // By name, because the prerendered rows contain no dish ids.
  const add = page.locator("[data-dish]", { hasText: "Misosuppe" }).locator("[data-add]").first();
  await add.click();
  await add.click();
  await cartBar(page).locator('[data-cart-count="2"]').waitFor();
  await page.locator(`[data-add="${MISO}"]`).getByText("2", { exact: true }).waitFor();
  expect(await (await openCart(page)).innerText()).toContain("8,40");
});

it("opens a dish whose row is tapped as soon as dishes are visible", async ({ newVisitor }) => {
  const { page } = await newVisitor();
  await page.goto("/");
  await page.locator("#root:not([inert]) [data-dish]").first().waitFor();
  const name = page.locator("[data-dish] button").first();
  const dish = (await name.textContent()) ?? "";
  await name.click();
  await page.getByRole("dialog", { name: dish.replace(/^Nummer \S+ /, "") }).waitFor();
  expect(await page.getByRole("dialog").count()).toBe(1);
});
