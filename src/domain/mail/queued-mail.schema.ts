import * as z from "zod/mini";
import { mailDeliverySchema } from "./mail-delivery.schema";

const attachmentSchema = z.object({
  filename: z.string(),
  content: z.string(),
  contentType: z.string(),
});

/** The fields of a document in `mail` that sending needs: see docs/rules.md#data. */
export const queuedMailSchema = z.object({
  id: z.string(),
  to: z.email(),
  message: z.object({
    subject: z.string(),
    text: z.string(),
    html: z.string(),
    attachments: z.optional(z.array(attachmentSchema)),
  }),
  resto_key: z.string(),
  /** Path of the document that the mail is about. */
  target: z.string(),
  created_at: z.int(),
  delivery: mailDeliverySchema,
});

export type QueuedMail = z.infer<typeof queuedMailSchema>;
