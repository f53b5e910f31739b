import { expect, it } from "vitest";
import { suggestedTimes } from "@/domain/reservation/times/suggested-times";

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** Quarters of an hour from `from` to `until`; those in `full` are taken. */
function times(from: number, until: number, full: readonly string[] = []) {
  const all = [];
  for (let minutes = from * 60; minutes <= until * 60; minutes += 15) {
    all.push({ time: clock(minutes), free: !full.includes(clock(minutes)) });
  }
  return all;
}
const suggested = (...input: Parameters<typeof suggestedTimes>) =>
  suggestedTimes(...input).map(({ time }) => time);

it("suggested times are the seven free ones around 19:00 on days with an evening", () => {
  expect(suggested(times(11, 22))).toEqual([
    "18:15",
    "18:30",
    "18:45",
    "19:00",
    "19:15",
    "19:30",
    "19:45",
  ]);
});

it("suggested times are around 12:30 on days that end in the afternoon", () => {
  expect(suggested(times(11, 15))).toEqual([
    "11:45",
    "12:00",
    "12:15",
    "12:30",
    "12:45",
    "13:00",
    "13:15",
  ]);
});

it("suggested times are around the guest's own hour", () => {
  expect(suggested(times(11, 22), "12:00")).toContain("12:00");
  expect(suggested(times(11, 22), "12:00")).not.toContain("19:00");
});

it("suggested times skip full ones while there are enough free ones", () => {
  expect(suggested(times(11, 22, ["19:00", "19:15"]))).toEqual([
    "18:00",
    "18:15",
    "18:30",
    "18:45",
    "19:30",
    "19:45",
    "20:00",
  ]);
});

it("five times are suggested on a day that is almost or wholly full", () => {
  const all = times(11, 22).map(({ time }) => time);
  expect(suggested(times(11, 22, all))).toEqual(["18:30", "18:45", "19:00", "19:15", "19:30"]);
  const butOne = all.filter((time) => time !== "21:00");
  expect(suggested(times(11, 22, butOne))).toEqual(["18:30", "18:45", "19:00", "19:15", "21:00"]);
});

it("suggested times are all times of a short day", () => {
  expect(suggested(times(18, 19))).toHaveLength(5);
});
