import { renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { MINUTE_MS, toInstant } from "@/domain/time/berlin-time";
import { endOfBusinessDay } from "@/domain/time/business-day";
import { endAfter } from "@/features/admin/board/availability/end-choices";
import { useEndText } from "@/features/admin/board/availability/use-end-text";
import { availabilityTexts } from "@/i18n/admin/availability-texts";

const texts = availabilityTexts.de;
const at = (hours: number, minutes = 0) => toInstant("2027-03-03", hours * 60 + minutes);

test.each([
  ["in the evening", at(19), "19:30"],
  ["shortly before midnight", at(23, 45), "00:15"],
  ["shortly before the business day ends", at(4, 35), "05:05"],
])("names an end in 30 minutes by its time alone %s", (_, now, time) => {
  const { result } = renderHook(() => useEndText(now));
  expect(result.current.moment(endAfter(now, 30))).toBe(texts.clock(time));
});

test("names a later end on another day with that day", () => {
  const { result } = renderHook(() => useEndText(at(19)));
  expect(result.current.moment(at(19) + 20 * 60 * MINUTE_MS)).toBe(texts.day("Do 4.3.", "15:00"));
});

test("calls the end of the business day tomorrow", () => {
  const { result } = renderHook(() => useEndText(at(23)));
  expect(result.current.until(endOfBusinessDay(at(23)))).toBe(texts.untilTomorrow);
});
