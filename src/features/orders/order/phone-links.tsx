import { telHref } from "@/domain/contact/tel-href";
import { PhoneText } from "@/ui/phone-text";
export function PhoneLinks({ title, phones }: { title: string; phones: readonly string[] }) {
  return (
    <p className="phone-links">
      <span>{title}:</span>
      {phones.map((phone) => (
        <a key={phone} className="phone-links__link" href={telHref(phone)}>
          <PhoneText text={phone} />
        </a>
      ))}
    </p>
  );
}
