import type { Grants } from "@/domain/staff/grants.schema";
import type { StaffRole } from "@/domain/staff/staff-requests.schema";
import { listGrantsFor, readGrantsOf } from "../access/grants-store";
import { deletedIdentity, readIdentities } from "../access/staff-identity-store";
import { type PushDevice, readPushDevices } from "./push-subscription-store";

/** More staff members than a restaurant has. */
const MAX_STAFF = 200;

const ROLES: readonly StaffRole[] = ["staff", "manager"];

/**
 * Whether an account answers orders of a restaurant, or of any. A super flag alone does not count, and
 * riders answer none.
 */
export function isOnCall(grants: Grants | null, key?: string): boolean {
  if (!grants || !ROLES.includes(grants.role)) return false;
  return key === undefined ? grants.resto_keys.length > 0 : grants.resto_keys.includes(key);
}

/** Devices of a restaurant's team that want to know of new orders, by the grants of this moment. */
export async function readTeamDevices(key: string): Promise<PushDevice[]> {
  const team = (await listGrantsFor([key], MAX_STAFF)).filter(({ grants }) =>
    isOnCall(grants, key),
  );
  const own = await Promise.all(
    team.map(async ({ uid, grants }) => {
      const devices = await readPushDevices(uid, { resto_key: key, kind: "new_orders" });
      return devices.length > 0 ? { uid, grants, devices } : null;
    }),
  );
  const owners = own.filter((each) => each !== null);
  const identities = await readIdentities(owners.map(({ uid }) => uid));
  return owners.flatMap(({ uid, grants, devices }) => {
    const identity = identities.get(uid) ?? deletedIdentity(uid);
    const { email, verified, disabled } = identity;
    if (!verified || disabled || email?.toLowerCase() !== grants.email) return [];
    return devices.filter((device) => isSignedIn(device, grants));
  });
}

/** Whether a message that waits may still go to a device of the team. */
export async function isStillOnCall(device: PushDevice, key: string): Promise<boolean> {
  if (!device.kinds.includes("new_orders")) return true;
  const grants = await readGrantsOf(device.uid);
  return grants !== null && isOnCall(grants, key) && isSignedIn(device, grants);
}

/** Signing out on all devices ends their messages, too. */
function isSignedIn({ created_at }: PushDevice, { signed_out_at = 0 }: Grants): boolean {
  return created_at >= signed_out_at;
}
