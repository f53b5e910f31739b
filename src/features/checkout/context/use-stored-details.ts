import { useState } from "react";
import { useAccountProfile } from "@/data/use-account-profile";
import { withAddress } from "@/domain/user/address-book";
import { profileOwnerAtom, saveProfileAtom } from "@/state/account/account-profile-atoms";
import { profileAtom } from "@/state/account/profile-atoms";
import { useAtomValue, useSetAtom } from "@/state/jotai-hooks";
import type { CheckoutForm } from "./checkout-form.schema";

/** Whether this order's details are stored for the next one. */
export interface StoredDetails {
  /** Only with a full account: a guest could not return to the account page to delete the details. */
  readonly offered: boolean;
  /** Whether they are stored on this device. */
  readonly chosen: boolean;
  readonly choose: (chosen: boolean) => void;
  /** Whether they are stored in the account as well. */
  readonly inAccount: boolean;
  readonly agree: (inAccount: boolean) => void;
  /** Stores the details as chosen. */
  readonly remember: (form: CheckoutForm) => void;
}

/** Preselected as chosen before; never in the account without a choice. */
export function useStoredDetails(): StoredDetails {
  const offered = useAtomValue(profileOwnerAtom) !== null;
  const profile = useAtomValue(profileAtom);
  const save = useSetAtom(saveProfileAtom);
  const [choice, choose] = useState<boolean | null>(null);
  const [consent, agree] = useState<boolean | null>(null);
  const chosen = choice ?? profile.name !== "";
  const inAccount = consent ?? profile.inAccount;
  useAccountProfile();
  return {
    offered,
    chosen,
    choose,
    inAccount,
    agree,
    remember: (form) => {
      if (!offered || !chosen) return;
      const { name, phone } = form;
      const details = form.type === "delivery" ? { name, phone, ...book(form) } : { name, phone };
      // The order does not wait for it and does not depend on it.
      void save({ ...details, inAccount }).catch((fault: unknown) => {
        console.warn("the profile is not stored in the account", fault);
      });
    },
  };

  function book({ street, zip, city, addressNote }: Extract<CheckoutForm, { type: "delivery" }>) {
    const address = { street, zip, city, ...(addressNote ? { note: addressNote } : {}) };
    return { addresses: withAddress(profile.addresses, address) };
  }
}
