import { useAccountProfile } from "@/data/use-account-profile";
import { profileTexts } from "@/i18n/account/profile-texts";
import { useTexts } from "@/i18n/use-texts";
import { lazyPart } from "@/page-lifecycle/lazy-part";
import { profileAtom } from "@/state/account/profile-atoms";
import { useAtomValue } from "@/state/jotai-hooks";
import { OptionalPart } from "@/ui/feedback/optional-part";
import { keepFocusInside } from "@/ui/keep-focus-inside";
import { AccountConsent } from "./account-consent";
import { AddressList } from "./address-list";
import { DetailsForm } from "./details-form";

const PassportCard = lazyPart(async () => (await import("./passport-card")).PassportCard);

/**
 * Name, phone and addresses that prefill forms, on this device and with consent in the account; the
 * allergy passport.
 */
export function PersonalDetails() {
  const texts = useTexts(profileTexts);
  const { inAccount } = useAtomValue(profileAtom);
  useAccountProfile();
  return (
    <>
      <section className="account__card" aria-labelledby="account-details">
        <h2 className="account__subtitle" id="account-details">
          {texts.details}
        </h2>
        <p className="account__hint">{inAccount ? texts.accountDetailsHint : texts.detailsHint}</p>
        <DetailsForm />
        <AccountConsent />
      </section>
      <section className="account__card" aria-labelledby="account-addresses" ref={keepFocusInside}>
        <h2 className="account__subtitle" id="account-addresses" tabIndex={-1}>
          {texts.addresses}
        </h2>
        <AddressList />
      </section>
      <OptionalPart>
        <PassportCard />
      </OptionalPart>
    </>
  );
}
