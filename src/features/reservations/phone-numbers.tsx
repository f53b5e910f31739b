import { useRestaurant } from "@/data/restaurant-provider";
import { telHref } from "@/domain/contact/tel-href";
import { reservationTexts } from "@/i18n/reservation-texts";
import { useTexts } from "@/i18n/use-texts";

/** The restaurant's telephone numbers. */
export function PhoneNumbers({ text }: { text?: string }) {
  const texts = useTexts(reservationTexts);
  const { phones } = useRestaurant();
  return (
    <p className="booking-phones">
      <span>{text ?? texts.call}:</span>
      {phones.map((phone) => (
        <a key={phone} href={telHref(phone)}>
          {phone}
        </a>
      ))}
    </p>
  );
}
