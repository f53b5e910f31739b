import { activeRestaurant } from "@/config/active-tenant";
import { telHref } from "@/domain/contact/tel-href";
import { shellPageTexts } from "@/i18n/site/shell-page-texts";
import { useTexts } from "@/i18n/use-texts";
import { PhoneText } from "@/ui/phone-text";
import { MessagePage } from "./message-page";

/** Shown if the restaurant is not stored yet, or if the build has no key. */
export function MissingRestaurantPage() {
  const texts = useTexts(shellPageTexts);
  if (!activeRestaurant) return <MessagePage title={texts.unknownTitle} text={texts.unknown} />;
  return (
    <MessagePage title={activeRestaurant.title} text={texts.missing}>
      {activeRestaurant.phones.map((phone) => (
        <a key={phone} className="button button--primary" href={telHref(phone)}>
          <PhoneText text={phone} />
        </a>
      ))}
    </MessagePage>
  );
}
