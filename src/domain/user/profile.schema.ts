import * as z from "zod/mini";
import { addressBookSchema } from "./address-book";

/** Details that prefill the forms of a signed-in user; name and phone number may be empty. */
export const profileDetailsSchema = z.object({
  name: z.string().check(z.maxLength(80)),
  phone: z.string().check(z.maxLength(40)),
  addresses: addressBookSchema,
});

export type ProfileDetails = z.infer<typeof profileDetailsSchema>;
