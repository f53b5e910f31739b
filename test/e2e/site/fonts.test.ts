import type { Locator } from "playwright-core";
import { expect } from "vitest";
import { textIn } from "@/domain/text/localized-text";
import { menu } from "@/tenant-configs/menus/resto-bobingen";
import { tenant as bobingen } from "@/tenant-configs/resto-bobingen";
import { openMenu } from "../support/cart";
import { browserTest } from "../support/e2e-test";

const category = textIn(menu.categories[0]?.name ?? "", "de");

browserTest("headings of every weight show the restaurant's font", async ({ newVisitor }) => {
  const { page, context } = await newVisitor();
  await openMenu(page);
  const session = await context.newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");

  async function systemFontsOf(text: Locator): Promise<string[]> {
    await text.evaluate((element) => element.setAttribute("data-probe", ""));
    const { root } = await session.send("DOM.getDocument");
    const selector = "[data-probe]";
    const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
    const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
    await text.evaluate((element) => element.removeAttribute("data-probe"));
    return fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName);
  }

  const texts = {
    restaurant: page.getByRole("heading", { level: 1 }),
    header: page.getByRole("banner").getByText(bobingen.title, { exact: true }),
    category: page.getByRole("heading", { level: 2, name: category }),
    dish: page.locator("[data-dish]").first().getByRole("heading").getByRole("button"),
  };
  for (const [name, text] of Object.entries(texts)) {
    await expect.poll(() => systemFontsOf(text), { message: name }).toEqual([]);
  }
});
