import { useEffect } from "react";
import { profileOwnerAtom, readAccountProfileAtom } from "@/state/account/account-profile-atoms";
import { useAtomValue, useSetAtom, useStateStore } from "@/state/jotai-hooks";

/**
 * Reads the profile, the last order and the allergy passport of a signed-in account once. Without a
 * connection the copies of this device stay.
 */
export function useAccountProfile(): void {
  const owner = useAtomValue(profileOwnerAtom);
  const read = useSetAtom(readAccountProfileAtom);
  const store = useStateStore();
  useEffect(() => {
    if (owner === null) return;
    const syncPassport = async () => {
      const { syncPassportAtom } = await import("@/state/account/account-passport-atoms");
      await store.set(syncPassportAtom);
    };
    const readProfile = async () => {
      await read();
      const { adoptLastOrderAtom } = await import("@/state/account/adopt-last-order-atom");
      await store.set(adoptLastOrderAtom);
    };
    readProfile().catch((fault: unknown) => console.warn("the profile could not be read", fault));
    syncPassport().catch((fault: unknown) => console.warn("the passport could not be read", fault));
  }, [owner, read, store]);
}
