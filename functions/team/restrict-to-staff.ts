import { type Refusal, refusal } from "@/domain/shared/refusal";
import { err, ok, type Result } from "@/domain/shared/result";
import type { Staff } from "./grants-store";
import { isStaffOf } from "./is-staff-of";

/**
 * Hands out an order or reservation to staff of its restaurant. NOT_ALLOWED without any grants;
 * a document of another restaurant is NOT_FOUND, like one that does not exist.
 */
export function restrictToStaff<T extends { readonly resto_key: string }>(
  staff: Staff | null,
  found: T | null,
): Result<T, Refusal> {
  if (!staff) return err(refusal("NOT_ALLOWED"));
  const isTheirs = found !== null && isStaffOf(staff, found.resto_key);
  return isTheirs ? ok(found) : err(refusal("NOT_FOUND"));
}
