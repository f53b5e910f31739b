import { telHref } from "@/domain/contact/tel-href";
import type { FoundReservation } from "@/domain/guest/guest-answers.schema";

/** Name, phone number and e-mail address as the guest entered them. */
export function FoundContact({ contact }: Pick<FoundReservation, "contact">) {
  const { name, phone, email } = contact;
  return (
    <>
      <span className="guest-table__name">{name}</span>
      {phone && (
        <a className="guest-table__minor" href={telHref(phone)}>
          {phone}
        </a>
      )}
      {email && <span className="guest-table__minor">{email}</span>}
    </>
  );
}
