import { MAX_NOTE_LENGTH } from "../order/line-limits";
import { oneLine } from "../text/safe-text";

/** A typed note as an order takes it: one line, cut to {@link MAX_NOTE_LENGTH} characters. */
export function kitchenNote(typed: string): string {
  const line = oneLine(typed.normalize()).trim();
  // By characters, so that no emoji is cut in half.
  return Array.from(line).slice(0, MAX_NOTE_LENGTH).join("").trim();
}
