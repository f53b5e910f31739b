import { activeRestaurant } from "@/config/active-tenant";
import { telHref } from "@/domain/contact/tel-href";
import { shellPageTexts } from "@/i18n/site/shell-page-texts";
import { useTexts } from "@/i18n/use-texts";
import { PhoneText } from "@/ui/phone-text";
import { StaticLayout } from "../static/static-layout";
import { PageError } from "./page-error";

/** Shown if restaurant or menu cannot be read: a retry and the restaurant's phone numbers. */
export function LoadFailedPage({ onRetry }: { onRetry: () => void }) {
  const texts = useTexts(shellPageTexts);
  const phones = activeRestaurant?.phones ?? [];
  const help = (
    <>
      {texts.loadFailed}
      {phones.length > 0 ? ` ${texts.orCall}` : null}
      {phones.map((phone) => (
        <a key={phone} className="state__phone" href={telHref(phone)}>
          <PhoneText text={phone} />
        </a>
      ))}
    </>
  );
  return (
    <StaticLayout>
      <PageError message={{ title: texts.loadFailedTitle, help }} onRetry={onRetry} />
    </StaticLayout>
  );
}
