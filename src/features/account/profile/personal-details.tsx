import { profileTexts } from "@/i18n/profile-texts";
import { useTexts } from "@/i18n/use-texts";
import { keepFocusInside } from "@/ui/keep-focus-inside";
import { AddressList } from "./address-list";
import { DetailsForm } from "./details-form";

/** Name, phone and addresses, stored on this device only to prefill forms. */
export function PersonalDetails() {
  const texts = useTexts(profileTexts);
  return (
    <>
      <section className="account__card" aria-labelledby="account-details">
        <h2 className="account__subtitle" id="account-details">
          {texts.details}
        </h2>
        <p className="account__hint">{texts.detailsHint}</p>
        <DetailsForm />
      </section>
      <section className="account__card" aria-labelledby="account-addresses" ref={keepFocusInside}>
        <h2 className="account__subtitle" id="account-addresses" tabIndex={-1}>
          {texts.addresses}
        </h2>
        <AddressList />
      </section>
    </>
  );
}
