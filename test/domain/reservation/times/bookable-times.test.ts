import { describe, expect, test } from "vitest";
import {
  bookableTimes,
  dayRefusal,
  requestedStart,
} from "@/domain/reservation/times/bookable-times";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { toLocal } from "@/domain/time/berlin-time";
import { at, bookingContext, tablePolicy, WEDNESDAY } from "../sample-tables";

const times = (...args: Parameters<typeof bookableTimes>) =>
  bookableTimes(...args).map((start) => toLocal(start).time);

const daily = (open: string, close: string): Pick<Restaurant, "hours" | "opened_on_holiday"> => {
  const day: [string, string][] = [[open, close]];
  return {
    opened_on_holiday: true,
    hours: { 0: day, 1: day, 2: day, 3: day, 4: day, 5: day, 6: day },
  };
};

describe("bookableTimes", () => {
  const noon = at("12:00");

  test("are quarters of an hour whose stay ends by closing", () => {
    const day = times(bookingContext(), { date: "2027-03-04", party_size: 2 }, noon);
    expect(day.slice(0, 2)).toEqual(["11:00", "11:15"]);
    expect(day).toContain("13:00");
    expect(day).not.toContain("13:15");
    expect(day).toContain("17:00");
    expect(day.at(-1)).toBe("20:30");
    expect(day).toHaveLength(9 + 15);
  });

  test("end earlier for larger parties with longer stays", () => {
    expect(times(bookingContext(), { date: "2027-03-04", party_size: 3 }, noon).at(-1)).toBe(
      "20:00",
    );
  });

  test("apply the notice to the minute", () => {
    const context = bookingContext();
    const request = { date: WEDNESDAY, party_size: 2 };
    expect(times(context, request, at("17:00"))[0]).toBe("18:00");
    expect(times(context, request, at("17:00") + 1)[0]).toBe("18:15");
  });

  test("end on the policy's last day", () => {
    const context = bookingContext({ reservation_policy: { ...tablePolicy, days_ahead: 1 } });
    expect(times(context, { date: "2027-03-04", party_size: 2 }, noon)).not.toEqual([]);
    expect(times(context, { date: "2027-03-05", party_size: 2 }, noon)).toEqual([]);
  });

  test("belong to the day of their start, also past midnight", () => {
    const context = bookingContext(daily("18:00", "02:00"));
    const day = times(context, { date: "2027-03-04", party_size: 2 }, noon);
    expect(day.slice(0, 3)).toEqual(["00:00", "00:15", "00:30"]);
    expect(day.slice(3, 4)).toEqual(["18:00"]);
    expect(day.at(-1)).toBe("23:45");
  });

  test("cover the whole day if the restaurant never closes", () => {
    const context = bookingContext(daily("00:00", "24:00"));
    expect(times(context, { date: "2027-03-04", party_size: 8 }, noon)).toHaveLength(96);
  });

  test("consider exceptions and public holidays", () => {
    const request = { date: "2027-05-27", party_size: 2 }; // Corpus Christi, a Thursday
    expect(times(bookingContext(), request, at("12:00", "2027-05-20"))).toEqual([]);
    const opened = { exceptions: [{ date: request.date, hours: [["12:00", "14:00"]] }] } as const;
    const availability = JSON.parse(JSON.stringify(opened));
    expect(times(bookingContext({}, { availability }), request, at("12:00", "2027-05-20"))).toEqual(
      ["12:00", "12:15", "12:30"],
    );
  });
});

describe("dayRefusal", () => {
  const reasonOf = (
    context: Partial<Restaurant>,
    request: Partial<{ date: string; party_size: number }> = {},
    now = at("12:00"),
  ) =>
    dayRefusal(bookingContext(context), { date: WEDNESDAY, party_size: 2, ...request }, now)
      ?.reason;

  test.each([
    ["reservations switched off", reasonOf({ reservation: false }), "RESERVATION_OFF"],
    ["too many guests", reasonOf({}, { party_size: 9 }), "PARTY_SIZE"],
    ["too far ahead", reasonOf({}, { date: "2027-05-03" }), "TOO_FAR_AHEAD"],
    ["yesterday", reasonOf({}, { date: "2027-03-02" }), "SLOT_PAST"],
    ["too late today", reasonOf({}, {}, at("21:00")), "SLOT_PAST"],
    ["closed on Mondays", reasonOf({}, { date: "2027-03-08" }), "CLOSED"],
    ["the last day", reasonOf({}, { date: "2027-05-02" }), undefined],
  ])("returns the reason: %s", (_what, reason, expected) => {
    expect(reason).toBe(expected);
  });
});

describe("requestedStart", () => {
  const request = (time: string, changes: object = {}) => {
    const start = requestedStart(
      bookingContext(),
      { date: "2027-03-04", time, party_size: 2, ...changes },
      at("12:00"),
    );
    return start.ok ? toLocal(start.value).time : start.error;
  };

  test.each([
    ["18:00", {}, "18:00"],
    ["18:05", {}, { reason: "INVALID", field: "time" }],
    ["15:00", {}, { reason: "CLOSED" }],
    ["21:00", {}, { reason: "CLOSED" }],
    ["18:00", { party_size: 9 }, { reason: "PARTY_SIZE" }],
    ["12:45", { date: WEDNESDAY }, { reason: "SLOT_PAST" }],
    ["18:00", { date: "2027-06-01" }, { reason: "TOO_FAR_AHEAD" }],
  ])("accepts or refuses %s with %j", (time, changes, expected) => {
    expect(request(time, changes)).toEqual(expected);
  });
});

describe("bookable times on the clock changes of 2027", () => {
  const open = bookingContext(daily("00:00", "24:00"));
  const [spring, autumn] = ["2027-03-28", "2027-10-31"];
  const before = (date: string) => at("12:00", date === spring ? "2027-03-20" : "2027-10-20");

  test("spring has no time between 02:00 and 03:00", () => {
    const day = times(open, { date: spring, party_size: 2 }, before(spring));
    expect(day).toHaveLength(92);
    expect(day.filter((time) => time.startsWith("02:"))).toEqual([]);
    const skipped = requestedStart(
      open,
      { date: spring, time: "02:30", party_size: 2 },
      before(spring),
    );
    expect(skipped).toMatchObject({ ok: false, error: { reason: "INVALID", field: "time" } });
  });

  test("autumn has every time once, in the first pass", () => {
    const day = bookableTimes(open, { date: autumn, party_size: 2 }, before(autumn));
    expect(day).toHaveLength(96);
    expect(new Set(day.map((start) => toLocal(start).time)).size).toBe(96);
    const first = day.find((start) => toLocal(start).time === "02:00");
    expect(first).toBe(Date.UTC(2027, 9, 31, 0));
  });

  test.each([spring, autumn])("every time of %s is a local time that can be booked", (date) => {
    for (const start of bookableTimes(open, { date, party_size: 2 }, before(date))) {
      const wall = new Intl.DateTimeFormat("de-DE", {
        timeZone: "Europe/Berlin",
        timeStyle: "short",
      }).format(start);
      expect(toLocal(start)).toMatchObject({ date, time: wall });
      const request = { date, time: wall, party_size: 2 };
      expect(requestedStart(open, request, before(date))).toEqual({ ok: true, value: start });
    }
  });

  test("the evening before uses local times", () => {
    const evening = requestedStart(
      bookingContext(),
      { date: spring, time: "18:00", party_size: 2 },
      before(spring),
    );
    expect(evening).toEqual({ ok: true, value: Date.UTC(2027, 2, 28, 16) });
    const later = requestedStart(
      bookingContext(),
      { date: autumn, time: "18:00", party_size: 2 },
      before(autumn),
    );
    expect(later).toEqual({ ok: true, value: Date.UTC(2027, 9, 31, 17) });
  });
});
