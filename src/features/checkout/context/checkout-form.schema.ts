import * as z from "zod/mini";
import { contactSchema } from "@/domain/contact/contact.schema";
import { deliveryAddressSchema } from "@/domain/delivery/delivery-address.schema";
import { MAX_TIP_CENTS, type PlaceOrderRequest } from "@/domain/order/order-requests.schema";
import { cashGivenOf, isAmountUpTo, tipOf } from "@/domain/order/pricing/paid-amounts";
import { paymentSchema } from "@/domain/tenant/payment-methods.schema";
import { optionalTextSchema } from "@/domain/text/optional-text.schema";

const address = deliveryAddressSchema.shape;

const everyOrder = {
  name: contactSchema.shape.name,
  phone: contactSchema.shape.phone,
  email: optionalTextSchema(contactSchema.shape.email),
  payment: paymentSchema,
  wantedAt: z.string(),
  reusable: z.boolean(),
  // Checked against the total when the order is sent.
  cashGiven: z.string(),
};

const pickupFormSchema = z.object({
  type: z.literal("pickup"),
  // Kept in case the guest switches back, but neither validated nor sent.
  zip: z.string(),
  city: z.string(),
  street: z.string(),
  addressNote: z.string(),
  tip: z.string(),
  ...everyOrder,
});

const deliveryFormSchema = z.object({
  type: z.literal("delivery"),
  zip: address.zip,
  city: address.city,
  street: address.street,
  addressNote: optionalTextSchema(address.note),
  tip: z.string().check(z.refine((text) => isAmountUpTo(text, MAX_TIP_CENTS))),
  ...everyOrder,
});

/** The checkout form, validated by the rules of the request; pickup has no address. */
export const checkoutFormSchema = z.discriminatedUnion("type", [
  pickupFormSchema,
  deliveryFormSchema,
]);

/** The values of a valid form. */
export type CheckoutForm = z.infer<typeof checkoutFormSchema>;

/** An order request without its id. */
export type OrderIntent = Omit<PlaceOrderRequest, "order_id">;

/** Builds the request from a valid form and the priced lines. */
export function orderIntent(
  form: CheckoutForm,
  order: Pick<
    OrderIntent,
    "resto_key" | "lines" | "expected_total_cents" | "passport" | "guest_book"
  >,
): OrderIntent {
  const tip_cents = tipOf(form);
  const cash_given_cents = cashGivenOf(form);
  return {
    ...order,
    type: form.type,
    wanted_at: wantedInstant(form.wantedAt),
    contact: {
      name: form.name,
      phone: form.phone,
      ...(form.email ? { email: form.email } : {}),
    },
    payment: form.payment,
    ...(form.reusable ? { reusable: true } : {}),
    ...(tip_cents > 0 ? { tip_cents } : {}),
    ...(cash_given_cents === null ? {} : { cash_given_cents }),
    ...(form.type === "delivery" ? { address: addressOf(form) } : {}),
  };
}

/** The chosen time slot; null for as soon as possible. */
export function wantedInstant(text: string): number | null {
  return /^\d{1,16}$/.test(text) ? Number(text) : null;
}

function addressOf(form: z.infer<typeof deliveryFormSchema>) {
  return {
    street: form.street,
    zip: form.zip,
    city: form.city,
    ...(form.addressNote ? { note: form.addressNote } : {}),
  };
}
