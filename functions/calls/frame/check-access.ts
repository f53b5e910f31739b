import type { CallableRequest } from "firebase-functions/https";
import type { Grants } from "@/domain/staff/grants.schema";
import type { Instant } from "@/domain/time/berlin-time";
import { isRecentSignIn } from "@/domain/user/recent-sign-in";
import { readStaff, recallStaff } from "../../access/grants-store";
import { isManagerOf } from "../../access/is-manager-of";
import { isOnTeamOf, isStaff, isStaffOf } from "../../access/is-staff-of";
import { isEndedSession } from "../../access/session-store";
import { type Caller, callerOf } from "../../runtime/caller";
import { readSwitches } from "../../runtime/switches-store";
import type { Access, Definition, StaffAccess } from "./definition";
import { refuse } from "./refuse";

/** The caller, and the caller's grants if the call needs a role. */
interface Checked {
  readonly caller: Caller | null;
  readonly staff: Grants | null;
  /** Whether the grants are not read now but remembered: they may have changed. */
  readonly isRecalled: boolean;
}

/**
 * Checks App Check, the sign-in, the role and how recent the sign-in is, in this order: a caller
 * without the role must not be asked for a password.
 * @throws HttpsError NOT_VERIFIED, NOT_SIGNED_IN, NOT_ALLOWED or SIGN_IN_AGAIN
 */
export async function checkAccess<Input, Who extends Access>(
  { access, mayCall, needsRecentSignIn, isCostly, decidesInTransaction }: Definition<Input, Who>,
  input: Input,
  request: CallableRequest,
): Promise<Checked> {
  const who: Access = access;
  const caller = callerOf(request);
  if (who === "anyone") return { caller, staff: null, isRecalled: false };
  if (who === "trusted" && !isTrusted(request) && (await readSwitches()).app_check_required) {
    return refuse("NOT_VERIFIED");
  }
  if (!caller) return refuse("NOT_SIGNED_IN");
  const isForGuests = who === "signed-in" || who === "trusted";
  const hasRole = (staff: Grants | null): staff is Grants =>
    !isForGuests &&
    staff !== null &&
    ROLES[who](staff, input) &&
    mayCall?.(staff, input, caller) !== false;
  const recalled = decidesInTransaction ? await recallStaff(request) : null;
  const isRecalled = hasRole(recalled);
  const staff = isForGuests || isRecalled ? recalled : await readStaff(request);
  if (!isForGuests && !hasRole(staff)) return refuse("NOT_ALLOWED");
  if (needsRecentSignIn && !signedInRecently(request)) return refuse("SIGN_IN_AGAIN");
  // A token of a lost account must not delete, export or sign it out.
  const isAboutAccount = isForGuests && isCostly;
  if (isAboutAccount && (await isEndedSession(caller.uid, signedInAt(request)))) {
    return refuse("SIGN_IN_AGAIN");
  }
  return { caller, staff, isRecalled };
}

type Role = (staff: Grants, input: unknown) => boolean;

const ROLES: Readonly<Record<StaffAccess, Role>> = {
  team: () => true,
  "team-of": (staff, input) => isOnTeamOf(staff, restaurantIn(input)),
  staff: isStaff,
  "staff-of": (staff, input) => isStaffOf(staff, restaurantIn(input)),
  manager: (staff) => staff.super || staff.role === "manager",
  "manager-of": (staff, input) => isManagerOf(staff, restaurantIn(input)),
  super: (staff) => staff.super,
};

/** The type of a definition asks for a restaurant's role only if the input names the restaurant. */
function restaurantIn(input: unknown): string {
  return (input as { readonly resto_key: string }).resto_key;
}

/**
 * Whether a call that causes work in a restaurant comes with an App Check token that no earlier call
 * has consumed, or from a verified address (docs/rules.md#app-check).
 */
function isTrusted({ app, auth }: CallableRequest): boolean {
  return (app !== undefined && !app.alreadyConsumed) || auth?.token.email_verified === true;
}

function signedInRecently(request: CallableRequest): boolean {
  const provider = request.auth?.token.firebase?.sign_in_provider ?? "";
  const signIn = { signedInAt: signedInAt(request), provider };
  // `auth_time` comes from the identity provider's clock, which `limits/_clock` does not shift.
  return isRecentSignIn(signIn, Date.now());
}

function signedInAt({ auth }: CallableRequest): Instant {
  return (auth?.token.auth_time ?? 0) * 1000;
}
