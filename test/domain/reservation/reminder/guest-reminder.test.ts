import { describe, expect, it } from "vitest";
import {
  confirmAsGuest,
  guestReminderAt,
  isReminderUseful,
} from "@/domain/reservation/reminder/guest-reminder";
import { readReminderHash, reminderUrl } from "@/domain/reservation/reminder/reminder-link";
import { minutesOf, toInstant } from "@/domain/time/berlin-time";
import { aReservation } from "../sample-tables";

const at = (time: string, date = "2026-11-24") => toInstant(date, minutesOf(time));

const reservation = aReservation({ start_at: at("19:00"), end_at: at("20:30") });

describe("guestReminderAt", () => {
  const early = at("12:00", "2026-11-20");

  it("is 10:00 on the day before", () => {
    expect(guestReminderAt(reservation, early)).toBe(at("10:00", "2026-11-23"));
    // The clock is put back on 25 October 2026.
    const autumn = { ...reservation, start_at: at("12:00", "2026-10-26") };
    expect(guestReminderAt(autumn, at("12:00", "2026-10-01"))).toBe(at("10:00", "2026-10-25"));
  });

  it("is null if that is less than six hours ahead", () => {
    expect(guestReminderAt(reservation, at("04:00", "2026-11-23"))).not.toBeNull();
    expect(guestReminderAt(reservation, at("04:01", "2026-11-23"))).toBeNull();
    expect(guestReminderAt(reservation, at("12:00"))).toBeNull();
  });

  it.each([
    ["a request", { status: "requested" }],
    ["a cancelled reservation", { status: "cancelled" }],
    ["a telephone booking", { kind: "telephone" }],
  ] as const)("is null for %s", (_, changes) => {
    expect(guestReminderAt({ ...reservation, ...changes }, early)).toBeNull();
  });
});

it("a reminder is sent until three hours before the start", () => {
  expect(isReminderUseful(reservation, at("16:00"))).toBe(true);
  expect(isReminderUseful(reservation, at("16:01"))).toBe(false);
  expect(isReminderUseful({ ...reservation, status: "cancelled" }, at("12:00"))).toBe(false);
});

describe("confirmAsGuest", () => {
  it("notes the confirmation and raises the version", () => {
    expect(confirmAsGuest(reservation, at("12:00"))).toEqual({
      ok: true,
      value: {
        status: "confirmed",
        status_at: reservation.status_at,
        history: reservation.history,
        version: reservation.version + 1,
        updated_at: at("12:00"),
        guest_confirmed_at: at("12:00"),
      },
    });
  });

  it("is refused from the start on, and unless the restaurant has confirmed", () => {
    expect(confirmAsGuest(reservation, at("19:00"))).toMatchObject({
      error: { reason: "SLOT_PAST" },
    });
    const requested = { ...reservation, status: "requested" } as const;
    expect(confirmAsGuest(requested, at("12:00"))).toMatchObject({
      error: { reason: "WRONG_STATE", current: "requested" },
    });
  });
});

describe("reminderUrl", () => {
  const link = { reservation_id: reservation.id, signature: "a-_".repeat(14).concat("Z") };

  it.each(["confirm", "cancel"] as const)("keeps everything to %s in the fragment", (action) => {
    const url = new URL(reminderUrl("https://www.example.com", link, action));
    expect(url.pathname + url.search).toBe("/order/reservations");
    expect(readReminderHash(url.hash)).toEqual({ ...link, action });
  });

  it.each(["", "#", "#top", "#confirm=1&signature=2", `#confirm=${reservation.id}`])(
    "reads no link from %j",
    (hash) => {
      expect(readReminderHash(hash)).toBeNull();
    },
  );
});
