import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** How long the functions keep the offset that they have read: `Date.now` is called often. */
const KEPT_MS = 20;

/** Where the offset of the functions' clock is written; outside their folder, whose changes restart them. */
export function clockFileOf(bundle: string): string {
  return join(dirname(bundle), "../../functions-clock");
}

/** Lets the clock of the functions be moved by {@link moveFunctionsClock}, as time passes for a server. */
export function followClockFile(bundle: string): void {
  const file = clockFileOf(bundle);
  writeFileSync(file, "0");
  // Libraries compare `Date.now()` with `new Date()`.
  const clock = `{
  const { readFileSync } = require("node:fs");
  const RealDate = Date;
  let [offset, readAt] = [0, 0];
  const movedNow = () => {
    const now = RealDate.now();
    if (now - readAt > ${KEPT_MS}) [offset, readAt] = [Number(readFileSync(${JSON.stringify(file)}, "utf8")), now];
    return now + offset;
  };
  globalThis.Date = class Date extends RealDate {
    constructor(...parts) {
      super(...(parts.length === 0 ? [movedNow()] : parts));
    }
    static now = movedNow;
    static [Symbol.hasInstance](value) {
      return value instanceof RealDate;
    }
  };
}
`;
  writeFileSync(bundle, clock + readFileSync(bundle, "utf8"));
}

/** Sets by how many milliseconds the functions are ahead of this process. */
export function moveFunctionsClock(file: string, offsetMs: number): void {
  writeFileSync(file, String(offsetMs));
}
