import type { Grants } from "@/domain/staff/grants.schema";
import type { Offer } from "@/domain/staff/invitation.schema";
import type { StaffMember } from "@/domain/staff/staff-requests.schema";
import type { Identity } from "../access/staff-identity-store";

/** A staff member as listed. */
export function shownMember(identity: Identity, grants: Grants): StaffMember {
  const { uid, gone, name, disabled, last_sign_in_at } = identity;
  const { email, resto_keys, role, super: isSuper } = grants;
  return {
    uid,
    gone,
    email: gone ? null : email,
    name,
    pending_until: null,
    moved: !gone && !hasAddress(identity, email),
    disabled,
    last_sign_in_at,
    resto_keys,
    role,
    super: isSuper,
  };
}

/** An invited address as listed: nothing about an account that the address may have. */
export function shownInvitation(offer: Offer): StaffMember {
  const { email, valid_until, resto_keys, role, super: isSuper } = offer;
  return {
    uid: null,
    gone: false,
    email,
    name: null,
    pending_until: valid_until,
    moved: false,
    disabled: false,
    last_sign_in_at: null,
    resto_keys,
    role,
    super: isSuper,
  };
}

/** Whether an account still has the address that was granted access, verified. */
export function hasAddress({ email, verified }: Identity, granted: string): boolean {
  return verified && email?.toLowerCase() === granted;
}
