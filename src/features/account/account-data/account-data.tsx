import { profileTexts } from "@/i18n/profile-texts";
import { useTexts } from "@/i18n/use-texts";
import { keepFocusInside } from "@/ui/keep-focus-inside";
import { DataExport } from "./data-export";
import { DeleteAccount } from "./delete-account";

/** Data export and account deletion, for guest accounts too. */
export function AccountData({ onDeleted }: { onDeleted: () => void }) {
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
      <DataExport />
      <DeleteAccount onDeleted={onDeleted} />
    </section>
  );
}
