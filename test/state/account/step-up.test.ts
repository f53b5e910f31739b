import { expect, it, vi } from "vitest";
import type { CallResult } from "@/firebase/callables/call";
import { stepUpAtom, withStepUp } from "@/state/account/step-up";
import { appStore } from "@/state/store";

type Answer = CallResult<string>;

const saved: Answer = { ok: true, value: "saved" };
const refused = (reason: "SIGN_IN_AGAIN" | "NOT_ALLOWED"): Answer => ({
  ok: false,
  error: { kind: "refused", refusal: { reason }, quote: null },
});

async function settle(isConfirmed: boolean): Promise<void> {
  await expect.poll(() => appStore.get(stepUpAtom)).not.toBeNull();
  appStore.get(stepUpAtom)?.settle(isConfirmed);
}

it.each([
  ["an answer", saved],
  ["another refusal", refused("NOT_ALLOWED")],
  ["a lost connection", { ok: false, error: { kind: "offline" } } as Answer],
])("passes on %s without a question", async (_what, answer) => {
  const call = vi.fn(async () => answer);
  expect(await withStepUp(call)).toBe(answer);
  expect(call).toHaveBeenCalledOnce();
  expect(appStore.get(stepUpAtom)).toBeNull();
});

it("makes the call again after a new sign-in", async () => {
  const call = vi.fn<() => Promise<Answer>>();
  call.mockResolvedValueOnce(refused("SIGN_IN_AGAIN")).mockResolvedValueOnce(saved);
  const answer = withStepUp(call);
  await settle(true);
  expect(await answer).toBe(saved);
  expect(call).toHaveBeenCalledTimes(2);
  expect(appStore.get(stepUpAtom)).toBeNull();
});

it("returns the refusal when the user cancels, and asks again the next time", async () => {
  const call = vi.fn(async () => refused("SIGN_IN_AGAIN"));
  for (const _ of [1, 2]) {
    const answer = withStepUp(call);
    await settle(false);
    expect(await answer).toEqual(refused("SIGN_IN_AGAIN"));
  }
  expect(call).toHaveBeenCalledTimes(2);
});

it("asks once for calls that are refused at the same time", async () => {
  const call = () =>
    vi
      .fn<() => Promise<Answer>>()
      .mockResolvedValueOnce(refused("SIGN_IN_AGAIN"))
      .mockResolvedValue(saved);
  const answers = Promise.all([withStepUp(call()), withStepUp(call())]);
  await settle(true);
  expect(await answers).toEqual([saved, saved]);
});
