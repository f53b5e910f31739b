import type { PrinterProfile } from "@/state/staff/printer-atoms";

/** Why a printer does not print; `silent` gave no answer although it answered before. */
export type PrinterProblem = "no-paper" | "cover-open" | "silent" | "gone";

/** Status in a printer's answer; `ok` reports no problem. */
export type PrinterReport = "ok" | Extract<PrinterProblem, "no-paper" | "cover-open">;

/** A request that a printer answers at once, even while it cannot print. */
export interface StatusRequest {
  readonly bytes: Uint8Array;
  /**
   * Reads the answer.
   * @param received all bytes that arrived since the request
   * @returns null while the answer is incomplete
   */
  readonly read: (received: readonly number[]) => PrinterReport | null;
}

/** Requests of ESC/POS: DLE EOT 2 for the cause of being offline, DLE EOT 4 for the paper sensor. */
const ESC_POS: readonly StatusRequest[] = [
  {
    bytes: Uint8Array.of(0x10, 0x04, 0x02),
    read: (received) => {
      const byte = received.find(isEscPosStatus);
      if (byte === undefined) return null;
      if (has(byte, 2)) return "cover-open";
      return has(byte, 5) ? "no-paper" : "ok";
    },
  },
  {
    bytes: Uint8Array.of(0x10, 0x04, 0x04),
    read: (received) => {
      const byte = received.find(isEscPosStatus);
      if (byte === undefined) return null;
      return has(byte, 5) || has(byte, 6) ? "no-paper" : "ok";
    },
  },
];

/** ESC ACK SOH of StarPRNT and Star Line. One answer of 7 bytes or more holds cover and paper. */
const STAR: readonly StatusRequest[] = [
  {
    bytes: Uint8Array.of(0x1b, 0x06, 0x01),
    read: (received) => {
      const start = received.findIndex(isStarHeader);
      const header = received[start];
      if (header === undefined || received.length < start + starLength(header)) return null;
      if (has(received[start + 2] ?? 0, 5)) return "cover-open";
      return has(received[start + 5] ?? 0, 3) ? "no-paper" : "ok";
    },
  },
];

/** The requests that together tell whether a printer can print, in the order to ask. */
export function statusRequests(language: PrinterProfile["language"]): readonly StatusRequest[] {
  return language === "esc-pos" ? ESC_POS : STAR;
}

/** Bits 0, 1, 4 and 7 of a status byte of ESC/POS are fixed. */
function isEscPosStatus(byte: number): boolean {
  return (byte & 0b1001_0011) === 0b0001_0010;
}

/** Only the first byte of Star's status has bit 0 set and bits 4 and 7 clear. */
function isStarHeader(byte: number): boolean {
  return (byte & 0b1001_0001) === 0b0000_0001 && starLength(byte) > 5;
}

/** Bytes of Star's status, from its header: bits 1 to 3, and bit 5 as the highest. */
function starLength(header: number): number {
  return ((header >> 1) & 0b0111) | ((header >> 2) & 0b1000);
}

function has(byte: number, bit: number): boolean {
  return (byte & (1 << bit)) !== 0;
}
