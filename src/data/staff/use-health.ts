import type { HealthAnswer } from "@/domain/operations/health.schema";
import { callReadHealth } from "@/firebase/callables/operations-callables";
import { type Read, useRead } from "../use-read";

/** Each call reads four documents per restaurant. */
const EVERY_MS = 60_000;

/** Health of all restaurants, read again every minute while the page is visible. */
export function useHealth(): Read<HealthAnswer> {
  return useRead("health", callReadHealth, { everyMs: EVERY_MS });
}
