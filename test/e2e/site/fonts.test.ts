import { expect } from "vitest";
import { browserTest } from "../support/e2e-test";

browserTest("headings of every weight show the restaurant's font", async ({ newVisitor }) => {
  const { page, context } = await newVisitor();
  await page.goto("/");
  await page.locator(".menu__title").first().waitFor();
  const session = await context.newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");

  async function systemFontsOf(selector: string): Promise<string[]> {
    const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
    const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
    return fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName);
  }

  for (const selector of [".hero__title", ".header__title", ".menu__title", ".dish__open"]) {
    await expect.poll(() => systemFontsOf(selector), { message: selector }).toEqual([]);
  }
});
