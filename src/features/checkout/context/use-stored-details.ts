import { useState } from "react";
import { useAccountProfile } from "@/data/use-account-profile";
import { withAddress } from "@/domain/user/address-book";
import { profileOwnerAtom, saveProfileAtom } from "@/state/account/account-profile-atoms";
import { changeProfileAtom, clearProfileAtom, profileAtom } from "@/state/account/profile-atoms";
import { useAtomValue, useSetAtom } from "@/state/jotai-hooks";
import { deliveryZipAtom, NO_DELIVERY_ZIP } from "@/state/ordering/delivery-zip-atom";
import type { CheckoutForm } from "./checkout-form.schema";

/** Whether this order's details are stored for the next one. */
export interface StoredDetails {
  /** Whether there is an account that could keep them, too. */
  readonly hasAccount: boolean;
  /** Whether this device keeps details of this guest, who can remove them here. */
  readonly isStored: boolean;
  readonly forget: () => void;
  /** Whether they are stored on this device. */
  readonly chosen: boolean;
  readonly choose: (chosen: boolean) => void;
  /** Whether they are stored in the account as well. */
  readonly inAccount: boolean;
  readonly agree: (inAccount: boolean) => void;
  /**
   * Stores the details as chosen.
   * @param sent settles when the order was sent, before which a guest has no session
   */
  readonly remember: (form: CheckoutForm, sent: Promise<unknown>) => Promise<void>;
}

/** Preselected as chosen before; never in the account without a choice. */
export function useStoredDetails(): StoredDetails {
  const hasAccount = useAtomValue(profileOwnerAtom) !== null;
  const profile = useAtomValue(profileAtom);
  const save = useSetAtom(saveProfileAtom);
  const keep = useSetAtom(changeProfileAtom);
  const clear = useSetAtom(clearProfileAtom);
  const rememberZip = useSetAtom(deliveryZipAtom);
  const [choice, choose] = useState<boolean | null>(null);
  const [consent, agree] = useState<boolean | null>(null);
  const chosen = choice ?? profile.name !== "";
  const inAccount = consent ?? profile.inAccount;
  useAccountProfile();
  return {
    hasAccount,
    isStored: !hasAccount && profile.name !== "",
    forget: () => {
      clear();
      rememberZip(NO_DELIVERY_ZIP);
      choose(false);
    },
    chosen,
    choose,
    inAccount,
    agree,
    remember: async (form, sent) => {
      if (!chosen) return;
      const { name, phone } = form;
      const details = form.type === "delivery" ? { name, phone, ...book(form) } : { name, phone };
      if (!hasAccount) {
        await sent;
        return keep(details);
      }
      // The order does not wait for it and does not depend on it.
      await save({ ...details, inAccount }).catch((fault: unknown) => {
        console.warn("the profile is not stored in the account", fault);
      });
    },
  };

  function book({ street, zip, city, addressNote }: Extract<CheckoutForm, { type: "delivery" }>) {
    const address = { street, zip, city, ...(addressNote ? { note: addressNote } : {}) };
    return { addresses: withAddress(profile.addresses, address) };
  }
}
