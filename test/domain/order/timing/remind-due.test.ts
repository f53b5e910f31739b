import { describe, expect, it } from "vitest";
import { remindDueAt } from "@/domain/order/timing/remind-due";
import { minutesOf, toInstant, toLocal } from "@/domain/time/berlin-time";
import { sampleRestaurant } from "../../sample-restaurant";

const at = (date: string, time: string) => toInstant(date, minutesOf(time));

type Moment = [date: string, time: string];

/** When the managers are reminded of an order placed and wanted at these times, as `date time`. */
function due(created: Moment, wanted: Moment | null, remind_minutes: number | null = 4) {
  const unanswered_policy = { remind_minutes, pause_after_expired: 2 };
  const order = { created_at: at(...created), wanted_at: wanted && at(...wanted) };
  const dueAt = remindDueAt({ ...sampleRestaurant, unanswered_policy }, [], order);
  if (dueAt === null) return null;
  const { date, time } = toLocal(dueAt);
  return `${date} ${time}`;
}

// Open 11:00 to 14:30 and 17:00 to 22:00, closed on Mondays; 24 November 2026 is a Tuesday.
describe("remindDueAt", () => {
  it("is four minutes after an order by default", () => {
    const order = { created_at: at("2026-11-24", "12:00"), wanted_at: null };
    expect(remindDueAt(sampleRestaurant, [], order)).toBe(at("2026-11-24", "12:04"));
  });

  it("follows the restaurant's policy, which may have no reminder", () => {
    expect(due(["2026-11-24", "12:00"], null, 9)).toBe("2026-11-24 12:09");
    expect(due(["2026-11-24", "12:00"], null, null)).toBeNull();
  });

  it("counts only opening time for a preorder placed at night or in a break", () => {
    expect(due(["2026-11-24", "23:30"], ["2026-11-25", "12:00"])).toBe("2026-11-25 11:04");
    expect(due(["2026-11-22", "23:30"], ["2026-11-24", "12:00"])).toBe("2026-11-24 11:04");
    expect(due(["2026-11-24", "14:28"], ["2026-11-24", "19:00"])).toBe("2026-11-24 17:02");
  });

  it("is never after the wanted time", () => {
    expect(due(["2026-11-24", "16:00"], ["2026-11-24", "17:00"])).toBe("2026-11-24 17:00");
  });
});
