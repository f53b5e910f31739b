import { telHref } from "@/domain/contact/tel-href";
import { checkoutTexts } from "@/i18n/checkout-texts";
import { useTexts } from "@/i18n/use-texts";

/** The restaurant's telephone numbers. */
export function PhoneNumbers({ phones }: { phones: readonly string[] }) {
  const texts = useTexts(checkoutTexts);
  return (
    <p className="checkout-phones">
      {texts.call}:{" "}
      {phones.map((phone) => (
        <a key={phone} href={telHref(phone)}>
          {phone}
        </a>
      ))}
    </p>
  );
}
