import { useEffect } from "react";
import { authAtom } from "@/state/account/auth-atoms";
import { profileAtom } from "@/state/account/profile-atoms";
import { useAtomValue } from "@/state/jotai-hooks";
import type { CheckoutFormApi } from "./checkout-form-api";

/** Prefills untouched fields from the account and the stored profile. */
export function usePrefill({ getValues, setValue }: CheckoutFormApi): void {
  const { name, phone, addresses } = useAtomValue(profileAtom);
  const email = useAtomValue(authAtom).user?.email;
  const latest = addresses[0];
  useEffect(() => {
    if (email && !getValues("email")) setValue("email", email);
    if (name && !getValues("name")) setValue("name", name);
    if (phone && !getValues("phone")) setValue("phone", phone);
    const typed = getValues(["street", "zip", "city"]);
    if (!latest || typed.some((text) => text !== "")) return;
    setValue("street", latest.street);
    setValue("zip", latest.zip);
    setValue("city", latest.city);
    setValue("addressNote", latest.note ?? "");
  }, [email, name, phone, latest, getValues, setValue]);
}
