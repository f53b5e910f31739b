import { useEffect } from "react";
import { useAtomValue } from "../../state/jotai-hooks";
import { profileAtom } from "../../state/profile-atoms";
import type { CheckoutFormApi } from "./use-checkout-form";

/** Fills in what the guest keeps on this device, wherever nothing has been typed yet. */
export function useKnownGuest({ getValues, setValue }: CheckoutFormApi): void {
  const { name, phone, addresses } = useAtomValue(profileAtom);
  const latest = addresses[0];
  useEffect(() => {
    if (name && !getValues("name")) setValue("name", name);
    if (phone && !getValues("phone")) setValue("phone", phone);
    const typed = getValues(["street", "zip", "city"]);
    if (!latest || typed.some((text) => text !== "")) return;
    setValue("street", latest.street);
    setValue("zip", latest.zip);
    setValue("city", latest.city);
    setValue("addressNote", latest.note ?? "");
  }, [name, phone, latest, getValues, setValue]);
}
