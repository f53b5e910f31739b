import * as z from "zod/mini";
import { restoKeySchema } from "../../ids/resto-key.schema";
import { accountNeedSchema } from "../account-need.schema";

/** Input of the callables `connectPayments`, `readPaymentAccount` and `disconnectPayments`. */
export const paymentAccountRequestSchema = z.strictObject({ resto_key: restoKeySchema });

/** Answer of the callable `connectPayments`: the provider's page on which the restaurant continues. */
export const connectPaymentsAnswerSchema = z.object({ url: z.string() });

/** The state of a restaurant's account with the provider. */
const accountStateSchema = z.object({
  /** False for an account of the provider's test mode, which moves no money. */
  livemode: z.boolean(),
  charges_enabled: z.boolean(),
  /** What the provider still wants to know. */
  requirements_due: z.array(accountNeedSchema),
  /** Methods that the account can take, in the provider's words. */
  methods: z.array(z.string()),
  connected_at: z.int(),
  /** When this state was read from the provider. */
  updated_at: z.int(),
});

export type AccountState = z.infer<typeof accountStateSchema>;

/** Answer of the callable `readPaymentAccount`. */
export const readPaymentAccountAnswerSchema = z.object({
  /** Null if the restaurant has none. */
  account: z.nullable(accountStateSchema),
  /** False if the provider could not be read: `account` is the last known state. */
  is_current: z.boolean(),
  /** False if online payment is not set up here, or off for all restaurants. */
  is_available: z.boolean(),
});

export type ReadPaymentAccountAnswer = z.infer<typeof readPaymentAccountAnswerSchema>;

/** Answer of the callable `disconnectPayments`. */
export const disconnectPaymentsAnswerSchema = z.object({ disconnected: z.literal(true) });
