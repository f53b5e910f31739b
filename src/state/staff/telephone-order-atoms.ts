import { atom } from "jotai/vanilla";
import * as z from "zod/mini";
import { activeTenantKey } from "@/config/active-tenant-key";
import { NO_AGREEMENT } from "@/domain/contact/caller-agreement.schema";
import { fulfilmentSchema } from "@/domain/delivery/fulfilment.schema";
import { choicesSchema } from "@/domain/menu/options/choices.schema";
import { passportSchema } from "@/domain/menu/passport/passport.schema";
import { placeStaffOrderRequestSchema } from "@/domain/order/placing/staff-order.schema";
import { doorPaymentSchema } from "@/domain/tenant/payment-methods.schema";
import { authAtom } from "../account/auth-atoms";
import { pendingAtom } from "../ordering/pending-atom";
import { parseWith } from "../parse-with";
import { storedAtom } from "../stored-atom";
import { validatedStorage } from "../validated-storage";

const lineSchema = z.object({
  /** Identifies the line on this device. */
  key: z.string(),
  item_id: z.string(),
  qty: z.int(),
  choices: choicesSchema,
  note: z.string(),
});

export type TelephoneLine = z.infer<typeof lineSchema>;

const draftSchema = z.object({
  phone: z.string(),
  name: z.string(),
  email: z.string(),
  lines: z.array(lineSchema),
  /** Text of the field for the next dish. */
  typed: z._default(z.string(), ""),
  /** The dish whose options are being chosen: a new line, or one of `lines` that is changed. */
  open: z._default(z.nullable(lineSchema), null),
  type: fulfilmentSchema,
  zip: z.string(),
  city: z.string(),
  street: z.string(),
  addressNote: z.string(),
  /** Chosen time slot: milliseconds as text; empty for as soon as possible. */
  wantedAt: z.string(),
  /** What the caller does not eat; the words of `dislikes` as typed. */
  avoid: z._default(passportSchema.shape.avoid, []),
  diets: z._default(passportSchema.shape.diets, []),
  dislikes: z._default(z.string(), ""),
  payment: doorPaymentSchema,
  /** Tip for the driver and cash that the guest will pay with, in euros as typed; for deliveries. */
  tip: z._default(z.string(), ""),
  cashGiven: z._default(z.string(), ""),
  /** Whether the dishes come in reusable containers. */
  reusable: z._default(z.boolean(), false),
  /** Whether the caller agrees to be remembered. */
  remember: z.boolean(),
  /** Whether the number was found among the callers who agreed. */
  isKnown: z.boolean(),
  /** Whether the caller agrees to the guest book, and whether the number already stands there. */
  joinsBook: z._default(z.boolean(), false),
  isInBook: z._default(z.boolean(), false),
  overbook: z.boolean(),
  waiveMinimum: z.boolean(),
});

/** A telephone order as typed, valid or not. */
export type TelephoneDraft = z.infer<typeof draftSchema>;

export const EMPTY_TELEPHONE_DRAFT: TelephoneDraft = {
  phone: "",
  name: "",
  email: "",
  lines: [],
  typed: "",
  open: null,
  type: "pickup",
  zip: "",
  city: "",
  street: "",
  addressNote: "",
  wantedAt: "",
  avoid: [],
  diets: [],
  dislikes: "",
  payment: "cash",
  tip: "",
  cashGiven: "",
  reusable: false,
  ...NO_AGREEMENT,
  overbook: false,
  waiveMinimum: false,
};

const storedDraftsSchema = z.object({
  /** The account that typed them: no other one sees them. */
  uid: z.nullable(z.string()),
  drafts: z.record(z.string(), draftSchema),
});

/** Survives reloads but ends with the tab, so that contact data does not stay on shared devices. */
const storedDraftsAtom = storedAtom<z.infer<typeof storedDraftsSchema>>(
  `${activeTenantKey}.telephone-orders`,
  { uid: null, drafts: {} },
  validatedStorage(parseWith(storedDraftsSchema), "session"),
);

/** The signed-in staff member's drafts by restaurant. */
export const telephoneDraftsAtom = atom((get) => {
  const { uid, drafts } = get(storedDraftsAtom);
  return uid === (get(authAtom).user?.uid ?? null) ? drafts : {};
});

/** Changes fields of a restaurant's draft; null empties it. */
export const changeTelephoneDraftAtom = atom(
  null,
  (get, set, key: string, change: Partial<TelephoneDraft> | null) => {
    const drafts = get(telephoneDraftsAtom);
    const changed = change
      ? { ...(drafts[key] ?? EMPTY_TELEPHONE_DRAFT), ...change }
      : EMPTY_TELEPHONE_DRAFT;
    const uid = get(authAtom).user?.uid ?? null;
    set(storedDraftsAtom, { uid, drafts: { ...drafts, [key]: changed } });
  },
);

const pendingSchema = z.object({
  uid: z.string(),
  request: placeStaffOrderRequestSchema,
  startedAt: z.int(),
  sentAt: z.optional(z.int()),
});

/** A telephone order whose outcome this browser does not know yet. */
export type PendingTelephoneOrder = z.infer<typeof pendingSchema>;

export const pendingTelephoneOrderAtom = pendingAtom("telephone-order", pendingSchema);
