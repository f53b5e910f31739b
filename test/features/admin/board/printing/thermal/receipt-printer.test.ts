import { beforeEach, expect, it, vi } from "vitest";
import { createReceiptPrinter } from "@/features/admin/board/printing/thermal/receipt-printer";
import { FakeUsbPrinter, plugIn } from "./fake-usb";

let device = new FakeUsbPrinter();
let port = plugIn(device);

beforeEach(() => {
  device = new FakeUsbPrinter();
  port = plugIn(device);
});

async function connectedPrinter() {
  const printer = createReceiptPrinter();
  const link = await printer.connect("usb", { baudRate: 9600 });
  return { printer, link };
}

const job = (key: string, onStart = () => {}) => ({ key, bytes: Uint8Array.of(0x41), onStart });

it("connects and reports the printer's name and language", async () => {
  const { printer, link } = await connectedPrinter();
  expect(printer.status()).toBe("ready");
  expect(link?.device).toMatchObject({ connection: "usb", name: "Receipt printer" });
  expect(link?.reported).toEqual({ language: "esc-pos", codepageMapping: "epson" });
});

it("holds sheets back while there is no paper and prints them afterwards, once each", async () => {
  const { printer } = await connectedPrinter();
  device.state.hasPaper = false;
  const onStart = vi.fn();
  printer.print(job("ticket 1", onStart));
  printer.print(job("ticket 1", onStart));
  await vi.waitFor(() => expect(printer.status()).toBe("no-paper"));
  expect(device.sheets).toEqual([]);
  expect(onStart).not.toHaveBeenCalled();

  device.state.hasPaper = true;
  await printer.check();
  expect(printer.status()).toBe("ready");
  expect(device.sheets).toHaveLength(1);
  expect(onStart).toHaveBeenCalledOnce();
});

it("reports an open cover", async () => {
  const { printer } = await connectedPrinter();
  device.state.isOpen = true;
  await printer.check();
  expect(printer.status()).toBe("cover-open");
});

it("records a sheet before its bytes are sent", async () => {
  const { printer } = await connectedPrinter();
  const sent: number[] = [];
  printer.print(job("ticket 1", () => sent.push(device.sheets.length)));
  await vi.waitFor(() => expect(device.sheets).toHaveLength(1));
  expect(sent).toEqual([0]);
});

it("reports an unplugged printer and prints what waited once it is back", async () => {
  const { printer, link } = await connectedPrinter();
  port.unplug();
  await vi.waitFor(() => expect(printer.status()).toBe("gone"));
  printer.print(job("ticket 1"));
  expect(device.sheets).toEqual([]);

  if (!link) throw new Error("not connected");
  await printer.connect("usb", { baudRate: 9600, previous: link.device });
  await vi.waitFor(() => expect(device.sheets).toHaveLength(1));
});

it("prints on printers that never answer status requests", async () => {
  device.state.answers = false;
  const { printer } = await connectedPrinter();
  expect(printer.status()).toBe("ready");
  printer.print(job("ticket 1"));
  await vi.waitFor(() => expect(device.sheets).toHaveLength(1), { timeout: 5_000 });
});

it("reports a printer that stops answering", async () => {
  const { printer } = await connectedPrinter();
  device.state.answers = false;
  await printer.check();
  expect(printer.status()).toBe("silent");
});
