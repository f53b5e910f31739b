import { useRestaurant } from "@/data/restaurant-provider";
import { telHref } from "@/domain/contact/tel-href";
import { unattendedTexts } from "@/i18n/order/unattended-texts";
import { useTexts } from "@/i18n/use-texts";
import { PhoneText } from "@/ui/phone-text";
import "./unattended-note.css";

/** Says that the restaurant takes no orders, with its first telephone number. */
export function UnattendedNote() {
  const texts = useTexts(unattendedTexts);
  const [phone] = useRestaurant().phones;
  return (
    <p className="unattended-note" role="status">
      {texts.paused}{" "}
      {phone && (
        <a className="unattended-note__call" href={telHref(phone)}>
          {texts.call}: <PhoneText text={phone} />
        </a>
      )}
    </p>
  );
}
