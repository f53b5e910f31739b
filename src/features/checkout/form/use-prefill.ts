import { useEffect } from "react";
import { authAtom } from "@/state/account/auth-atoms";
import { profileAtom } from "@/state/account/profile-atoms";
import { useAtomValue } from "@/state/jotai-hooks";
import { deliveryZipAtom } from "@/state/ordering/delivery-zip-atom";
import type { CheckoutFormApi } from "../context/checkout-form-api";

/** Prefills untouched fields from the account, the stored profile and the remembered postal code. */
export function usePrefill({ getValues, setValue }: CheckoutFormApi): void {
  const { name, phone, addresses } = useAtomValue(profileAtom);
  const email = useAtomValue(authAtom).user?.email;
  const { zip: rememberedZip, city: rememberedCity } = useAtomValue(deliveryZipAtom);
  useEffect(() => {
    if (email && !getValues("email")) setValue("email", email);
    if (name && !getValues("name")) setValue("name", name);
    if (phone && !getValues("phone")) setValue("phone", phone);
    if (getValues("street") !== "") return;
    const zip = getValues("zip") || rememberedZip;
    const known = zip === "" ? addresses[0] : addresses.find((address) => address.zip === zip);
    if (known) {
      setValue("street", known.street);
      setValue("addressNote", known.note ?? "");
    }
    if (getValues("zip") !== "") return;
    setValue("zip", known?.zip ?? zip);
    setValue("city", known?.city ?? rememberedCity);
  }, [email, name, phone, addresses, rememberedZip, rememberedCity, getValues, setValue]);
}
