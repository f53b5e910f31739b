import { describe, expect, it } from "vitest";
import type * as z from "zod/mini";
import { setAvailabilityRequestSchema } from "@/domain/availability/set-availability-request.schema";
import {
  blockGuestRequestSchema,
  listBlocksRequestSchema,
} from "@/domain/guest/block-requests.schema";
import {
  guestRequestSchema,
  searchGuestsRequestSchema,
} from "@/domain/guest/guest-requests.schema";
import { findKnownGuestRequestSchema } from "@/domain/guest/known-guest.schema";
import { reportClientErrorRequestSchema } from "@/domain/operations/client-error.schema";
import { readHealthRequestSchema } from "@/domain/operations/health.schema";
import { setSwitchesRequestSchema } from "@/domain/operations/switches.schema";
import { paymentAccountRequestSchema } from "@/domain/payment/accounts/payment-account-calls.schema";
import { boardSeenRequestSchema } from "@/domain/report/overview.schema";
import {
  changeReservationRequestSchema,
  ownReservationRequestSchema,
} from "@/domain/reservation/reservation-requests.schema";
import { setStaffRequestSchema } from "@/domain/staff/staff-requests.schema";
import { accountRequestSchema } from "@/domain/user/account-calls.schema";

const resto_key = "resto-sample";
const ID = "3b8a1c52-0f2d-4f43-8a54-6f3b8f1f6c11";
const phone = "089 99998-020";
const email = "toni@sample.example";
const block_id = `${"a".repeat(60)}_${"0af9".repeat(16)}`;
const reason = "Dreimal nicht gekommen";
const time = { reservation_id: ID, version: 1, date: "2027-03-03", time: "18:00", party_size: 2 };
const staff = { resto_keys: [resto_key], role: "staff" };
const report = { resto_key, build: "1.0-a_b", browser: "other", message: "x" };
const clientError = { ...report, route: "/order/:id", stack: ["a.js:1:2"] };
const openEnd = 1_800_000_000_000;
const days = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => [
      new Date(Date.UTC(2027, 0, 1 + at)).toISOString().slice(0, 10),
      null,
    ]),
  );

/** Paths of the issues that a schema finds; the empty path stands for the whole. */
function wrongPaths(schema: z.ZodMiniType, input: unknown): string[] {
  return schema.safeParse(input).error?.issues.map(({ path }) => path.join(".")) ?? [];
}

describe.each<
  readonly [
    call: string,
    schema: z.ZodMiniType,
    accepted: readonly unknown[],
    refused: readonly (readonly [unknown, string])[],
  ]
>([
  [
    "blockGuest",
    blockGuestRequestSchema,
    [
      { resto_key, phone, until: openEnd, reason },
      { resto_key, uid: "guest", until: openEnd, reason },
      { resto_key, phone, uid: "guest", until: null },
      { resto_key, block_id, until: null },
      { resto_key, block_id: `a_${"0".repeat(64)}`, until: null },
    ],
    [
      [{ resto_key, until: null }, "phone"],
      [{ resto_key, phone, until: openEnd }, "reason"],
      [{ resto_key, block_id, until: openEnd, reason }, "block_id"],
      [{ resto_key, block_id: `${block_id}0`, until: null }, "block_id"],
      [{ resto_key, block_id: `x${block_id}`, until: null }, "block_id"],
      [{ resto_key, block_id: `A${block_id.slice(1)}`, until: null }, "block_id"],
      [{ resto_key, block_id: `a_${"0".repeat(65)}`, until: null }, "block_id"],
      [{ resto_key, block_id: `.a_${"0".repeat(64)}`, until: null }, "block_id"],
      [{ resto_key, uid: "__guest", until: null }, "uid"],
      [{ resto_key, uid: "guest!", until: null }, "uid"],
      [{ resto_key, uid: "!guest", until: null }, "uid"],
    ],
  ],
  [
    "eraseGuest",
    guestRequestSchema,
    [
      { resto_key, phone },
      { resto_key, email },
    ],
    [
      [{ resto_key }, "phone"],
      [{ resto_key, phone, email }, "phone"],
    ],
  ],
  [
    "searchGuests",
    searchGuestsRequestSchema,
    [
      { resto_key, phone },
      { resto_key, email, orders_after: ID },
      { resto_key, email, reservations_after: ID },
    ],
    [
      [{ resto_key }, "phone"],
      [{ resto_key, phone, email }, "phone"],
      [{ resto_key, email, orders_after: ID, reservations_after: ID }, "reservations_after"],
    ],
  ],
  [
    "setStaff",
    setStaffRequestSchema,
    [
      { ...staff, email },
      { ...staff, email, resto_keys: [] },
      { ...staff, uid: "lost", resto_keys: [] },
      { ...staff, email, seen: { resto_keys: ["a former key"], role: "manager" } },
    ],
    [
      [staff, "email"],
      [{ ...staff, email, uid: "lost", resto_keys: [] }, "email"],
      [{ ...staff, uid: "lost" }, "resto_keys"],
    ],
  ],
  [
    "setAvailability",
    setAvailabilityRequestSchema,
    [
      { resto_key, patch: { days: days(100) } },
      {
        resto_key,
        patch: { days: { "2027-03-03": { closed: false, hours: [["11:00", "24:00"]] } } },
      },
      { resto_key, patch: { sold_out: { rice: null } } },
      { resto_key, patch: { sold_out_options: { "rice/size/large": null } } },
    ],
    [
      [{ resto_key, patch: { days: days(101) } }, "patch.days"],
      [{ resto_key, patch: {} }, "patch"],
      [{ resto_key, patch: { paused_until: undefined } }, "patch"],
      [
        {
          resto_key,
          patch: { days: { "2027-03-03": { closed: true, hours: [["11:00", "12:00"]] } } },
        },
        "patch.days.2027-03-03",
      ],
      [
        { resto_key, patch: { sold_out_options: { "rice/size": null } } },
        "patch.sold_out_options.rice/size",
      ],
      [
        { resto_key, patch: { sold_out_options: { "a/b/c/d": null } } },
        "patch.sold_out_options.a/b/c/d",
      ],
      [{ resto_key, patch: { sold_out_options: { "/b/c": null } } }, "patch.sold_out_options./b/c"],
    ],
  ],
  [
    "changeReservation",
    changeReservationRequestSchema,
    [time, { ...time, time: "00:00" }, { ...time, time: "09:30" }, { ...time, time: "23:59" }],
    [
      [{ ...time, time: "24:00" }, "time"],
      [{ ...time, time: "18:60" }, "time"],
      [{ ...time, time: "18:0a" }, "time"],
      [{ ...time, time: "8:00" }, "time"],
      [{ ...time, time: "a8:00" }, "time"],
      [{ ...time, party_size: 0 }, "party_size"],
      [{ ...time, party_size: 501 }, "party_size"],
      [{ ...time, version: 0 }, "version"],
    ],
  ],
  [
    "cancelReservation",
    ownReservationRequestSchema,
    [{ reservation_id: ID, version: 1 }],
    [
      [{ reservation_id: ID }, "version"],
      [{ reservation_id: "1", version: 1 }, "reservation_id"],
      [{ reservation_id: ID, version: 1, by: "staff" }, ""],
    ],
  ],
  [
    "reportClientError",
    reportClientErrorRequestSchema,
    [clientError, { ...clientError, route: "/", stack: [] }],
    [
      [{ ...clientError, route: "/order/7" }, "route"],
      [{ ...clientError, route: "order/" }, "route"],
      [{ ...clientError, route: `/${"a".repeat(61)}` }, "route"],
      [{ ...clientError, build: "1 0" }, "build"],
      [{ ...clientError, build: " 1" }, "build"],
      [{ ...clientError, build: "1!" }, "build"],
      [{ ...clientError, stack: ["a.js:1"] }, "stack.0"],
      [{ ...clientError, stack: ["a.js:1:2 "] }, "stack.0"],
      [{ ...clientError, stack: ["(a.js:1:2"] }, "stack.0"],
    ],
  ],
  [
    "boardSeen",
    boardSeenRequestSchema,
    [{ resto_keys: [resto_key], build: "1.0" }],
    [[{ resto_keys: [] }, "resto_keys"]],
  ],
  ["deleteMyAccount", accountRequestSchema, [undefined, null, {}], [[{ uid: "other" }, ""]]],
  ["readHealth", readHealthRequestSchema, [{}], [[{ resto_key }, ""]]],
  [
    "setSwitches",
    setSwitchesRequestSchema,
    [{ ordering_paused_until: null }, { app_check_required: false, online_payment: false }],
    [
      [{}, ""],
      [{ ordering_paused_until: "now" }, "ordering_paused_until"],
      [{ resto_key }, ""],
    ],
  ],
  [
    "connectPayments, readPaymentAccount, disconnectPayments",
    paymentAccountRequestSchema,
    [{ resto_key }],
    [
      [{}, "resto_key"],
      [{ resto_key, account_id: "acct_1" }, ""],
    ],
  ],
  ["listBlocks", listBlocksRequestSchema, [{ resto_key }], [[{}, "resto_key"]]],
  [
    "findKnownGuest",
    findKnownGuestRequestSchema,
    [{ resto_key, phone }],
    [[{ resto_key, phone: "12345" }, "phone"]],
  ],
])("the call %s", (_call, schema, accepted, refused) => {
  it.each(accepted.map((input) => [input]))("accepts %j", (input) => {
    expect(wrongPaths(schema, input)).toEqual([]);
    expect(schema.parse(input)).toEqual(input);
  });

  it.each(refused)("refuses %j because of the field %j", (input, path) => {
    expect([...new Set(wrongPaths(schema, input))]).toEqual([path]);
  });
});
