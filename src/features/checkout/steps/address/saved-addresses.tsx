import { useFormContext } from "react-hook-form";
import type { SavedAddress } from "@/domain/user/address-book";
import { checkoutTexts } from "@/i18n/order/checkout-texts";
import { useTexts } from "@/i18n/use-texts";
import { profileAtom } from "@/state/account/profile-atoms";
import { useAtomValue } from "@/state/jotai-hooks";
import type { CheckoutDraft } from "@/state/ordering/checkout-atoms";
import "../saved-details.css";

/** Buttons that fill in a saved address. Hidden with fewer than two addresses. */
export function SavedAddresses() {
  const texts = useTexts(checkoutTexts);
  const { addresses } = useAtomValue(profileAtom);
  const { setValue } = useFormContext<CheckoutDraft>();
  if (addresses.length < 2) return null;

  function take({ street, zip, city, note = "" }: SavedAddress): void {
    setValue("zip", zip);
    setValue("city", city, { shouldValidate: true });
    setValue("street", street, { shouldValidate: true });
    setValue("addressNote", note);
  }
  return (
    <fieldset className="saved-addresses">
      <legend className="visually-hidden">{texts.savedAddresses}</legend>
      {addresses.map((address) => (
        <button
          key={`${address.street} ${address.zip} ${address.city}`}
          className="button button--outline"
          type="button"
          onClick={() => take(address)}
        >
          {address.street}, {address.city}
        </button>
      ))}
    </fieldset>
  );
}
