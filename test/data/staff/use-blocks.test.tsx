import { act, renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { useBlocks } from "@/data/staff/use-blocks";
import { err, ok } from "@/domain/result/result";
import { callBlockGuest, callListBlocks } from "@/firebase/callables/guest-callables";

vi.mock("@/firebase/callables/guest-callables");

type Answer = Awaited<ReturnType<typeof callListBlocks>>;
const block = (id: string) => ({ id, phone: "", until: 0, reason: "", by: null }) as never;
const answer = (...ids: string[]): Answer => ok({ blocks: ids.map(block), complete: true });
const request = { phone: "089 99998-020", until: 1, reason: "Scherz" };

/** Calls that the test answers: `list`, which starts at once, and `change`. */
function start() {
  let answerList: ((answer: Answer) => void) | undefined;
  let answerChange: ((answer: Answer) => void) | undefined;
  vi.mocked(callListBlocks).mockReturnValue(
    new Promise((resolve) => {
      answerList = resolve;
    }),
  );
  vi.mocked(callBlockGuest).mockReturnValue(
    new Promise((resolve) => {
      answerChange = resolve;
    }),
  );
  const hook = renderHook(() => useBlocks("resto-bobingen")).result;
  return {
    hook,
    list: (value: Answer) => act(async () => answerList?.(value)),
    change: async (value: Answer) => {
      await act(async () => void hook.current.change(request));
      await act(async () => answerChange?.(value));
    },
  };
}

it("shows the list that is still loading when a change fails", async () => {
  const { list, change, hook } = start();
  await change(err({ kind: "offline" }));
  await list(answer("one"));
  expect(hook.current).toMatchObject({ status: "ready", list: { blocks: [{ id: "one" }] } });
});

it("keeps the list of a change when an older list arrives later", async () => {
  const { list, change, hook } = start();
  await change(answer("one", "two"));
  await list(answer("one"));
  expect(hook.current.list?.blocks).toHaveLength(2);
});

it("reads the list again when changes are answered in another order than they began", async () => {
  const { list, hook } = start();
  await list(answer("one"));
  const settle: ((answer: Answer) => void)[] = [];
  vi.mocked(callBlockGuest).mockImplementation(
    () => new Promise((resolve) => void settle.push(resolve)),
  );
  await act(async () => void hook.current.change(request));
  await act(async () => void hook.current.change(request));
  vi.mocked(callListBlocks).mockResolvedValue(answer("one", "two", "three"));
  await act(async () => settle[1]?.(answer("one", "three")));
  await act(async () => settle[0]?.(answer("one", "two")));
  expect(hook.current.list?.blocks).toHaveLength(3);
});
