import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { shellPageTexts } from "@/i18n/site/shell-page-texts";
import { shellTexts } from "@/i18n/site/shell-texts";
import { tenant as restoBobingen } from "@/tenant-configs/resto-bobingen";
import { answerWith } from "@/test/faults/fault-rules";
import { recordFigure } from "@/test/faults/figures";
import { adminPatch, adminRemove } from "@/test/harness/admin";
import { MISO, openMenu, storedCart } from "../support/cart";
import { orderButton } from "../support/checkout";
import { type FaultySite, faultyTest as it } from "../support/faulty-test";
import { changePrices } from "../support/shop";

const pages = shellPageTexts.de;
const stored = storedCart(MISO, MISO);
const phone = restoBobingen.phones[0] ?? "";

/** Whether the page shows almost no text, or neither a link nor a button. */
async function isBlank(page: Page): Promise<boolean> {
  const words = (await page.locator("#root").innerText()).trim();
  return words.length < 20 || (await page.locator("#root").locator("a, button").count()) === 0;
}

const dishRow = (page: Page, id: string) =>
  page.locator("[data-dish]").filter({ has: page.locator(`[data-add="${id}"]`) });

/** The message of a page when the restaurant or its menu cannot be read. */
const SHOWN = {
  // The notice stands above the restaurant and the menu of the build.
  outdated: (page: Page) => page.locator("main").getByText(pages.outdated),
  loadFailed: (page: Page) => page.getByText(pages.loadFailed),
  unknownRestaurant: (page: Page) => page.getByText(pages.missing),
  // The bundled menu stands in for a missing one.
  menu: (page: Page) => page.locator("[data-dish]").first(),
  checkout: (page: Page) => orderButton(page),
} as const;

interface UnreadableCase {
  readonly breakData: (site: FaultySite) => Promise<void> | void;
  readonly home: keyof typeof SHOWN;
  readonly order: keyof typeof SHOWN;
}

describe("a restaurant or menu that cannot be read", () => {
  // Documents are read in a batch; only its body names them.
  const refuse = ({ proxies }: FaultySite, collection: string) =>
    proxies.firestore.add({
      path: "/documents:batchGet",
      body: `/documents/${collection}/`,
      fault: answerWith(403, "{}", "application/json"),
    });
  const CASES: Readonly<Record<string, UnreadableCase>> = {
    "the restaurant is missing": {
      breakData: () => adminRemove("public/resto-bobingen"),
      home: "unknownRestaurant",
      order: "unknownRestaurant",
    },
    "the menu is missing": {
      breakData: () => adminRemove("menus/resto-bobingen"),
      home: "menu",
      order: "checkout",
    },
    "the restaurant is invalid": {
      breakData: () => adminPatch("public/resto-bobingen", { hours: "immer" }),
      home: "outdated",
      order: "loadFailed",
    },
    "the menu is invalid": {
      breakData: () => adminPatch("menus/resto-bobingen", { items: [{ id: 7 }] }),
      home: "outdated",
      order: "checkout",
    },
    "reading the restaurant is refused": {
      breakData: (site) => refuse(site, "public"),
      home: "outdated",
      order: "loadFailed",
    },
    "reading the menu is refused": {
      breakData: (site) => refuse(site, "menus"),
      home: "outdated",
      order: "checkout",
    },
  };

  it.for(Object.entries(CASES))(
    "shows what is wrong and a phone number when %s",
    async ([what, { breakData, home, order }], { newVisitor, faultySite }) => {
      const struckBefore = faultySite.proxies.firestore.struck.answer ?? 0;
      await breakData(faultySite);
      const blank: string[] = [];
      const { page, faults: thrown } = await newVisitor({ site: faultySite.url, stored });
      for (const [path, shown] of [
        ["/", home],
        ["/order", order],
      ] as const) {
        await page.goto(path);
        await page.locator("#root:not([inert])").waitFor({ state: "attached" });
        await SHOWN[shown](page).waitFor();
        await page.getByRole("link", { name: phone }).or(page.getByText(phone)).first().waitFor();
        if (await isBlank(page)) blank.push(path);
        expect(thrown).toEqual([]);
      }
      expect(blank).toEqual([]);
      if (what.endsWith("is refused")) {
        expect(faultySite.proxies.firestore.struck.answer).toBeGreaterThan(struckBefore);
      }
      const pagesShown = `blank pages, of ${2 * Object.keys(CASES).length}`;
      recordFigure(33, pagesShown, blank.length, import.meta.url);
    },
  );

  it("is read again from the page that it could not fill", async ({ newVisitor, faultySite }) => {
    refuse(faultySite, "public");
    const { page } = await newVisitor({ site: faultySite.url, stored });
    await page.goto("/order");
    await SHOWN.loadFailed(page).waitFor();
    faultySite.proxies.clear();
    await page.getByRole("button", { name: shellTexts.de.retry }).click();
    await SHOWN.checkout(page).waitFor();
    expect(await SHOWN.loadFailed(page).count()).toBe(0);
  });

  it("is read again from the notice that prices may be out of date", async ({
    newVisitor,
    faultySite,
  }) => {
    await changePrices({ [MISO]: 5 });
    refuse(faultySite, "menus");
    const { page } = await newVisitor({ site: faultySite.url });
    await openMenu(page);
    await SHOWN.outdated(page).waitFor();
    faultySite.proxies.clear();
    await page.getByRole("button", { name: pages.update, exact: true }).click();
    await SHOWN.outdated(page).waitFor({ state: "detached" });
    await dishRow(page, MISO).getByText("5,00").waitFor();
    expect(await dishRow(page, MISO).innerText()).not.toContain("4,20");
  });
});
