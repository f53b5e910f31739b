import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { deleteAccount } from "@/features/account/account-data/delete-account-call";
import { callDeleteMyAccount } from "@/firebase/callables/account-callables";

vi.mock("@/firebase/callables/account-callables", () => ({ callDeleteMyAccount: vi.fn() }));

const call = vi.mocked(callDeleteMyAccount);
const lost = { ok: false, error: { kind: "unknown-outcome" } } as const;
const deleted = { ok: true, value: { deleted: true } } as const;

beforeEach(() => {
  vi.useFakeTimers();
  call.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
});

async function outcome() {
  const result = deleteAccount();
  await vi.runAllTimersAsync();
  return result;
}

it("continues the deletion after a lost answer", async () => {
  call.mockResolvedValueOnce(lost).mockResolvedValueOnce(deleted);
  expect(await outcome()).toEqual(deleted);
  expect(call).toHaveBeenCalledTimes(2);
});

it("gives up after three lost answers", async () => {
  call.mockResolvedValue(lost);
  expect(await outcome()).toEqual(lost);
  expect(call).toHaveBeenCalledTimes(3);
});

it("does not repeat a deletion while the device is offline", async () => {
  const offline = { ok: false, error: { kind: "offline" } } as const;
  call.mockResolvedValue(offline);
  expect(await outcome()).toEqual(offline);
  expect(call).toHaveBeenCalledTimes(1);
});
