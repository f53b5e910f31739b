import * as z from "zod/mini";

export const fulfilmentSchema = z.enum(["delivery", "pickup"]);

export type Fulfilment = z.infer<typeof fulfilmentSchema>;
