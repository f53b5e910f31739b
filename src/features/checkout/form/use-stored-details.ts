import { useState } from "react";
import { withAddress } from "@/domain/user/address-book";
import { authAtom } from "@/state/account/auth-atoms";
import { changeProfileAtom, profileAtom } from "@/state/account/profile-atoms";
import { useAtomValue, useSetAtom } from "@/state/jotai-hooks";
import type { CheckoutForm } from "./checkout-form.schema";

/** Whether this order's details are stored on the device for the next one. */
export interface StoredDetails {
  /** Only with a full account: a guest could not return to the account page to delete the details. */
  readonly offered: boolean;
  readonly chosen: boolean;
  readonly choose: (chosen: boolean) => void;
  /** Stores the details if the guest has agreed. */
  readonly remember: (form: CheckoutForm) => void;
}

/** Preselected if details are already stored. */
export function useStoredDetails(): StoredDetails {
  const { user } = useAtomValue(authAtom);
  const profile = useAtomValue(profileAtom);
  const change = useSetAtom(changeProfileAtom);
  const [choice, choose] = useState<boolean | null>(null);
  const offered = user !== null && !user.isAnonymous;
  const chosen = choice ?? profile.name !== "";
  return {
    offered,
    chosen,
    choose,
    remember: (form) => {
      if (!offered || !chosen) return;
      const { name, phone } = form;
      change(form.type === "delivery" ? { name, phone, ...book(form) } : { name, phone });
    },
  };

  function book({ street, zip, city, addressNote }: Extract<CheckoutForm, { type: "delivery" }>) {
    const address = { street, zip, city, ...(addressNote ? { note: addressNote } : {}) };
    return { addresses: withAddress(profile.addresses, address) };
  }
}
