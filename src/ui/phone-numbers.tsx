import { telHref } from "@/domain/contact/tel-href";
import { controlTexts } from "@/i18n/control-texts";
import { useTexts } from "@/i18n/use-texts";
import { PhoneText } from "./phone-text";
import "./phone-numbers.css";

interface PhoneNumbersProps {
  readonly phones: readonly string[];
  /** Stands before the numbers; "Phone" by default. */
  readonly text?: string;
}

/** A restaurant's phone numbers, as links. */
export function PhoneNumbers({ phones, text }: PhoneNumbersProps) {
  const texts = useTexts(controlTexts);
  return (
    <p className="phone-numbers">
      <span>{text ?? texts.phone}:</span>
      {phones.map((phone) => (
        <a key={phone} href={telHref(phone)}>
          <PhoneText text={phone} />
        </a>
      ))}
    </p>
  );
}
