import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { useSetAvailability } from "@/data/staff/use-set-availability";
import { DEFAULT_AVAILABILITY } from "@/domain/availability/default-availability";
import type { AvailabilityPatch } from "@/domain/availability/set-availability-request.schema";
import { ok } from "@/domain/result/result";
import { callSetAvailability } from "@/firebase/callables/board-callables";

vi.mock("@/firebase/callables/board-callables");

const send = vi.mocked(callSetAvailability);
type Answer = Awaited<ReturnType<typeof callSetAvailability>>;

/** Resolves the pending calls, in order. */
let answers: ((answer: Answer) => void)[] = [];

beforeEach(() => {
  answers = [];
  send.mockReset();
  send.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
});

const OFFLINE: Answer = { ok: false, error: { kind: "offline" } };
const taken = (patch: AvailabilityPatch) =>
  ok({ availability: { ...DEFAULT_AVAILABILITY, ...patch } as typeof DEFAULT_AVAILABILITY });
const start = () => renderHook(() => useSetAvailability("resto-bobingen")).result;
const answer = (given: Answer) => act(async () => answers.shift()?.(given));
const patches = () => send.mock.calls.map(([{ patch }]) => patch);

it("sends a change made during another one after it", async () => {
  const { current } = start();
  await act(async () => {
    void current.change({ sold_out: { soup: 1 } });
    void current.change({ sold_out: { rice: 1 } });
  });
  expect(patches()).toEqual([{ sold_out: { soup: 1 } }]);
  await answer(taken({ sold_out: { soup: 1 } }));
  expect(patches()).toEqual([{ sold_out: { soup: 1 } }, { sold_out: { rice: 1 } }]);
});

it("reports the failure of one of several changes until the next change", async () => {
  const result = start();
  const change = () => act(async () => void result.current.change({ paused_until: null }));
  await change();
  await change();
  expect(result.current.state).toBe("busy");
  await answer(OFFLINE);
  expect(result.current.state).toBe("busy");
  await answer(taken({}));
  expect(result.current.state).toBe("offline");
  await change();
  await answer(taken({}));
  expect(result.current.state).toBe("idle");
});
