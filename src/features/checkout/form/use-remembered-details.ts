import { useState } from "react";
import { withAddress } from "@/domain/user/address-book";
import { authAtom } from "@/state/account/auth-atoms";
import { changeProfileAtom, profileAtom } from "@/state/account/profile-atoms";
import { useAtomValue, useSetAtom } from "@/state/jotai-hooks";
import type { CheckoutForm } from "./checkout-form.schema";

/** Whether the details of this order are kept on the device for the next one. */
export interface RememberedDetails {
  /** People with an account only: nobody could find a guest account's details again to remove them. */
  readonly offered: boolean;
  readonly chosen: boolean;
  readonly choose: (chosen: boolean) => void;
  /** Keeps them, where the guest has chosen so. */
  readonly remember: (form: CheckoutForm) => void;
}

/** Chosen from the start by those who keep details already. */
export function useRememberedDetails(): RememberedDetails {
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
