import * as z from "zod/mini";
import { availabilitySchema } from "@/domain/availability/availability.schema";
import { groupCartSchema } from "@/domain/cart/together/group-cart.schema";
import { blockSchema } from "@/domain/guest/block.schema";
import { knownGuestSchema } from "@/domain/guest/known-guest.schema";
import { accountPassportSchema } from "@/domain/menu/passport/account-passport.schema";
import { parseMenu } from "@/domain/menu/stored-menu";
import { orderSchema } from "@/domain/order/order.schema";
import { ORDER_STATUSES } from "@/domain/order/order-status";
import { isFinal } from "@/domain/order/order-transitions";
import { paymentAccountSchema, paymentRecordSchema } from "@/domain/payment/payment.schema";
import { photoSchema } from "@/domain/photo/photo.schema";
import { pushSubscriptionSchema } from "@/domain/push/push-subscription.schema";
import { RESERVATION_STATUSES, reservationSchema } from "@/domain/reservation/reservation.schema";
import { reservationNoteSchema } from "@/domain/reservation/reservation-note.schema";
import { isFinalReservation } from "@/domain/reservation/steps/reservation-transitions";
import { grantsSchema } from "@/domain/staff/grants.schema";
import { invitationSchema } from "@/domain/staff/invitation.schema";
import { parseStored } from "@/domain/stored-data/parse-stored";
import { withInstants } from "@/domain/stored-data/with-instants";
import { reusableIssues } from "@/domain/tenant/restaurant-issues";
import { parseRestaurant } from "@/domain/tenant/stored-restaurant";
import { profileDetailsSchema } from "@/domain/user/profile.schema";
import { userDocumentSchema } from "@/domain/user/user.schema";
import type { Project } from "../firebase/project";
import { type ReadDocument, readDocuments } from "../firebase/read-documents";

// Without a language, every reason is "Invalid input".
z.config(z.locales.en());

type Parsed = { readonly success: true } | { readonly success: false; readonly error: Error };

interface CheckedCollection {
  readonly name: string;
  readonly parse: (data: object) => Parsed;
  /** Only documents in these statuses; absent is all. */
  readonly statuses?: readonly string[];
}

const withPhoto = z.object({ photo: z.optional(photoSchema) });
/** The photographs of a restaurant or a menu: pages show those without problems only. */
const photosSchema = z.extend(withPhoto, {
  categories: z.optional(z.array(withPhoto)),
  items: z.optional(z.array(withPhoto)),
});

/** A parser that refuses malformed photographs, too. */
function withPhotos(parse: (data: object) => Parsed): (data: object) => Parsed {
  return (data) => {
    const parsed = parse(data);
    return parsed.success ? parseStored(photosSchema, data) : parsed;
  };
}

const COLLECTIONS: readonly CheckedCollection[] = [
  // The document of the super-admin tenant is not a restaurant.
  {
    name: "public",
    parse: (data) =>
      "super" in data && data.super === true
        ? { success: true }
        : withPhotos(parseRestaurant)(data),
  },
  { name: "menus", parse: withPhotos(parseMenu) },
  { name: "availability", parse: (data) => parseStored(availabilitySchema, data) },
  { name: "staff", parse: (data) => parseStored(grantsSchema, data) },
  { name: "invitations", parse: (data) => parseStored(invitationSchema, data) },
  {
    name: "orders",
    parse: (data) => parseStored(orderSchema, data),
    statuses: ORDER_STATUSES.filter((status) => !isFinal(status)),
  },
  {
    name: "reservations",
    parse: (data) => parseStored(reservationSchema, data),
    statuses: RESERVATION_STATUSES.filter((status) => !isFinalReservation(status)),
  },
  { name: "reservation_notes", parse: (data) => parseStored(reservationNoteSchema, data) },
  { name: "users", parse: (data) => parseStored(userDocumentSchema, data) },
  { name: "profiles", parse: (data) => parseStored(profileDetailsSchema, data) },
  { name: "passports", parse: (data) => parseStored(accountPassportSchema, data) },
  { name: "blocks", parse: (data) => parseStored(blockSchema, data) },
  { name: "payments", parse: (data) => parseStored(paymentRecordSchema, data) },
  { name: "payment_accounts", parse: (data) => parseStored(paymentAccountSchema, data) },
  { name: "push_subscriptions", parse: (data) => parseStored(pushSubscriptionSchema, data) },
  { name: "group_carts", parse: (data) => parseStored(groupCartSchema, data) },
  { name: "known_guests", parse: (data) => parseStored(knownGuestSchema, data) },
];

/** Result of a check of the stored data. */
interface StoredCheck {
  /** Number of documents by collection. */
  readonly read: Readonly<Record<string, number>>;
  /** One line for each part of a document that this version cannot read: path, field and reason. */
  readonly problems: readonly string[];
  /** One line for each part that can be read but lacks what the law requires. */
  readonly missing: readonly string[];
}

/**
 * Reads what the functions and pages still need of the stored documents with the schemas of this
 * version: finished orders and reservations, mails (which end as failed if they cannot be read), and
 * what each change replaces (capacity, limits, stamps) are left out. Writes nothing.
 * @throws CommandError if the project refuses
 */
export async function checkStored(project: Project): Promise<StoredCheck> {
  const read: Record<string, number> = {};
  const problems: string[] = [];
  const missing: string[] = [];
  for (const { name, parse, statuses } of COLLECTIONS) {
    read[name] = 0;
    for await (const document of readDocuments(project, name, { statuses })) {
      read[name] += 1;
      problems.push(...problemsOf(document, parse));
      if (name === "public") missing.push(...missingOf(document));
    }
  }
  return { read, problems, missing };
}

function problemsOf({ path, data }: ReadDocument, parse: CheckedCollection["parse"]): string[] {
  const id = path.slice(path.lastIndexOf("/") + 1);
  const plain = withInstants(data);
  // Orders, payments, reservations and notes carry their id in the name of the document only.
  const isNamed = /^(?:orders|payments|reservations|reservation_notes)\//.test(path);
  const parsed = parse(isNamed ? { ...plain, id } : plain);
  if (parsed.success) return [];
  return issuesOf(parsed.error).map(
    ({ path: field, message }) => `${path}: ${field.join(".") || "(whole document)"}: ${message}`,
  );
}

/** Managers cannot save such a restaurant until they have chosen: see docs/rules.md#reusable-packaging. */
function missingOf({ path, data }: ReadDocument): string[] {
  const parsed = parseRestaurant(data);
  if (!parsed.success || reusableIssues(parsed.data).length === 0) return [];
  return [`${path}: reusable: required of a restaurant that delivers`];
}

function issuesOf(error: Error): readonly z.core.$ZodIssue[] {
  return "issues" in error ? (error.issues as readonly z.core.$ZodIssue[]) : [];
}
