import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { signOut } from "@/firebase/auth/auth";
import { sessionTexts } from "@/i18n/admin/session-texts";
import { ManagerArea } from "@/shells/admin/session/manager-area";
import { StateProvider } from "@/state/jotai-hooks";
import {
  managerInputAtom,
  sharedDeviceMinutesAtom,
  wasIdleAtom,
} from "@/state/staff/shared-device-atoms";
import { appStore } from "@/state/store";
import { renderAdmin } from "../../../features/render-admin";

vi.mock("@/firebase/auth/auth");
vi.mock("@/shells/admin/session/gate-account", () => ({
  AccountConfirmation: (props: { onConfirmed: () => void; onCancel: () => void }) => (
    <>
      <button type="button" onClick={props.onConfirmed}>
        confirm
      </button>
      <button type="button" onClick={props.onCancel}>
        cancel
      </button>
    </>
  ),
}));

const texts = sessionTexts.de;
const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.mocked(signOut).mockReset().mockResolvedValue({ ok: true, value: undefined });
  appStore.set(sharedDeviceMinutesAtom, 5);
  appStore.set(managerInputAtom, null);
  appStore.set(wasIdleAtom, false);
});
afterEach(() => vi.useRealTimers());

async function openManagerPage(): Promise<void> {
  renderAdmin(
    <StateProvider store={appStore}>
      <MemoryRouter initialEntries={["/system/staff"]}>
        <Routes>
          <Route path="order" element={<p>board</p>} />
          <Route path="system" element={<ManagerArea />}>
            <Route path="staff" element={<input aria-label="draft" />} />
          </Route>
        </Routes>
      </MemoryRouter>
    </StateProvider>,
  );
  await act(() => vi.advanceTimersByTimeAsync(0));
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const draft = () => screen.getByRole<HTMLInputElement>("textbox", { name: "draft" });

it("warns a minute before the sign-out and then signs out", async () => {
  await openManagerPage();
  await pass(4 * MINUTE - 2000);
  expect(screen.queryByText(texts.idleTitle)).toBeNull();
  await pass(4000);
  screen.getByText(texts.idleTitle);
  expect(signOut).not.toHaveBeenCalled();
  await pass(MINUTE);
  expect(signOut).toHaveBeenCalledOnce();
  expect(appStore.get(wasIdleAtom)).toBe(true);
});

it("locks the page when the sign-out fails", async () => {
  vi.mocked(signOut).mockResolvedValue({ ok: false, error: "UNKNOWN" });
  await openManagerPage();
  await pass(5 * MINUTE + 1000);
  expect(signOut).toHaveBeenCalledOnce();
  await screen.findByRole("heading", { name: texts.lockedTitle });
  expect(appStore.get(wasIdleAtom)).toBe(false);
});

it.each(["key", "touch"])(
  "starts the idle time again with a %s and keeps the draft",
  async (input) => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    await openManagerPage();
    await user.type(draft(), "half a word");
    await pass(4 * MINUTE + 30_000);
    screen.getByText(texts.idleTitle);
    if (input === "key") await user.keyboard("s");
    else await user.pointer({ keys: "[TouchA]", target: document.body });
    await pass(1000);
    expect(screen.queryByText(texts.idleTitle)).toBeNull();
    await pass(3 * MINUTE);
    expect(signOut).not.toHaveBeenCalled();
    expect(draft().value).toContain("half a word");
  },
);

it("never signs out a device that nobody shares", async () => {
  appStore.set(sharedDeviceMinutesAtom, null);
  await openManagerPage();
  await pass(600 * MINUTE);
  expect(signOut).not.toHaveBeenCalled();
});

it("stays locked after a reload until the user confirms their identity", async () => {
  appStore.set(managerInputAtom, Date.now() - 5 * MINUTE);
  await openManagerPage();
  await screen.findByRole("heading", { name: texts.lockedTitle });
  expect(screen.queryByRole("textbox")).toBeNull();
  await pass(10 * MINUTE);
  expect(signOut).not.toHaveBeenCalled();
  await act(async () => screen.getByRole("button", { name: "confirm" }).click());
  expect(draft()).toBeDefined();
  await pass(3 * MINUTE);
  expect(signOut).not.toHaveBeenCalled();
});

it("leads from a locked page to the board, which stays signed in", async () => {
  appStore.set(managerInputAtom, Date.now() - 60 * MINUTE);
  await openManagerPage();
  await screen.findByRole("heading", { name: texts.lockedTitle });
  await act(async () => screen.getByRole("button", { name: "cancel" }).click());
  screen.getByText("board");
  await pass(60 * MINUTE);
  expect(signOut).not.toHaveBeenCalled();
});
