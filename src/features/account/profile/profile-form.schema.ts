import * as z from "zod/mini";
import { contactSchema } from "@/domain/contact/contact.schema";
import { deliveryAddressSchema } from "@/domain/delivery/delivery-address.schema";

/** Name and phone number, validated as in an order. */
export const detailsSchema = z.object({
  name: contactSchema.shape.name,
  phone: contactSchema.shape.phone,
});

/** One saved address. An empty note is left out. */
export const addressFormSchema = z.object({
  ...deliveryAddressSchema.shape,
  note: z.pipe(
    z.transform((text: string) => (text.trim() === "" ? undefined : text)),
    deliveryAddressSchema.shape.note,
  ),
});
