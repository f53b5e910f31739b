import { contactSchema, phoneSchema, storedContactSchema } from "@/domain/contact/contact.schema";
import { zipSchema } from "@/domain/contact/zip.schema";
import {
  deliveryAddressSchema,
  storedAddressSchema,
} from "@/domain/delivery/delivery-address.schema";
import { accountUidSchema } from "@/domain/ids/account-uid.schema";
import { restoKeySchema } from "@/domain/ids/resto-key.schema";
import { mailDeliverySchema } from "@/domain/mail/mail-delivery.schema";
import {
  menuCategorySchema,
  menuItemSchema,
  menuOptionGroupSchema,
  menuOptionSchema,
} from "@/domain/menu/menu.schema";
import { choicesSchema } from "@/domain/menu/options/choices.schema";
import { weekdaySchema } from "@/domain/menu/orderable-hours.schema";
import { saveMenuRequestSchema } from "@/domain/menu/save-menu-request.schema";
import { orderLineSchema } from "@/domain/order/order.schema";
import { quoteOrderRequestSchema } from "@/domain/order/order-requests.schema";
import { orderStatusSchema } from "@/domain/order/order-status";
import { photoSchema } from "@/domain/photo/photo.schema";
import { reservationStatusSchema } from "@/domain/reservation/reservation.schema";
import { requestReservationRequestSchema } from "@/domain/reservation/reservation-requests.schema";
import { addOnSchema } from "@/domain/tenant/add-ons";
import { guestPolicySchema } from "@/domain/tenant/guest-policy.schema";
import { lookSchema } from "@/domain/tenant/look.schema";
import { clockTimeSchema } from "@/domain/tenant/opening-interval.schema";
import {
  orderPolicySchema,
  reservationPolicySchema,
  unansweredPolicySchema,
} from "@/domain/tenant/policies.schema";
import { savedRestaurantSchema } from "@/domain/tenant/save-restaurant-request.schema";
import { tableIdSchema, tableSchema } from "@/domain/tenant/table.schema";
import { localDateSchema } from "@/domain/text/local-date.schema";
import { localizedTextSchema } from "@/domain/text/localized-text.schema";

/** Schemas that the reference names instead of repeating them; it lists these. */
export const SMALL_SHAPES = {
  uid: accountUidSchema,
  key: restoKeySchema,
  id: menuItemSchema.shape.id,
  "table id": tableIdSchema,
  date: localDateSchema,
  time: requestReservationRequestSchema.shape.time,
  "opening time": clockTimeSchema,
  weekday: weekdaySchema,
  texts: localizedTextSchema,
  "legend entry": addOnSchema,
  phone: phoneSchema,
  contact: contactSchema,
  "stored contact": storedContactSchema,
  zip: zipSchema,
  address: deliveryAddressSchema,
  "stored address": storedAddressSchema,
  choices: choicesSchema,
  "requested line": quoteOrderRequestSchema.shape.lines.def.element,
  "order status": orderStatusSchema,
  "reservation status": reservationStatusSchema,
} as const;

/** Schemas that have a table of their own. */
export const LARGE_SHAPES = {
  restaurant: savedRestaurantSchema,
  photo: photoSchema,
  look: lookSchema,
  table: tableSchema,
  "order policy": orderPolicySchema,
  "unanswered policy": unansweredPolicySchema,
  "reservation policy": reservationPolicySchema,
  "guest policy": guestPolicySchema,
  menu: saveMenuRequestSchema.shape.value,
  category: menuCategorySchema,
  dish: menuItemSchema,
  "option group": menuOptionGroupSchema,
  option: menuOptionSchema,
  "order line": orderLineSchema,
  delivery: mailDeliverySchema,
} as const;

export const SHAPES = { ...SMALL_SHAPES, ...LARGE_SHAPES };
