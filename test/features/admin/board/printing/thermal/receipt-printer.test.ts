import { beforeEach, expect, it, vi } from "vitest";
import { createReceiptPrinter } from "@/features/admin/board/printing/thermal/receipt-printer";
import { FakeStarPrinter, FakeUsbPrinter, plugIn } from "./fake-usb";

const OPTIONS = { baudRate: 9600, language: "esc-pos" } as const;

let device = new FakeUsbPrinter();
let port = plugIn(device);

beforeEach(() => {
  device = new FakeUsbPrinter();
  port = plugIn(device);
});

async function connectedPrinter() {
  const printer = createReceiptPrinter();
  const link = await printer.connect("usb", OPTIONS);
  return { printer, link };
}

function plugInStar() {
  device = new FakeStarPrinter();
  port = plugIn(device);
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
  await expect.poll(() => printer.status()).toBe("no-paper");
  expect(device.sheets).toEqual([]);
  expect(onStart).not.toHaveBeenCalled();

  device.state.hasPaper = true;
  await printer.check();
  expect(printer.status()).toBe("ready");
  expect(device.sheets).toHaveLength(1);
  expect(onStart).toHaveBeenCalledOnce();
});

it("reports an open cover of the receipt printer", async () => {
  const { printer } = await connectedPrinter();
  device.state.isOpen = true;
  await printer.check();
  expect(printer.status()).toBe("cover-open");
});

it("reports an open cover of a Star printer, and prints once it is closed", async () => {
  plugInStar();
  const { printer, link } = await connectedPrinter();
  expect(link?.reported?.language).toBe("star-prnt");
  expect(printer.status()).toBe("ready");
  device.state.isOpen = true;
  printer.print(job("ticket 1"));
  await expect.poll(() => printer.status()).toBe("cover-open");
  expect(device.sheets).toEqual([]);

  device.state.isOpen = false;
  await printer.check();
  expect(printer.status()).toBe("ready");
  expect(device.sheets).toHaveLength(1);
});

it("holds sheets back while a Star printer has no paper", async () => {
  plugInStar();
  const { printer } = await connectedPrinter();
  device.state.hasPaper = false;
  printer.print(job("ticket 1"));
  await expect.poll(() => printer.status()).toBe("no-paper");
  expect(device.sheets).toEqual([]);
});

it("reports a Star printer that stops answering", async () => {
  plugInStar();
  const { printer } = await connectedPrinter();
  device.state.answers = false;
  await printer.check();
  expect(printer.status()).toBe("silent");
});

it("asks in the language that was set by hand", async () => {
  plugInStar();
  const { printer, link } = await connectedPrinter();
  if (!link) throw new Error("not connected");
  await printer.connect("usb", { ...OPTIONS, previous: link.device });
  expect(printer.hasAnswered()).toBe(false);
  await printer.check("star-line");
  expect(printer.hasAnswered()).toBe(true);
});

it("records a sheet before its bytes are sent", async () => {
  const { printer } = await connectedPrinter();
  const sent: number[] = [];
  printer.print(job("ticket 1", () => sent.push(device.sheets.length)));
  await expect.poll(() => device.sheets).toHaveLength(1);
  expect(sent).toEqual([0]);
});

it("reports an unplugged printer and prints what waited once it is back", async () => {
  const { printer, link } = await connectedPrinter();
  port.unplug();
  await expect.poll(() => printer.status()).toBe("gone");
  printer.print(job("ticket 1"));
  expect(device.sheets).toEqual([]);

  if (!link) throw new Error("not connected");
  await printer.connect("usb", { ...OPTIONS, previous: link.device });
  await expect.poll(() => device.sheets).toHaveLength(1);
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
