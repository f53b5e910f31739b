import type * as z from "zod/mini";
import { availabilitySchema } from "@/domain/availability/availability.schema";
import { groupCartSchema } from "@/domain/cart/together/group-cart.schema";
import { blockSchema } from "@/domain/guest/block.schema";
import { knownGuestSchema } from "@/domain/guest/known-guest.schema";
import { queuedMailSchema } from "@/domain/mail/queued-mail.schema";
import { accountPassportSchema } from "@/domain/menu/passport/account-passport.schema";
import { orderSchema } from "@/domain/order/order.schema";
import {
  paymentAccountSchema,
  paymentRecordSchema,
  paymentTaskSchema,
} from "@/domain/payment/payment.schema";
import { pushMessageSchema } from "@/domain/push/push-message.schema";
import { pushSubscriptionSchema } from "@/domain/push/push-subscription.schema";
import { reservationSchema } from "@/domain/reservation/reservation.schema";
import { reservationNoteSchema } from "@/domain/reservation/reservation-note.schema";
import { grantsSchema } from "@/domain/staff/grants.schema";
import { invitationSchema } from "@/domain/staff/invitation.schema";
import { profileDetailsSchema } from "@/domain/user/profile.schema";
import { userDocumentSchema } from "@/domain/user/user.schema";
import { docCommentsOf } from "./doc-comments";
import { fieldsOf } from "./shape-text";
import { LARGE_SHAPES } from "./shapes";
import { tableText } from "./table-text";

interface Stored {
  readonly title: string;
  readonly schema: z.ZodMiniType;
  /** File below `src/domain` that defines the fields, and the name of the schema there. */
  readonly file: string;
  readonly name: string;
}

const { menu, category, dish, option, delivery, look, photo, restaurant, table } = LARGE_SHAPES;

const stored: readonly Stored[] = [
  of("public/{resto_key}: restaurant", restaurant, "tenant/restaurant", "restaurantSchema"),
  of("Look", look, "tenant/look", "lookSchema"),
  of("Table", table, "tenant/table", "tableSchema"),
  of("Order policy", LARGE_SHAPES["order policy"], "tenant/policies", "orderPolicySchema"),
  of(
    "Unanswered policy",
    LARGE_SHAPES["unanswered policy"],
    "tenant/policies",
    "unansweredPolicySchema",
  ),
  of(
    "Reservation policy",
    LARGE_SHAPES["reservation policy"],
    "tenant/policies",
    "reservationPolicySchema",
  ),
  of("Guest policy", LARGE_SHAPES["guest policy"], "tenant/guest-policy", "guestPolicySchema"),
  of("Photo", photo, "photo/photo", "photoSchema"),
  of("menus/{resto_key}: menu", menu, "menu/menu", "menuSchema"),
  of("Category", category, "menu/menu", "menuCategorySchema"),
  of("Dish", dish, "menu/menu", "menuItemSchema"),
  of("Option group", LARGE_SHAPES["option group"], "menu/menu", "menuOptionGroupSchema"),
  of("Option", option, "menu/menu", "menuOptionSchema"),
  of(
    "availability/{resto_key}",
    availabilitySchema,
    "availability/availability",
    "availabilitySchema",
  ),
  of("orders/{order_id}", orderSchema, "order/order", "orderSchema"),
  of("Order line", LARGE_SHAPES["order line"], "order/order", "orderLineSchema"),
  of(
    "reservations/{reservation_id}",
    reservationSchema,
    "reservation/reservation",
    "reservationSchema",
  ),
  of(
    "reservation_notes/{reservation_id}",
    reservationNoteSchema,
    "reservation/reservation-note",
    "reservationNoteSchema",
  ),
  of(
    "push_subscriptions/{hash}",
    pushSubscriptionSchema,
    "push/push-subscription",
    "pushSubscriptionSchema",
  ),
  of("push_messages/{target}_{hash}", pushMessageSchema, "push/push-message", "pushMessageSchema"),
  of("group_carts/{id}", groupCartSchema, "cart/together/group-cart", "groupCartSchema"),
  of("users/{uid}", userDocumentSchema, "user/user", "userDocumentSchema"),
  of("profiles/{uid}", profileDetailsSchema, "user/profile", "profileDetailsSchema"),
  of(
    "passports/{uid}",
    accountPassportSchema,
    "menu/passport/account-passport",
    "accountPassportSchema",
  ),
  of("staff/{uid}", grantsSchema, "staff/grants", "grantsSchema"),
  of("invitations/{hash}", invitationSchema, "staff/invitation", "invitationSchema"),
  of("blocks/{key}_{hash}", blockSchema, "guest/block", "blockSchema"),
  of("known_guests/{key}_{hash}", knownGuestSchema, "guest/known-guest", "knownGuestSchema"),
  of("payments/{order_id}", paymentRecordSchema, "payment/payment", "paymentRecordSchema"),
  of(
    "payment_tasks/{order_id}_{kind}_{n}",
    paymentTaskSchema,
    "payment/payment",
    "paymentTaskSchema",
  ),
  of(
    "payment_accounts/{resto_key}",
    paymentAccountSchema,
    "payment/payment",
    "paymentAccountSchema",
  ),
  of("mail/{id}", queuedMailSchema, "mail/queued-mail", "queuedMailSchema"),
  of("Delivery", delivery, "mail/mail-delivery", "mailDeliverySchema"),
];

function of(title: string, schema: z.ZodMiniType, file: string, name: string): Stored {
  return { title, schema, file, name };
}

/** A table of fields for each stored document, and for what is stored within it. */
export function storedTables(): string[] {
  return stored.flatMap(({ title, schema, file, name }) => {
    const meanings = docCommentsOf(`src/domain/${file}.schema.ts`).fields(name);
    const rows = fieldsOf(schema).map((field) => [
      `\`${field.name}\`${field.isOptional ? "?" : ""}`,
      field.type,
      meanings.get(field.name) ?? "",
    ]);
    return [`### ${title}`, tableText(["field", "type and bounds", "meaning"], rows)];
  });
}
