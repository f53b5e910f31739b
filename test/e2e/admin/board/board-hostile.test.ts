import { expect } from "vitest";
import { formatLocalDate } from "@/domain/text/format";
import { addDays, toLocal } from "@/domain/time/berlin-time";
import { availabilityTexts } from "@/i18n/admin/availability-texts";
import { printTexts } from "@/i18n/admin/print-texts";
import { ordersTexts } from "@/i18n/order/orders-texts";
import { pickerTexts } from "@/i18n/picker-texts";
import { adminTest as it } from "../../support/admin-test";
import { MISO, storedCart } from "../../support/cart";
import { choose, fillContact, openCheckout, placeOrder } from "../../support/checkout";
import { collectDialogs, injectedElements } from "../../support/hostile-texts";
import { boardPage, signInAtAdmin, TABLET } from "../../support/order-board";
import { storeOrder } from "../../support/orders";

/** Markup for every field of an order, numbered. */
const HOSTILE = {
  name: "<img src=x onerror=alert(1)>",
  phone: "089 99998-100",
  street: "<svg/onload=alert(2)> 1",
  city: '"><script>alert(3)</script>',
  addressNote: "javascript:alert(4)//<iframe src=javascript:alert(5)>",
  note: "'\"><script>alert(6)</script>",
  dish: "<details open ontoggle=alert(7)>",
  option: "{{constructor.constructor('alert(8)')()}}<b onclick=alert(8)>",
  code: "<a href=javascript:alert(9)>A</a>",
  allergen: "<style>*{display:none}</style>",
  reason: "</p><img src=x onerror=alert(10)>",
} as const;

const hostileOrder = () => ({
  type: "delivery",
  code: HOSTILE.code,
  contact: { name: HOSTILE.name, phone: HOSTILE.phone },
  address: {
    street: HOSTILE.street,
    zip: "86399",
    city: HOSTILE.city,
    note: HOSTILE.addressNote,
  },
  lines: [
    {
      item_id: "miso-soup",
      name: { de: HOSTILE.dish, en: HOSTILE.dish },
      qty: 2,
      unit_cents: 420,
      line_cents: 840,
      choices: {},
      choice_names: [{ de: HOSTILE.option, en: HOSTILE.option }],
      note: HOSTILE.note,
      add_ons: [HOSTILE.allergen],
      vat: 7,
    },
  ],
});

it("shows markup in an order as text on card, ticket and receipt", async ({ newVisitor }) => {
  const { page, faults } = await newVisitor({ viewport: TABLET });
  const dialogs = collectDialogs(page);
  const id = await storeOrder(hostileOrder());
  const rejected = await storeOrder({
    ...hostileOrder(),
    status: "rejected",
    version: 2,
    updated_at: new Date(),
    history: [
      { version: 1, status: "placed", at: new Date(), by: "guest" },
      { version: 2, status: "rejected", at: new Date(), by: "staff", reason: HOSTILE.reason },
    ],
  });
  await signInAtAdmin(page, "koch@example.com");
  const board = boardPage(page);
  const card = board.card(id);
  await card.waitFor();
  await board.showFinished();
  await board.card(rejected).getByText(HOSTILE.reason).waitFor();
  await board.showCodes();
  const { dish, option, note, code, allergen } = HOSTILE;
  for (const text of [dish, option, note, code, allergen]) await card.getByText(text).waitFor();
  const panel = await board.openDetails(id);
  const { name, phone, street, city, addressNote } = HOSTILE;
  for (const text of [name, phone, street, city, addressNote])
    await panel.getByText(text).waitFor();

  await page.evaluate(() => {
    window.print = () => {};
  });
  const sheet = page.getByTestId("print-sheet");
  const { reason: _, ...onTicket } = HOSTILE;
  for (const [print, fields] of [
    [printTexts.de.print.ticket, onTicket],
    [printTexts.de.print.receipt, { name, street, city, dish, option, code }],
  ] as const) {
    await panel.getByRole("button", { name: print }).click();
    await sheet.waitFor({ state: "attached" });
    for (const text of Object.values(fields)) {
      await expect.poll(() => sheet.textContent()).toContain(text);
    }
    await page.emulateMedia({ media: "print" });
    expect([await sheet.isVisible(), await panel.isVisible()]).toEqual([true, false]);
    await page.emulateMedia({ media: "screen" });
    await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
    await sheet.waitFor({ state: "detached" });
  }

  await board.closeDetails();
  const search = page.getByRole("searchbox", { name: board.texts.search });
  await search.fill("<img src=x");
  await card.waitFor();
  const strange = 'a[href^="javascript:"], img[src="x"], iframe, main script, main style';
  expect(await page.locator(strange).count()).toBe(0);
  expect(dialogs).toEqual([]);
  expect(faults).toEqual([]);
});

it("shows markup in typed reasons as text to the guest and on the board", async ({
  newVisitor,
}) => {
  const guest = await newVisitor({ stored: storedCart(MISO, MISO) });
  await openCheckout(guest.page);
  await choose(guest.page, "Abholung");
  await fillContact(guest.page);
  const id = await placeOrder(guest.page);

  const { page, faults } = await newVisitor({ viewport: TABLET });
  await signInAtAdmin(page, "koch@example.com");
  const board = boardPage(page);
  const panel = await board.startRejecting(id);
  await panel.getByLabel(board.texts.otherReason).fill(HOSTILE.reason);
  await panel.getByRole("button", { name: board.texts.send }).click();
  await guest.page.getByText(ordersTexts.de.reason(HOSTILE.reason)).waitFor();
  expect(await injectedElements(guest.page)).toBe(0);

  const switches = availabilityTexts.de;
  const in2Days = formatLocalDate(addDays(toLocal(Date.now()).date, 2));
  await page.getByRole("button", { name: switches.title, exact: true }).click();
  await page.getByRole("tab", { name: switches.tabs.closures(0) }).click();
  await page.getByPlaceholder(pickerTexts.de.datePlaceholder).fill(in2Days);
  await page.getByLabel(switches.reason).fill(HOSTILE.note);
  await page.getByRole("button", { name: switches.save, exact: true }).click();
  await page.getByRole("list", { name: switches.closureList }).getByText(HOSTILE.note).waitFor();
  expect(faults).toEqual([]);
  expect(guest.faults).toEqual([]);
});
