import { STREET_LENGTHS } from "@/domain/delivery/delivery-address.schema";
import type { Language } from "@/domain/text/language";
import { checkoutTexts } from "@/i18n/order/checkout-texts";
import type { FieldWords } from "@/i18n/validation-texts";
import type { CheckoutDraft } from "@/state/ordering/checkout-atoms";

/** Fields in the order of the page and of the error summary. */
export const CHECKOUT_FIELDS = [
  "type",
  "wantedAt",
  "zip",
  "city",
  "street",
  "addressNote",
  "name",
  "phone",
  "email",
  "payment",
  "tip",
  "cashGiven",
] as const satisfies readonly (keyof CheckoutDraft)[];

export type CheckoutField = (typeof CHECKOUT_FIELDS)[number];

/** Labels of the fields in messages. */
export function checkoutFieldLabels(language: Language): Record<CheckoutField, FieldWords> {
  const texts = checkoutTexts[language];
  return {
    type: { label: texts.type },
    wantedAt: { label: texts.time },
    zip: texts.zip,
    city: texts.city,
    street: { ...texts.street, lengths: STREET_LENGTHS },
    addressNote: texts.addressNote,
    name: texts.name,
    phone: texts.phone,
    email: texts.email,
    payment: { label: texts.payment },
    tip: { label: texts.tip.label },
    cashGiven: { label: texts.cashGiven.label },
  };
}
