import type { BrowserContext, Page } from "playwright-core";
import { expect } from "vitest";
import { printerTexts } from "@/i18n/admin/printer-texts";
import { adminTest as it } from "../../support/admin-test";
import { boardPage, signInAtAdmin, TABLET } from "../../support/order-board";
import { storeOrder } from "../../support/orders";

/** Puts a receipt printer at the browser's USB port; its sheets survive reloads. */
async function plugInPrinter(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const KEY = "printed-sheets";
    let read: ((result: unknown) => void) | null = null;
    const endpoints = [
      { direction: "out", endpointNumber: 1 },
      { direction: "in", endpointNumber: 2 },
    ];
    const device = {
      vendorId: 0x04b8,
      productId: 0x0202,
      serialNumber: "T20-1",
      productName: "T20",
      configuration: { interfaces: [{ interfaceNumber: 0, alternate: { endpoints } }] },
      open: async () => {},
      close: async () => {},
      selectConfiguration: async () => {},
      claimInterface: async () => {},
      reset: async () => {},
      transferIn: () =>
        new Promise((resolve) => {
          read = resolve;
        }),
      transferOut: async (_endpoint: number, bytes: Uint8Array) => {
        if (bytes[0] === 0x10) {
          const Result = Reflect.get(window, "USBInTransferResult") as new (
            status: string,
            data: DataView,
          ) => object;
          read?.(new Result("ok", new DataView(Uint8Array.of(0x12).buffer)));
          return;
        }
        const sheets = JSON.parse(localStorage.getItem(KEY) ?? "[]") as number[][];
        localStorage.setItem(KEY, JSON.stringify([...sheets, [...bytes]]));
      },
    };
    const usb = Object.assign(new EventTarget(), {
      requestDevice: async () => device,
      getDevices: async () => [device],
    });
    Object.defineProperty(navigator, "usb", { value: usb });
  });
}

const sheetsOf = async (page: Page): Promise<Buffer[]> => {
  const stored = await page.evaluate(() => localStorage.getItem("printed-sheets") ?? "[]");
  return (JSON.parse(stored) as number[][]).map((bytes) => Buffer.from(bytes));
};

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
