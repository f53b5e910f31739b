import { describe, expect, it } from "vitest";
import {
  beginMailAttempt,
  endMailAttempt,
  MAIL_LEASE_MS,
  MAX_MAIL_ATTEMPTS,
  mailRetryDelayMs,
  newMailDelivery,
  repeatedMailDelivery,
} from "@/domain/mail/mail-delivery";
import type { MailDelivery } from "@/domain/mail/mail-delivery.schema";
import { DAY_MS, MINUTE_MS, minutesOf, toInstant } from "@/domain/time/berlin-time";

const NOW = toInstant("2026-11-24", minutesOf("18:00"));
const queued = newMailDelivery("order_1_2", "https://bobingen.example/", NOW);
const temporary = { ok: false, error: "451", isPermanent: false } as const;

function begun(delivery: MailDelivery, now: number): MailDelivery {
  const next = beginMailAttempt(delivery, now);
  if (!next) throw new Error("no attempt is due");
  return next;
}

describe("newMailDelivery", () => {
  it("makes the Message-ID from the document's id and the restaurant's site", () => {
    expect(queued).toEqual({
      state: "pending",
      attempts: 0,
      message_id: "<order_1_2@bobingen.example>",
      next_at: NOW,
    });
  });
});

describe("beginMailAttempt", () => {
  it("begins the first attempt at once, even if another server's clock is ahead", () => {
    expect(beginMailAttempt(queued, NOW - 5000)).toMatchObject({ state: "pending", attempts: 1 });
  });

  it("begins no second attempt while the first runs, but one when the first counts as lost", () => {
    const first = begun(queued, NOW);
    expect(beginMailAttempt(first, NOW)).toBeNull();
    expect(beginMailAttempt(first, NOW + MAIL_LEASE_MS - 1)).toBeNull();
    expect(beginMailAttempt(first, NOW + MAIL_LEASE_MS)).toMatchObject({ attempts: 2 });
  });

  it.each(["sent", "failed"] as const)("begins no attempt for a mail that is %s", (state) => {
    expect(beginMailAttempt({ ...queued, state }, NOW + DAY_MS)).toBeNull();
  });

  it("gives up if the last attempt was lost", () => {
    const last = { ...queued, attempts: MAX_MAIL_ATTEMPTS, next_at: NOW };
    const given = begun(last, NOW);
    expect(given).toMatchObject({ state: "failed", error: "no result" });
    expect(given).not.toHaveProperty("next_at");
  });
});

describe("repeatedMailDelivery", () => {
  const given = { ...queued, state: "failed", attempts: 8, error: "451" } as const;

  it("starts the attempts of a failed mail again under the same Message-ID", () => {
    expect(repeatedMailDelivery(given, NOW + DAY_MS)).toEqual({ ...queued, next_at: NOW + DAY_MS });
  });

  it.each(["sent", "pending"] as const)("does not change a mail that is %s", (state) => {
    expect(repeatedMailDelivery({ ...given, state }, NOW)).toBeNull();
  });
});

describe("endMailAttempt", () => {
  it("keeps neither an error nor a next attempt of a mail that is sent", () => {
    const second = begun({ ...queued, attempts: 1, error: "451" }, NOW);
    const { message_id } = queued;
    expect(endMailAttempt(second, { ok: true }, NOW + 7)).toEqual({
      state: "sent",
      attempts: 2,
      message_id,
      sent_at: NOW + 7,
    });
  });

  it("tries again after a temporary error, up to eight times in half a day", () => {
    let delivery = queued;
    let now = NOW;
    const waits: number[] = [];
    while (delivery.state === "pending") {
      delivery = endMailAttempt(begun(delivery, now), temporary, now);
      const next = delivery.next_at ?? now;
      waits.push((next - now) / MINUTE_MS);
      now = next;
    }
    expect(waits).toEqual([1, 3, 9, 27, 81, 243, 360, 0]);
    expect(delivery).toMatchObject({ state: "failed", attempts: 8, error: "451" });
  });

  it("gives up at once after a permanent error", () => {
    const outcome = { ok: false, error: "550", isPermanent: true } as const;
    expect(endMailAttempt(begun(queued, NOW), outcome, NOW)).toMatchObject({
      state: "failed",
      attempts: 1,
      error: "550",
    });
  });
});

describe("mailRetryDelayMs", () => {
  it("never waits longer than six hours", () => {
    expect(mailRetryDelayMs(50)).toBe(360 * MINUTE_MS);
  });
});
