import type { Order } from "@/domain/order/order.schema";
import { matchesSearch } from "@/domain/text/matches-search";

/** Whether a text is the start of the code, part of the phone number, or the guest's name. */
export function matchesCodeOrContact(
  { code, contact }: Pick<Order, "code" | "contact">,
  text: string,
): boolean {
  const digits = localDigits(text);
  return (
    code.toUpperCase().startsWith(text.trim().toUpperCase()) ||
    matchesSearch(contact.name, text) ||
    (digits.length >= 3 && localDigits(contact.phone).includes(digits))
  );
}

/** Digits of a phone number as dialled within Germany. */
function localDigits(phone: string): string {
  return phone.replace(/^\s*(?:\+|00)49[\s(]*0?\)?/, "0").replace(/\D/g, "");
}
