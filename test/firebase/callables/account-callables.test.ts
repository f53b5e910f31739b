import { afterAll, beforeEach, expect, it, vi } from "vitest";
import { callDeleteMyAccount, callExportMyData } from "@/firebase/callables/account-callables";
import { callFunction } from "@/firebase/callables/functions-client";

vi.mock("@/firebase/callables/functions-client", () => ({ callFunction: vi.fn() }));

const backend = vi.mocked(callFunction);

beforeEach(() => {
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("window", new EventTarget());
  backend.mockReset();
});

afterAll(() => {
  vi.unstubAllGlobals();
});

const data = {
  exported_at: "2026-11-24T12:00:00.000Z",
  account: { uid: "guest" },
  user: null,
  profile: null,
  passport: null,
  staff: null,
  invitations: [],
  orders: [{ id: "one" }],
  payments: [],
  reservations: [],
  reservation_notes: [],
  mails: [],
  limits: [],
  blocks: [],
  known_guests: [],
  push_subscriptions: [],
  group_carts: [],
  audit: [],
  complete: true,
};

it("returns the user's exported data", async () => {
  backend.mockResolvedValue(data);
  expect(await callExportMyData()).toEqual({ ok: true, value: data });
  expect(backend).toHaveBeenCalledExactlyOnceWith("exportMyData", null, 20_000);
});

it("deletes the account, and reports when a recent sign-in is required", async () => {
  backend.mockResolvedValueOnce({ deleted: true });
  expect(await callDeleteMyAccount()).toEqual({ ok: true, value: { deleted: true } });
  backend.mockRejectedValueOnce(
    Object.assign(new Error("message"), { details: { reason: "SIGN_IN_AGAIN" } }),
  );
  expect(await callDeleteMyAccount()).toMatchObject({
    error: { kind: "refused", refusal: { reason: "SIGN_IN_AGAIN" } },
  });
});

it("waits for the deletion of an account as long as the server may take", async () => {
  vi.useFakeTimers();
  backend.mockImplementation(
    () => new Promise((resolve) => setTimeout(() => resolve({ deleted: true }), 290_000)),
  );
  const deleted = callDeleteMyAccount();
  await vi.advanceTimersByTimeAsync(290_000);
  expect(await deleted).toEqual({ ok: true, value: { deleted: true } });
  expect(backend).toHaveBeenCalledExactlyOnceWith("deleteMyAccount", null, 300_000);
  vi.useRealTimers();
});

it("reports a malformed answer of an account call as an unknown outcome", async () => {
  backend.mockResolvedValue("<html>");
  expect(await callDeleteMyAccount()).toEqual({ ok: false, error: { kind: "unknown-outcome" } });
});
