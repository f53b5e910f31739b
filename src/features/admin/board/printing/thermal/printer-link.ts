import WebSerialReceiptPrinter from "@point-of-sale/webserial-receipt-printer";
import WebUSBReceiptPrinter from "@point-of-sale/webusb-receipt-printer";
import * as z from "zod/mini";
import type { PrinterDevice, PrinterProfile } from "@/state/staff/printer-atoms";
import type { PrinterReport, StatusRequest } from "./printer-status";
import { type PrinterConnection, supportedConnections } from "./supported-connections";

/** How long a printer may take to answer a status request. */
const ANSWER_WITHIN_MS = 800;
/** The connectors report a connection right after their promise resolves. */
const CONNECTED_WITHIN_MS = 250;

/** An open connection to a printer. */
export interface PrinterLink {
  readonly device: PrinterDevice;
  /** Language and code pages as the printer reports them; null for serial printers. */
  readonly reported: Pick<PrinterProfile, "language" | "codepageMapping"> | null;
  readonly send: (bytes: Uint8Array) => Promise<void>;
  /** Null without an answer. One request at a time. */
  readonly ask: (request: StatusRequest) => Promise<PrinterReport | null>;
  /** Calls the listener once when the printer is unplugged or switched off. */
  readonly onGone: (listener: () => void) => void;
  readonly close: () => Promise<void>;
}

const reportSchema = z.object({
  productName: z.optional(z.nullable(z.string())),
  serialNumber: z.optional(z.nullable(z.string())),
  vendorId: z.nullable(z.int()),
  productId: z.nullable(z.int()),
  language: z.nullable(z.string()),
  codepageMapping: z.nullable(z.string()),
});

/**
 * Opens a printer.
 * @param previous opens this printer without a question; without it the browser asks which one to
 *   use, which needs a click
 * @returns null if nothing was chosen, or if the printer is gone or in use elsewhere
 */
export async function openPrinterLink(
  connection: PrinterConnection,
  { baudRate, previous }: { readonly baudRate: number; readonly previous?: PrinterDevice },
): Promise<PrinterLink | null> {
  if (!supportedConnections().includes(connection)) return null;
  const printer =
    connection === "usb" ? new WebUSBReceiptPrinter() : new WebSerialReceiptPrinter({ baudRate });
  const connected = new Promise<unknown>((resolve) => {
    printer.addEventListener("connected", resolve);
  });
  await (previous ? printer.reconnect(previous) : printer.connect()).catch(() => {});
  const report = reportSchema.safeParse(
    await Promise.race([connected, after(CONNECTED_WITHIN_MS)]),
  );
  if (!report.success) return null;

  let onBytes: ((bytes: Uint8Array) => void) | null = null;
  printer.addEventListener("data", (data: ArrayBufferView) => {
    onBytes?.(new Uint8Array(data.buffer, data.byteOffset, data.byteLength));
  });
  await printer.listen();
  const { productName, serialNumber, vendorId, productId, language, codepageMapping } = report.data;
  const known = z.enum(["esc-pos", "star-prnt", "star-line"]).safeParse(language);
  return {
    device: {
      connection,
      vendorId,
      productId,
      serialNumber: serialNumber ?? null,
      name: productName ?? "",
    },
    reported: known.success ? { language: known.data, codepageMapping } : null,
    send: (bytes) => printer.print(bytes),
    ask: async (request) => {
      const received: number[] = [];
      const answer = new Promise<PrinterReport>((resolve) => {
        // An answer may arrive in parts.
        onBytes = (bytes) => {
          received.push(...bytes);
          const report = request.read(received);
          if (report !== null) resolve(report);
        };
      });
      await printer.print(request.bytes);
      const report = await Promise.race([answer, after(ANSWER_WITHIN_MS)]);
      onBytes = null;
      return report;
    },
    onGone: (listener) => printer.addEventListener("disconnected", listener),
    close: () => printer.disconnect(),
  };
}

function after(ms: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), ms));
}
