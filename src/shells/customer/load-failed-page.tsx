import { activeRestaurant } from "../../config/active-tenant";
import { shellPageTexts } from "../../i18n/shell-page-texts";
import { useTexts } from "../../i18n/use-texts";
import { ErrorState } from "../../ui/error-state";

/** Record or menu could not be read: says so, offers another try and the restaurant's telephone. */
export function LoadFailedPage({ onRetry }: { onRetry: () => void }) {
  const texts = useTexts(shellPageTexts);
  const phones = activeRestaurant?.phones.join(", ");
  return (
    <main id="main">
      <ErrorState
        title={texts.loadFailedTitle}
        help={phones ? `${texts.loadFailed} ${texts.orCall} ${phones}` : texts.loadFailed}
        onRetry={onRetry}
      />
    </main>
  );
}
