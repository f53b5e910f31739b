import { useEffect } from "react";
import { profileOwnerAtom, readAccountProfileAtom } from "@/state/account/account-profile-atoms";
import { useAtomValue, useSetAtom } from "@/state/jotai-hooks";

/**
 * Reads the profile of a signed-in account once. Without a connection the copy of this device
 * stays.
 */
export function useAccountProfile(): void {
  const owner = useAtomValue(profileOwnerAtom);
  const read = useSetAtom(readAccountProfileAtom);
  useEffect(() => {
    if (owner === null) return;
    read().catch((fault: unknown) => console.warn("the profile could not be read", fault));
  }, [owner, read]);
}
