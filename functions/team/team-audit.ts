import type { Instant } from "@/domain/time/berlin-time";
import { invitationPath } from "../access/invitation-secret";
import type { Transaction } from "../runtime/admin-app";
import { addAudit } from "../runtime/audit-store";

type TeamAction =
  | "staff.invited"
  | "staff.accepted"
  | "staff.granted"
  | "staff.changed"
  | "staff.revoked";

type Of = { readonly uid: string } | { readonly email: string };

/**
 * Adds one entry per restaurant, so that each audit log shows the change.
 * @param concerns keys of the restaurants; if empty, one entry without a restaurant is added
 */
export function addTeamAudit(
  transaction: Transaction,
  action: TeamAction,
  concerns: readonly string[],
  { by, now, ...of }: Of & { readonly by: string; readonly now: Instant },
): void {
  const target = "uid" in of ? `staff/${of.uid}` : invitationPath(of.email, null);
  for (const resto_key of concerns.length > 0 ? concerns : [null]) {
    addAudit(transaction, { at: now, by: "staff", uid: by, resto_key, target, action });
  }
}
