import { expect, it } from "vitest";
import { mayBeInFlight, mayResend, mayResendMissing } from "@/data/send-once/pending-send";

const SECOND_MS = 1_000;
const sent = { uid: "u1", startedAt: 0 };

it("resends a request of the same account for ten minutes", () => {
  expect(mayResend(sent, "u1", 599 * SECOND_MS)).toBe(true);
  expect(mayResend(sent, "u1", 600 * SECOND_MS)).toBe(false);
  expect(mayResend(sent, "u1", -600 * SECOND_MS)).toBe(false);
  expect(mayResend(sent, "u2", 0)).toBe(false);
  expect(mayResend(sent, null, 0)).toBe(false);
});

it("resends a request that the server lacks for a minute", () => {
  expect(mayResendMissing(sent, 59 * SECOND_MS)).toBe(true);
  expect(mayResendMissing(sent, 60 * SECOND_MS)).toBe(false);
});

it("counts a call as possibly in flight for 90 seconds after it was last sent", () => {
  expect(mayBeInFlight(sent, 90 * SECOND_MS)).toBe(true);
  expect(mayBeInFlight(sent, 91 * SECOND_MS)).toBe(false);
  const again = { ...sent, sentAt: 60 * SECOND_MS };
  expect(mayBeInFlight(again, 150 * SECOND_MS)).toBe(true);
  expect(mayBeInFlight(again, 151 * SECOND_MS)).toBe(false);
});
