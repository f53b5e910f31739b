import { atom } from "jotai/vanilla";
import * as z from "zod/mini";
import { activeTenantKey } from "@/config/active-tenant-key";
import { fulfilmentSchema } from "@/domain/delivery/fulfilment.schema";
import { placeOrderRequestSchema } from "@/domain/order/order-requests.schema";
import { paymentSchema } from "@/domain/tenant/payment-methods.schema";
import { parseWith } from "../parse-with";
import { appStore } from "../store";
import { storedAtom } from "../stored-atom";
import { validatedStorage } from "../validated-storage";
import { lastWayAtom } from "./last-way-atom";
import { pendingAtom } from "./pending-atom";

const draftSchema = z.object({
  type: fulfilmentSchema,
  zip: z.string(),
  city: z.string(),
  street: z.string(),
  addressNote: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  payment: paymentSchema,
  /** Chosen time slot: milliseconds as text; empty for as soon as possible. */
  wantedAt: z._default(z.string(), ""),
  /** Whether the dishes come in reusable containers. */
  reusable: z._default(z.boolean(), false),
  /** Amounts in euros as typed; empty for none. */
  tip: z._default(z.string(), ""),
  cashGiven: z._default(z.string(), ""),
});

/** The checkout form as typed, valid or not. */
export type CheckoutDraft = z.infer<typeof draftSchema>;

export const EMPTY_DRAFT: CheckoutDraft = {
  type: "pickup",
  zip: "",
  city: "",
  street: "",
  addressNote: "",
  name: "",
  phone: "",
  email: "",
  payment: "cash",
  wantedAt: "",
  reusable: false,
  tip: "",
  cashGiven: "",
};

/**
 * Starts with the way of the last order on this device. Survives reloads but ends with the tab,
 * so that contact data does not stay on shared devices.
 */
export const checkoutDraftAtom = storedAtom<CheckoutDraft>(
  `${activeTenantKey}.checkout`,
  { ...EMPTY_DRAFT, type: appStore.get(lastWayAtom) ?? EMPTY_DRAFT.type },
  validatedStorage(parseWith(draftSchema), "session"),
);

/** Reads the draft once, so that a form that writes it is not rendered again by its own changes. */
export const readCheckoutDraftAtom = atom(null, (get) => get(checkoutDraftAtom));

const pendingOrderSchema = z.object({
  uid: z.string(),
  request: placeOrderRequestSchema,
  startedAt: z.int(),
  sentAt: z.optional(z.int()),
});

/** An order whose outcome this browser does not know yet. */
export type PendingOrder = z.infer<typeof pendingOrderSchema>;

export const pendingOrderAtom = pendingAtom("order", pendingOrderSchema);
