import { atom } from "jotai/vanilla";
import * as z from "zod/mini";
import { activeTenantKey } from "@/config/active-tenant-key";
import { addressBookSchema } from "@/domain/user/address-book";
import { parseWith } from "../parse-with";
import { storedAtom } from "../stored-atom";
import { validatedStorage } from "../validated-storage";
import { authAtom } from "./auth-atoms";

const profileSchema = z.object({
  /** The owner's account; other accounts on this device do not see the profile. */
  uid: z.string(),
  name: z.string(),
  phone: z.string(),
  addresses: addressBookSchema,
  /** Whether the owner has agreed to store it in the account, for all devices. */
  inAccount: z._default(z.boolean(), false),
});

/** Details that the checkout and the reservation form prefill for a signed-in user. */
export type Profile = Omit<z.infer<typeof profileSchema>, "uid">;

const NO_PROFILE: Profile = { name: "", phone: "", addresses: [], inAccount: false };

const storedProfileAtom = storedAtom<z.infer<typeof profileSchema> | null>(
  `${activeTenantKey}.profile`,
  null,
  validatedStorage<z.infer<typeof profileSchema> | null>(parseWith(z.nullable(profileSchema))),
);

/** The signed-in user's profile on this device; empty for other accounts. */
export const profileAtom = atom((get): Profile => {
  const profile = get(storedProfileAtom);
  return profile && profile.uid === get(authAtom).user?.uid ? profile : NO_PROFILE;
});

/** Changes parts of the signed-in user's profile on this device; does nothing while signed out. */
export const changeProfileAtom = atom(null, (get, set, changes: Partial<Profile>) => {
  const uid = get(authAtom).user?.uid;
  if (uid) set(storedProfileAtom, { ...get(profileAtom), ...changes, uid });
});

/** Removes the profile from this device. */
export const clearProfileAtom = atom(null, (_get, set) => set(storedProfileAtom, null));
