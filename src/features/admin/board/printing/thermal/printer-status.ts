/** Why a printer does not print; `silent` gave no answer although it answered before. */
export type PrinterProblem = "no-paper" | "cover-open" | "silent" | "gone";

/** Real-time requests of ESC/POS for the cause of being offline and for the paper sensor. */
export const STATUS_REQUESTS = {
  offline: Uint8Array.of(0x10, 0x04, 0x02),
  paper: Uint8Array.of(0x10, 0x04, 0x04),
} as const;

export type StatusRequest = keyof typeof STATUS_REQUESTS;

/** Whether a byte answers a status request: its bits 0, 1, 4 and 7 are fixed. */
export function isStatusByte(byte: number): boolean {
  return (byte & 0b1001_0011) === 0b0001_0010;
}

/** The problem that an answer reports, or null. */
export function problemOf(request: StatusRequest, byte: number): PrinterProblem | null {
  if (request === "paper") return (byte & 0b0110_0000) === 0 ? null : "no-paper";
  if ((byte & 0b0000_0100) !== 0) return "cover-open";
  return (byte & 0b0010_0000) === 0 ? null : "no-paper";
}
