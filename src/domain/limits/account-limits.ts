import { DAY_MS, HOUR_MS, MINUTE_MS } from "../time/berlin-time";
import type { WindowLimit } from "./rolling-window";

/** Exports that an account makes of its own data: each may read 20,000 documents. */
export const EXPORT_LIMITS: readonly WindowLimit[] = [
  { max: 5, windowMs: HOUR_MS },
  { max: 20, windowMs: DAY_MS },
];

/** Audit entries about ending all sessions of an account; the sessions end in any case. */
export const SIGN_OUT_ENTRY_LIMITS: readonly WindowLimit[] = [
  { max: 3, windowMs: 10 * MINUTE_MS },
  { max: 20, windowMs: DAY_MS },
];

/** Devices that an account subscribes to messages. */
export const PUSH_SUBSCRIPTION_LIMITS: readonly WindowLimit[] = [
  { max: 20, windowMs: HOUR_MS },
  { max: 60, windowMs: DAY_MS },
];

/** Groups that an account starts or joins. */
export const GROUP_LIMITS: readonly WindowLimit[] = [
  { max: 20, windowMs: HOUR_MS },
  { max: 60, windowMs: DAY_MS },
];
