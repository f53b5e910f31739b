import { type Refusal, refusal } from "@/domain/result/refusal";
import { err, ok, type Result } from "@/domain/result/result";
import type { Grants } from "@/domain/staff/grants.schema";
import { isOnTeamOf, isStaffOf } from "./is-staff-of";

/**
 * Returns an order or reservation to staff of its restaurant only. Refuses NOT_ALLOWED without any
 * grants, and NOT_FOUND if the document belongs to another restaurant or does not exist.
 */
export function restrictToStaff<T extends { readonly resto_key: string }>(
  staff: Grants | null,
  document: T | null,
): Result<T, Refusal> {
  return restrict(staff, document, isStaffOf);
}

/** {@link restrictToStaff} for calls of riders, too. */
export function restrictToTeam<T extends { readonly resto_key: string }>(
  staff: Grants | null,
  document: T | null,
): Result<T, Refusal> {
  return restrict(staff, document, isOnTeamOf);
}

function restrict<T extends { readonly resto_key: string }>(
  staff: Grants | null,
  document: T | null,
  mayUse: (staff: Grants, key: string) => boolean,
): Result<T, Refusal> {
  if (!staff) return err(refusal("NOT_ALLOWED"));
  const isAllowed = document !== null && mayUse(staff, document.resto_key);
  return isAllowed ? ok(document) : err(refusal("NOT_FOUND"));
}
