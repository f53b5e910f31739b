import { expect, test } from "vitest";
import { activeSwitches } from "@/domain/availability/active-switches";
import type { DayException } from "@/domain/availability/availability.schema";
import { DEFAULT_AVAILABILITY } from "@/domain/availability/default-availability";
import { toInstant } from "@/domain/time/berlin-time";
import { switchText } from "@/features/admin/board/availability/switch-text";

test.each<[hours: DayException["hours"], text: string]>([
  [[["12:45", "19:00"]], "Heute 12:45–19:00"],
  [
    [
      ["11:00", "14:30"],
      ["17:00", "21:00"],
    ],
    "Heute 11:00–14:30, 17:00–21:00",
  ],
  [undefined, "Heute wie üblich"],
])("the special hours of today %j are named as %j", (hours, text) => {
  const availability = { ...DEFAULT_AVAILABILITY, exceptions: [{ date: "2026-11-24", hours }] };
  const switches = activeSwitches(availability, toInstant("2026-11-24", 12 * 60));
  const texts = switches.map((each) =>
    switchText(each, { availability, menu: null, language: "de" }),
  );
  expect(texts).toEqual([text]);
});
