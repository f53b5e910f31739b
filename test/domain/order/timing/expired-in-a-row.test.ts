import { describe, expect, it } from "vitest";
import type { OrderStatus } from "@/domain/order/order-status";
import { areExpiredInARow } from "@/domain/order/timing/expired-in-a-row";

/** Orders changed at 100, 99, …, latest first. */
function latest(...statuses: (OrderStatus | "cancelled after acceptance" | "by telephone")[]) {
  return statuses.map((each, index) => {
    const updated_at = 100 - index;
    const placed: Record<string, number> = { placed: 1 };
    const accepted: Record<string, number> = { accepted: 1 };
    if (each === "by telephone")
      return { status: "accepted", status_at: accepted, updated_at } as const;
    if (each !== "cancelled after acceptance")
      return { status: each, status_at: placed, updated_at };
    return { status: "cancelled", status_at: { ...placed, ...accepted }, updated_at } as const;
  });
}

const policy = (pause_after_expired: number | null) => ({
  unanswered_policy: { remind_minutes: 4, pause_after_expired },
});

describe("areExpiredInARow", () => {
  it.each<[OrderStatus[], boolean]>([
    [[], false],
    [["expired"], false],
    [["expired", "expired"], true],
    [["expired", "expired", "accepted"], true],
    [["expired", "accepted", "expired"], false],
    [["accepted", "expired", "expired"], false],
    [["expired", "rejected"], false],
    [["expired", "completed"], false],
  ])("counts two by default: %j gives %s", (statuses, expected) => {
    expect(areExpiredInARow({}, latest(...statuses), null)).toBe(expected);
  });

  it("ignores orders that the guest cancelled before an answer", () => {
    const orders = latest("cancelled", "expired", "cancelled", "expired");
    expect(areExpiredInARow({}, orders, null)).toBe(true);
  });

  it("ignores telephone orders, which never wait for an answer", () => {
    const orders = latest("by telephone", "expired", "by telephone", "by telephone", "expired");
    expect(areExpiredInARow({}, orders, null)).toBe(true);
    expect(areExpiredInARow({}, latest("by telephone", "expired"), null)).toBe(false);
  });

  it("counts an order that the guest cancelled after its acceptance as answered", () => {
    const orders = latest("expired", "cancelled after acceptance", "expired");
    expect(areExpiredInARow({}, orders, null)).toBe(false);
  });

  it("does not count orders that expired before staff last changed the pause", () => {
    const orders = latest("expired", "expired");
    expect(areExpiredInARow({}, orders, 98)).toBe(true);
    expect(areExpiredInARow({}, orders, 99)).toBe(false);
    expect(areExpiredInARow({}, orders, 100)).toBe(false);
  });

  it("follows the restaurant's policy, which may never pause", () => {
    expect(areExpiredInARow(policy(1), latest("expired", "accepted"), null)).toBe(true);
    expect(areExpiredInARow(policy(3), latest("expired", "expired"), null)).toBe(false);
    expect(areExpiredInARow(policy(3), latest("expired", "expired", "expired"), null)).toBe(true);
    const many = latest(...Array.from({ length: 20 }, () => "expired" as const));
    expect(areExpiredInARow(policy(null), many, null)).toBe(false);
  });
});
