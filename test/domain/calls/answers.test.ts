import { expect, it } from "vitest";
import { foundOrderSchema, foundReservationSchema } from "@/domain/guest/guest-answers.schema";
import { findKnownGuestAnswerSchema, knownGuestSchema } from "@/domain/guest/known-guest.schema";
import { queuedMailSchema } from "@/domain/mail/queued-mail.schema";
import { healthAnswerSchema } from "@/domain/operations/health.schema";
import { DEFAULT_SWITCHES } from "@/domain/operations/switches.schema";
import { orderChangeAnswerSchema } from "@/domain/order/pricing/quote.schema";
import {
  openPaymentAnswerSchema,
  syncPaymentAnswerSchema,
} from "@/domain/payment/payment-requests.schema";
import { refundOrderAnswerSchema, settleRefundAnswerSchema } from "@/domain/payment/refund.schema";
import { publishedPhotoSchema } from "@/domain/photo/publish-photo-request.schema";
import { overviewAnswerSchema } from "@/domain/report/overview.schema";
import { reportSchema } from "@/domain/report/report.schema";
import { reminderAnswerSchema } from "@/domain/reservation/reminder/reminder.schema";
import { requestReservationAnswerSchema } from "@/domain/reservation/reservation-answers.schema";
import { listRevisionsAnswerSchema } from "@/domain/revision/revision.schema";
import {
  accountDeletedSchema,
  signedOutEverywhereSchema,
} from "@/domain/user/account-calls.schema";
import { placedOrder } from "../order/sample-order";
import { aReservation } from "../reservation/sample-tables";

const NOW = 1_800_000_000_000;
const sums = { orders: 3, completed: 2, turnover_cents: 2400 };
const tables = {
  ...{ parties: 2, guests: 5, no_shows: 1, cancelled: 1 },
  ...{ peak_seats: 4, use_percent: 12 },
};
const address = { street: "Beispielweg 2", zip: "86399", city: "Bobingen" };
const foundOrder = {
  ...{ id: placedOrder.id, creator_uid: "guest", code: "CDFG", type: "delivery", lines: [] },
  ...{ total_cents: 2955, contact: placedOrder.contact, address, status: "placed" },
  ...{ local_date: "2026-11-24", local_time: "12:45", created_at: placedOrder.created_at },
};
const foundReservation = {
  ...{ id: "0a8a9ba4-6a9c-4b8b-9d6b-4c8f0d6f1a11", creator_uid: "guest", kind: "telephone" },
  ...{ code: "CDFG", party_size: 2, local_date: "2027-03-03", local_time: "18:00" },
  ...{ contact: placedOrder.contact, note: "mit Hund", status: "confirmed", created_at: NOW },
  staff_note: "am Fenster",
};
const known = {
  ...{ resto_key: "resto-sample", contact_key: "+498999998020", name: "Toni Test", address },
  ...{ agreed_at: NOW, last_order_at: NOW, by: "staff" },
};
const overview = {
  ...{ resto_key: "resto-sample", paused_until: null, extra_minutes: 0, orders_today: 3 },
  ...{ unanswered: 1, requests: 0, seen_at: NOW, is_alarm_off: false },
};

it.each([
  ["an order that was found", foundOrderSchema, foundOrder, { ...placedOrder, address }],
  [
    "a reservation that was found",
    foundReservationSchema,
    foundReservation,
    { ...aReservation(), ...foundReservation },
  ],
  ["a known guest", knownGuestSchema, known, known],
  [
    "the answer about a known guest",
    findKnownGuestAnswerSchema,
    { guest: { name: "Toni Test", address, last_order_at: NOW } },
    { guest: known },
  ],
])("%s keeps exactly the fields that its reader needs", (_what, schema, expected, value) => {
  expect(schema.parse(value)).toEqual(expected);
});

const aRefund = { id: "r", amount_cents: 500, reason: "Suppe fehlte", at: 1, status: "done" };

it.each([
  ["a page to pay", openPaymentAnswerSchema, { url: "https://pay.example/1" }],
  ["a payment", syncPaymentAnswerSchema, { status: "placed", payment_status: "authorised" }],
  ["an order's refunds", refundOrderAnswerSchema, { refunds: [aRefund] }],
  ["a settled refund", settleRefundAnswerSchema, { settled: true }],
  ["an order's change", orderChangeAnswerSchema, { id: "a", status: "accepted", version: 2 }],
  [
    "a reservation's request",
    requestReservationAnswerSchema,
    { id: "a", code: "CDFG", status: "requested", replayed: false },
  ],
  [
    "a reminder",
    reminderAnswerSchema,
    {
      ...{ id: "a", code: "CDFG", party_size: 2, start_at: NOW, end_at: NOW },
      ...{ status: "confirmed", version: 1, is_confirmed: true },
    },
  ],
  [
    "a list of revisions",
    listRevisionsAnswerSchema,
    { revisions: [{ rev: 4, saved_at: NOW, saved_by: null }], more: true },
  ],
  [
    "a published photograph",
    publishedPhotoSchema,
    { path: `photos/resto-sample/${"0a".repeat(16)}`, width: 800, height: 600 },
  ],
  ["a deleted account", accountDeletedSchema, { deleted: true }],
  ["a sign-out everywhere", signedOutEverywhereSchema, { signed_out: true }],
  [
    "an overview",
    overviewAnswerSchema,
    {
      restaurants: [
        { ...overview, opening: { open: true, until: NOW } },
        { ...overview, opening: { open: false, next: null, cause: "holiday" } },
        { ...overview, opening: null },
      ],
      server_time: NOW,
    },
  ],
  [
    "the health",
    healthAnswerSchema,
    {
      restaurants: [],
      schedules: [{ name: "dispatchMail", succeeded_at: NOW, is_late: false }],
      ...{ functions_build: "a1b2", switches: DEFAULT_SWITCHES, server_time: NOW },
    },
  ],
  [
    "a queued mail",
    queuedMailSchema,
    {
      ...{ id: "m", to: "toni@example.com", resto_key: "resto-sample", target: "orders/a" },
      created_at: NOW,
      message: {
        ...{ subject: "s", text: "t", html: "h" },
        attachments: [{ filename: "tisch.ics", content: "BEGIN", contentType: "text/calendar" }],
      },
      delivery: { state: "pending", attempts: 1, message_id: "<m>", next_at: NOW },
    },
  ],
  [
    "a report",
    reportSchema,
    {
      ...{ resto_key: "resto-sample", from: "2027-03-01", to: "2027-03-02", truncated: false },
      orders: {
        ...sums,
        ...{ average_cents: 1200, open: 0, cancelled: 0, rejected: 0, expired: 1, failed: 0 },
        ...{ delivery: 1, pickup: 1, discount_cents: 0, delivery_fee_cents: 100, tip_cents: 0 },
        ...{ online_cents: 0, refunded_cents: 0 },
        ...{ deposit_cents: 0, cash_cents: 2400, card_cents: 0 },
        vat: [{ rate: 7, net_cents: 2243, vat_cents: 157 }],
        refund_vat: [],
        by_day: [{ ...sums, date: "2027-03-01" }],
        money_by_day: [],
        by_hour: [{ ...sums, hour: 12, declined: 1 }],
        by_weekday: [[0, 3]],
        declined_by_weekday: [[0, 1]],
        top_items: [
          {
            item_id: "rice",
            name: { de: "Reis", en: "Rice" },
            qty: 3,
            turnover_cents: 300,
            net_cents: 280,
          },
        ],
        sold_items: [],
      },
      tables: { ...tables, seats: 12, by_day: [{ ...tables, date: "2027-03-01" }] },
    },
  ],
])("the answer with %s loses no field", (_what, schema, answer) => {
  expect(schema.parse(answer)).toEqual(answer);
});
