import * as z from "zod/mini";
import { contactSchema, deliveryAddressSchema } from "@/domain/order/order-requests.schema";

/** Name and telephone number; the rules are those of an order. */
export const detailsSchema = z.object({
  name: contactSchema.shape.name,
  phone: contactSchema.shape.phone,
});

/** One saved address; its note may stay empty. */
export const addressFormSchema = z.object({
  ...deliveryAddressSchema.shape,
  note: z.pipe(
    z.transform((text: string) => (text.trim() === "" ? undefined : text)),
    deliveryAddressSchema.shape.note,
  ),
});
