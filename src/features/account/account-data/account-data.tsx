import { profileTexts } from "@/i18n/account/profile-texts";
import { useTexts } from "@/i18n/use-texts";
import { lazyPart } from "@/page-lifecycle/lazy-part";
import { OptionalPart } from "@/ui/feedback/optional-part";
import { keepFocusInside } from "@/ui/keep-focus-inside";
import { useSignOut } from "../sign-in/use-sign-out";
import { DataExport } from "./data-export";
import { DeleteAccount } from "./delete-account";
import { SignOutEverywhere } from "./sign-out-everywhere";

const PushPart = lazyPart(async () => (await import("@/data/push/push-part")).PushPart);

interface AccountDataProps {
  /** A guest account, which could not sign in again. */
  readonly isGuestAccount: boolean;
  readonly onDeleted: () => void;
}

/**
 * Messages on this device, data export and account deletion, for guest accounts too; sign-out on all
 * devices.
 */
export function AccountData({ isGuestAccount, onDeleted }: AccountDataProps) {
  const signOut = useSignOut();
  const texts = useTexts(profileTexts);
  return (
    <section
      className="account__card account__card--quiet"
      aria-labelledby="account-data"
      ref={keepFocusInside}
    >
      <h2 className="account__subtitle" id="account-data" tabIndex={-1}>
        {texts.privacy}
      </h2>
      <OptionalPart>
        <PushPart about="account" />
      </OptionalPart>
      <DataExport />
      {!isGuestAccount && <SignOutEverywhere signOut={signOut} />}
      <DeleteAccount onDeleted={onDeleted} />
    </section>
  );
}
