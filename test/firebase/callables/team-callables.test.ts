import { beforeEach, expect, it, vi } from "vitest";
import { call } from "@/firebase/callables/call";
import { callReadOverview } from "@/firebase/callables/team-callables";

vi.mock("@/firebase/callables/call", () => ({ call: vi.fn() }));

const backend = vi.mocked(call<unknown>);
const keys = (count: number) => Array.from({ length: count }, (_, at) => `resto-nr-${at}`);
const keysOf = (input: unknown) => (input as { resto_keys: string[] }).resto_keys;

beforeEach(() => {
  backend.mockReset();
});

it("reads the overview of more than 100 restaurants in several calls", async () => {
  let time = 5;
  backend.mockImplementation(async (_name, input) => ({
    ok: true,
    value: { restaurants: keysOf(input), server_time: time++ },
  }));
  expect(await callReadOverview(keys(205))).toEqual({
    ok: true,
    value: { restaurants: keys(205), server_time: 7 },
  });
  expect(backend.mock.calls.map(([, input]) => keysOf(input).length)).toEqual([100, 100, 5]);
});

it("does not show a part of the overview when one of the calls fails", async () => {
  const failed = { ok: false, error: { kind: "offline" } } as const;
  backend.mockResolvedValueOnce({ ok: true, value: { restaurants: [], server_time: 5 } });
  backend.mockResolvedValueOnce(failed);
  expect(await callReadOverview(keys(101))).toEqual(failed);
});
