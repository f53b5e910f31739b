import { atom } from "jotai/vanilla";
import { isStorable, newerPassport } from "@/domain/menu/passport/newer-passport";
import type { Passport } from "@/domain/menu/passport/passport.schema";
import { passportAtom } from "../menu/passport-atom";
import { storedPassportAtom } from "../menu/stored-passport-atom";
import { profileOwnerAtom } from "./account-profile-atoms";

/** Which passport replaced a different one in this visit, because it was changed later; null if none did. */
export const replacedPassportAtom = atom<"account" | "device" | null>(null);

/** Stands on the device for a passport in the account that cannot be read: nothing counts as safe. */
const UNREADABLE = "unreadable";

/** Whether the signed-in account stores the passport of this device. */
export const isPassportInAccountAtom = atom((get) => {
  const uid = get(profileOwnerAtom);
  const isStored = get(passportAtom)?.in_account === uid || get(storedPassportAtom) === UNREADABLE;
  return uid !== null && isStored;
});

/**
 * Compares the passport of this device with the one that the account has agreed to store: the later
 * change wins. One that was deleted on another device is deleted here, too.
 */
export const syncPassportAtom = atom(null, async (get, set) => {
  const uid = get(profileOwnerAtom);
  if (uid === null) return;
  const { readPassport, savePassport } = await import("@/firebase/repos/account/passport-repo");
  const found = await readPassport(uid);
  if (get(profileOwnerAtom) !== uid) return;
  const device = get(passportAtom);
  if (found === null) {
    if (get(isPassportInAccountAtom)) set(storedPassportAtom, null);
    return;
  }
  if (found === "unreadable") {
    if (!device) set(storedPassportAtom, UNREADABLE);
    return;
  }
  const newer = newerPassport(device, found, uid);
  if (newer.from === "both") return;
  if (newer.from === "account") {
    set(storedPassportAtom, newer.passport);
    if (device) set(replacedPassportAtom, "account");
    return;
  }
  if (!device) return;
  const stored = await savePassport(uid, device);
  if (get(profileOwnerAtom) !== uid || stored === null || stored === "unreadable") return;
  set(storedPassportAtom, { ...device, in_account: uid, changed_at: stored.changed_at });
  set(replacedPassportAtom, "device");
});

/**
 * Changes the passport on this device and, with consent, in the account. An empty one is deleted in
 * both; without the consent the one in the account is deleted, and this device keeps its copy.
 * @throws if the account cannot be reached: nothing was deleted, and a change is only on this device
 */
export const savePassportAtom = atom(
  null,
  async (get, set, passport: Passport, inAccount: boolean) => {
    const uid = get(profileOwnerAtom);
    const had = get(isPassportInAccountAtom);
    const { in_account: _, ...plain } = passport;
    set(replacedPassportAtom, null);
    if (uid === null || !(inAccount || had)) return set(passportAtom, plain);
    const { deletePassport, savePassport } = await import("@/firebase/repos/account/passport-repo");
    if (!inAccount || !isStorable(passport)) {
      await deletePassport(uid);
      return set(passportAtom, plain);
    }
    set(passportAtom, had ? { ...plain, in_account: uid } : plain);
    const stored = await savePassport(uid, passport);
    if (get(profileOwnerAtom) !== uid) return;
    set(passportAtom, { ...plain, in_account: uid });
    if (stored === null || stored === "unreadable") return;
    set(storedPassportAtom, { ...plain, in_account: uid, changed_at: stored.changed_at });
  },
);
