import { act, renderHook } from "@testing-library/react";
import { createStore } from "jotai/vanilla";
import type { ReactNode } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { useLiveList } from "@/data/use-live-list";
import type { AppUser } from "@/firebase/auth/session";
import type { LiveListener } from "@/firebase/connection/live";
import { StateProvider } from "@/state/jotai-hooks";

const session = vi.hoisted(() => ({ report: (_user: AppUser | null) => {} }));

vi.mock("@/firebase/auth/session", () => ({
  observeSession: (onChange: (user: AppUser | null) => void) => {
    session.report = onChange;
    return () => {};
  },
}));

interface Started {
  readonly key: string;
  readonly uid: string;
  readonly listener: LiveListener<readonly string[]>;
  isStopped: boolean;
}

const started: Started[] = [];

function watch(key: string, uid: string, listener: LiveListener<readonly string[]>) {
  const list = { key, uid, listener, isStopped: false };
  started.push(list);
  return () => {
    list.isStopped = true;
  };
}

beforeEach(() => {
  started.length = 0;
});

const signIn = (uid: string | null) =>
  act(() => session.report(uid === null ? null : ({ uid } as AppUser)));

function renderList() {
  const store = createStore();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StateProvider store={store}>{children}</StateProvider>
  );
  return renderHook(() => useLiveList(watch), { wrapper });
}

const answer = (value: readonly string[]) =>
  act(() => started.at(-1)?.listener.onAnswer({ value, fromCache: false }));

it("stops following the list and empties it when the user signs out", () => {
  const { result } = renderList();
  signIn("gerda");
  answer(["order"]);
  expect(result.current).toMatchObject({ items: ["order"], status: "live" });
  signIn(null);
  expect(started.map(({ isStopped }) => isStopped)).toEqual([true]);
  expect(result.current).toMatchObject({ items: [], status: "signed-out" });
});

it("stops the list of one user and follows that of the next", () => {
  const { result } = renderList();
  signIn("gerda");
  answer(["order"]);
  signIn("otto");
  expect(started.map(({ key, uid, isStopped }) => [key, uid, isStopped])).toEqual([
    ["resto-bobingen", "gerda", true],
    ["resto-bobingen", "otto", false],
  ]);
  expect(result.current).toMatchObject({ items: [], status: "loading" });
});

it("keeps its items and fails when the server refuses", () => {
  vi.spyOn(console, "error").mockReturnValueOnce();
  const { result } = renderList();
  signIn("gerda");
  answer(["order"]);
  act(() => started.at(-1)?.listener.onFault(new Error("refused")));
  expect(result.current).toMatchObject({ items: ["order"], status: "failed" });
});

it("stops following the list when its page is left", () => {
  const { unmount } = renderList();
  signIn("gerda");
  unmount();
  expect(started.map(({ isStopped }) => isStopped)).toEqual([true]);
});
