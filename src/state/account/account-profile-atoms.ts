import { atom } from "jotai/vanilla";
import { authAtom } from "./auth-atoms";
import { changeProfileAtom, clearProfileAtom, type Profile, profileAtom } from "./profile-atoms";

/** The account that can agree to store a profile; null for guest accounts and while signed out. */
export const profileOwnerAtom = atom((get): string | null => {
  const { user } = get(authAtom);
  return user && !user.isAnonymous ? user.uid : null;
});

/**
 * Reads the profile that the account has agreed to store, and keeps a copy on this device. A consent
 * withdrawn on another device also removes the copy here.
 */
export const readAccountProfileAtom = atom(null, async (get, set) => {
  const uid = get(profileOwnerAtom);
  if (uid === null) return;
  const { readProfile } = await import("@/firebase/repos/account/profile-repo");
  const found = await readProfile(uid);
  if (get(profileOwnerAtom) !== uid) return;
  if (found) set(changeProfileAtom, { ...found, inAccount: true });
  else if (get(profileAtom).inAccount) set(clearProfileAtom);
});

/**
 * Changes the profile on this device and, with consent, in the account. `inAccount` gives the consent,
 * or withdraws it: the profile in the account is deleted, the copy on this device stays.
 * @throws if the account cannot be reached; this device then has the change except the consent
 */
export const saveProfileAtom = atom(null, async (get, set, changes: Partial<Profile>) => {
  const uid = get(profileOwnerAtom);
  if (uid === null) return;
  const { inAccount: had } = get(profileAtom);
  const { inAccount = had, ...details } = changes;
  set(changeProfileAtom, details);
  if (!inAccount && !had) return;
  const { deleteProfile, saveProfile } = await import("@/firebase/repos/account/profile-repo");
  if (inAccount) await saveProfile(uid, get(profileAtom));
  else await deleteProfile(uid);
  if (get(profileOwnerAtom) === uid) set(changeProfileAtom, { inAccount });
});
