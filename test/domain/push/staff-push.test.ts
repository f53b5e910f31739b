import { describe, expect, test } from "vitest";
import { staffPush, staffPushStep } from "@/domain/push/staff-push";

describe("a new order", () => {
  const PLACED = 1_800_000_000_000;
  const after = (seconds: number) => PLACED + seconds * 1000;

  test.each([
    ["no board was ever open", null, 0, "push"],
    ["the last board closed long ago", -3600, 0, "push"],
    ["the last heartbeat is 60 seconds old", -50, 10, "push"],
    ["the last heartbeat is 59 seconds old", -49, 10, "wait"],
    ["a board was open just before, and is silent", -1, 58, "wait"],
    ["it stays silent", -1, 59, "push"],
    ["a board has opened since", 1, 60, "seen"],
    ["a board has opened since and closed again", 1, 600, "seen"],
  ] as const)("%s: %s s, at %s s: %s", (_, seen, now, step) => {
    const seenAt = seen === null ? null : after(seen);
    expect(staffPushStep({ created_at: PLACED }, seenAt, after(now))).toBe(step);
  });

  test("is told by code and link alone, for fifteen minutes", () => {
    const order = { id: "a1", resto_key: "kitchen", code: "K7QM", created_at: PLACED };
    expect(staffPush(order, "de")).toEqual({
      kind: "new_orders",
      resto_key: "kitchen",
      target: "orders/a1",
      topic: "K7QM",
      notice: {
        title: "Neue Bestellung K7QM",
        body: "Sie wartet auf Antwort. Kein Bestellmonitor ist offen.",
        link: "/order?order=a1",
        tag: "a1",
        lang: "de",
      },
      until: after(15 * 60),
    });
    expect(staffPush(order, "en").notice.title).toBe("New order K7QM");
  });
});
