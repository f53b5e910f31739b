import type { Order } from "@/domain/order/order.schema";

/** Matches the start of the code, or a part of the name or the phone number. */
export function matchesSearch({ code, contact }: Pick<Order, "code" | "contact">, text: string) {
  const wanted = text.trim().toLocaleLowerCase("de");
  if (wanted === "") return true;
  const digits = localDigits(wanted);
  return (
    code.toLocaleLowerCase("de").startsWith(wanted) ||
    contact.name.toLocaleLowerCase("de").includes(wanted) ||
    (digits.length >= 3 && localDigits(contact.phone).includes(digits))
  );
}

/** Digits of a phone number as dialled within Germany. */
function localDigits(phone: string): string {
  return phone.replace(/^\s*(?:\+|00)49[\s(]*0?\)?/, "0").replace(/\D/g, "");
}
