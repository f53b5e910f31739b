import { expect } from "vitest";
import { printerTexts } from "@/i18n/admin/printer-texts";
import { adminTest as it } from "../../support/admin-test";
import { boardPage, signInAtAdmin, TABLET } from "../../support/order-board";
import { storeOrder } from "../../support/orders";
import { plugInPrinter, sheetsOf } from "../../support/receipt-printer";

/** Header of a raster picture. */
const PICTURE = Buffer.from([0x1d, 0x76, 0x30]);
const CUT = Buffer.from([0x1d, 0x56]);

it("prints an order's ticket once when it is accepted, and not again after a reload", async ({
  newVisitor,
  guestWithOrder,
}) => {
  const { context, page } = await newVisitor({ viewport: TABLET });
  await plugInPrinter(context);
  await signInAtAdmin(page, "koch@example.com");
  const board = boardPage(page);
  await board.ready();
  const texts = printerTexts.de;
  await page.getByRole("button", { name: texts.states.off }).click();
  await page.getByRole("button", { name: texts.connect.usb }).click();
  await page.getByText(texts.connected("T20")).waitFor();
  await page.getByRole("button", { name: texts.test }).click();
  await expect.poll(async () => (await sheetsOf(page)).length).toBe(1);
  const [testPage] = await sheetsOf(page);
  // Vietnamese is a picture, umlauts are letters of a code page.
  expect(testPage?.includes(PICTURE)).toBe(true);
  expect(testPage?.includes(Buffer.from([0x8e, 0x99, 0x9a]))).toBe(true);
  await page.keyboard.press("Escape");

  const guest = await guestWithOrder();
  await board
    .card(guest.id)
    .getByRole("button", { name: /^Annehmen/ })
    .click();
  await expect.poll(async () => (await sheetsOf(page)).length).toBe(2);
  const ticket = (await sheetsOf(page))[1];
  expect(ticket?.toString("latin1")).toMatch(/Resto Bobingen.*2x.*Misosuppe.*Gerda Gast/s);
  expect(ticket?.includes(CUT)).toBe(true);

  await page.reload();
  await page.getByRole("button", { name: texts.states.ready }).waitFor();
  await storeOrder({ code: "P4PR", status: "accepted", status_at: { accepted: new Date() } });
  await expect.poll(async () => (await sheetsOf(page)).length).toBe(3);
  expect((await sheetsOf(page))[2]?.toString("latin1")).toContain("P4PR");
});
