import { act, renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { useTeam } from "@/features/admin/team/use-team";
import { callListStaff } from "@/firebase/callables/team-callables";
import { cook } from "./opened-team";

vi.mock("@/firebase/callables/team-callables");

type Answer = Awaited<ReturnType<typeof callListStaff>>;

it("an answer older than the latest request does not replace the team", async () => {
  let answerFirst: (answer: Answer) => void = () => {};
  const first = new Promise<Answer>((resolve) => {
    answerFirst = resolve;
  });
  vi.mocked(callListStaff).mockReturnValueOnce(first);
  const { result } = renderHook(useTeam);
  vi.mocked(callListStaff).mockResolvedValueOnce({ ok: false, error: { kind: "offline" } });
  await act(async () => result.current.reload());
  await act(async () => answerFirst({ ok: true, value: { people: [cook], complete: true } }));
  expect(result.current).toMatchObject({ status: "failed", list: null });
});
