import type { PrinterDevice } from "@/state/staff/printer-atoms";

export type PrinterConnection = PrinterDevice["connection"];

/** How this browser can reach printers; not at all in Firefox and Safari. */
export function supportedConnections(): PrinterConnection[] {
  const usb: PrinterConnection[] = "usb" in navigator ? ["usb"] : [];
  return "serial" in navigator ? [...usb, "serial"] : usb;
}
