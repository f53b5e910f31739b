import type { Locator } from "playwright-core";
import { expect } from "vitest";
import { checkoutTexts } from "@/i18n/order/checkout-texts";
import { ordersTexts } from "@/i18n/order/orders-texts";
import { recordFigure } from "@/test/faults/figures";
import { adminTest as it } from "../support/admin-test";
import { openCart, openMenu, storedCart } from "../support/cart";
import { choose, field, openCheckout, placeOrder } from "../support/checkout";
import { collectDialogs, injectedElements } from "../support/hostile-texts";
import { storedOrders } from "../support/orders";

const checkout = checkoutTexts.de;

const NAME = "<img src=x onerror=alert(1)>";
const NOTE = "'\"><script>alert(2)</script>";
const STREET = "<svg/onload=alert(3)> 1";
const ADDRESS_NOTE = "javascript:alert(4)//<iframe src=javascript:alert(5)>";

it("shows markup in names, notes and addresses as text", async ({ newVisitor }) => {
  const portions: Record<string, unknown>[] = JSON.parse(storedCart("starter-platter").cart);
  const cart = JSON.stringify(portions.map((portion) => ({ ...portion, note: NOTE })));
  const { page, faults } = await newVisitor({ stored: { cart } });
  const dialogs = collectDialogs(page);
  await openMenu(page);
  await (await openCart(page)).getByText(NOTE).waitFor();

  await openCheckout(page);
  await choose(page, "Lieferung");
  await field(page, checkout.zip.label).fill("86399");
  await field(page, checkout.street.label).fill(STREET);
  await field(page, checkout.addressNote.label).fill(ADDRESS_NOTE);
  await field(page, checkout.name.label).fill(NAME);
  await field(page, checkout.phone.label).fill("089 99998-100");

  await placeOrder(page);
  for (const text of [NAME, NOTE, STREET, ADDRESS_NOTE]) await page.getByText(text).waitFor();
  await page.getByRole("link", { name: ordersTexts.de.back }).click();
  await page.getByTestId("order-row").waitFor();
  expect(await injectedElements(page)).toBe(0);
  expect(dialogs).toEqual([]);
  expect(faults).toEqual([]);
});

const OVERRIDE = "\u202e";
const STACK = "\u0301".repeat(60);
const CONTROL = /[\u202a-\u202e\u2066-\u2069]/;
const FIVE_MARKS = /\p{M}{5}/u;

/** Whether the street begins left of or above the postal code, as it is written. */
function readsInOrder(view: Locator, street: string, zip: string): Promise<boolean> {
  return view.evaluate(
    (element, [first, second]) => {
      const rectOf = (text: string) => {
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
          const node = walker.currentNode;
          const at = node.textContent?.indexOf(text) ?? -1;
          if (at < 0) continue;
          const range = document.createRange();
          range.setStart(node, at);
          range.setEnd(node, at + text.length);
          return range.getBoundingClientRect();
        }
        throw new Error(`no text ${text}`);
      };
      const [one, other] = [rectOf(first), rectOf(second)];
      return other.top >= one.bottom - 1 || other.left >= one.right - 1;
    },
    [street, zip] as const,
  );
}

it.for([
  ["a right-to-left override and stacked marks", `${OVERRIDE}Hauptstr. 5`, "Hauptstr. 5"],
  ["an Arabic street", "شارع الورد 5", "شارع الورد 5"],
] as const)(
  "keeps %s from turning or covering other text",
  async ([, typed, shown], { newVisitor, openBoard }) => {
    const portions: Record<string, unknown>[] = JSON.parse(storedCart("starter-platter").cart);
    const note = `${OVERRIDE}scharf${STACK}`;
    const cart = JSON.stringify(portions.map((portion) => ({ ...portion, note })));
    const { page, faults } = await newVisitor({ stored: { cart } });
    await openCheckout(page);
    await choose(page, "Lieferung");
    await field(page, checkout.zip.label).fill("86399");
    await field(page, checkout.street.label).fill(typed);
    await field(page, checkout.addressNote.label).fill(note);
    await field(page, checkout.name.label).fill(`${OVERRIDE}Gerda Zi${STACK}`);
    await field(page, checkout.phone.label).fill("089 99998-100");
    const id = await placeOrder(page);
    const { board } = await openBoard();
    const views = [page.locator("main"), await board.openDetails(id)];
    let wrong = 0;
    for (const view of views) {
      await view.getByText(shown).first().waitFor();
      const text = await view.innerText();
      const isSafe = !CONTROL.test(text) && !FIVE_MARKS.test(text);
      if (!isSafe || !(await readsInOrder(view, shown, "86399"))) wrong += 1;
    }
    expect(wrong).toBe(0);
    const [stored] = await storedOrders();
    expect(JSON.stringify(stored)).not.toMatch(CONTROL);
    expect(JSON.stringify(stored)).not.toMatch(FIVE_MARKS);
    recordFigure(65, `views that read wrongly, of ${views.length}`, wrong, import.meta.url);
    expect(faults).toEqual([]);
  },
);
