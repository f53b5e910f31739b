import type { BrowserContext, Page } from "playwright-core";
import { printerTexts } from "@/i18n/admin/printer-texts";

/** Puts a receipt printer at the browser's USB port; its sheets survive reloads. */
export async function plugInPrinter(context: BrowserContext): Promise<void> {
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
          const report = localStorage.getItem("paper-is-out") ? 0x72 : 0x12;
          read?.(new Result("ok", new DataView(Uint8Array.of(report).buffer)));
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

/** Connects the printer that was plugged in to the board. */
export async function connectPrinter(page: Page): Promise<void> {
  const texts = printerTexts.de;
  await page.getByRole("button", { name: texts.states.off }).click();
  await page.getByRole("button", { name: texts.connect.usb }).click();
  await page.getByText(texts.connected("T20")).waitFor();
  await page.keyboard.press("Escape");
}

/** The sheets that the printer has printed. */
export const sheetsOf = async (page: Page): Promise<Buffer[]> => {
  const stored = await page.evaluate(() => localStorage.getItem("printed-sheets") ?? "[]");
  return (JSON.parse(stored) as number[][]).map((bytes) => Buffer.from(bytes));
};

/** Takes the paper out of the printer, or puts a new roll in. */
export async function setPaper(page: Page, isThere: boolean): Promise<void> {
  await page.evaluate((isIn) => {
    if (isIn) localStorage.removeItem("paper-is-out");
    else localStorage.setItem("paper-is-out", "yes");
  }, isThere);
}
