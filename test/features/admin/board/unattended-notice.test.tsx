import { act, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { PrimitiveAtom } from "jotai/vanilla";
import { beforeEach, expect, it, vi } from "vitest";
import { useBoard } from "@/data/staff/board-provider";
import type { Availability } from "@/domain/availability/availability.schema";
import { DEFAULT_AVAILABILITY } from "@/domain/availability/default-availability";
import { err, ok } from "@/domain/result/result";
import { UnattendedNotices } from "@/features/admin/board/unattended-notice";
import { callSetAvailability } from "@/firebase/callables/board-callables";
import { boardTexts } from "@/i18n/admin/board-texts";
import { StateProvider } from "@/state/jotai-hooks";
import { type StaffState, staffAtom } from "@/state/staff/staff-atoms";
import { appStore } from "@/state/store";
import { tenant as leVie } from "@/tenant-configs/le-vie";
import { tenant as restoBobingen } from "@/tenant-configs/resto-bobingen";
import { renderAdmin } from "../../render-admin";

vi.mock("@/data/staff/board-provider");
vi.mock("@/firebase/callables/board-callables");
vi.mock("@/state/staff/staff-atoms", async () => {
  const { atom } = await import("jotai/vanilla");
  return { staffAtom: atom({ status: "loading" }) };
});

const setStaff = (state: StaffState) =>
  act(() => appStore.set(staffAtom as PrimitiveAtom<StaffState>, state));

const texts = boardTexts.de.unattended;
const send = vi.mocked(callSetAvailability);
// 18:30 in Berlin.
const PAUSED_AT = Date.parse("2026-11-24T18:30:00+01:00");

function mockAvailability(changes: Partial<Availability>, key: string = restoBobingen.key) {
  vi.mocked(useBoard).mockReturnValue({
    availabilityOf: (each: string) =>
      each === key ? { ...DEFAULT_AVAILABILITY, ...changes } : DEFAULT_AVAILABILITY,
  } as ReturnType<typeof useBoard>);
}

beforeEach(() => {
  send.mockReset();
});

it("shows nothing while orders are taken or paused by hand", () => {
  mockAvailability({ paused_until: PAUSED_AT });
  renderAdmin(<UnattendedNotices restaurants={[restoBobingen]} />);
  expect(screen.queryByRole("alert")).toBeNull();
});

it("tells since when orders are paused, and one tap resumes them", async () => {
  mockAvailability({ paused_unattended_at: PAUSED_AT });
  send.mockResolvedValue(ok({ availability: DEFAULT_AVAILABILITY, server_time: 0 }));
  renderAdmin(<UnattendedNotices restaurants={[restoBobingen]} />);
  expect(screen.getByRole("alert")).toHaveTextContent(
    /seit (Di 24\.11\.2026, )?18:30 Uhr pausiert/,
  );
  await userEvent.click(screen.getByRole("button", { name: "Weiter annehmen" }));
  expect(send).toHaveBeenCalledExactlyOnceWith({
    resto_key: restoBobingen.key,
    patch: { paused_until: null },
  });
  expect(await screen.findByText(texts.resumed)).toBeVisible();
});

it("says when the tap that resumes orders did not arrive", async () => {
  mockAvailability({ paused_unattended_at: PAUSED_AT });
  send.mockResolvedValue(err({ kind: "offline" }));
  renderAdmin(<UnattendedNotices restaurants={[restoBobingen]} />);
  await userEvent.click(screen.getByRole("button", { name: "Weiter annehmen" }));
  expect(await screen.findByText(/Keine Verbindung/)).toBeVisible();
});

it.each([
  ["touch", () => fireEvent.pointerUp(document.body)],
  ["key", () => fireEvent.keyDown(document.body, { key: "2" })],
])(
  "a %s anywhere resumes orders, and the next one does so if the first was lost",
  async (_, touch) => {
    mockAvailability({ paused_unattended_at: PAUSED_AT });
    send.mockResolvedValueOnce(err({ kind: "offline" }));
    send.mockResolvedValue(ok({ availability: DEFAULT_AVAILABILITY, server_time: 0 }));
    renderAdmin(<UnattendedNotices restaurants={[restoBobingen]} />);
    touch();
    touch();
    expect(await screen.findByText(/Keine Verbindung/)).toBeVisible();
    expect(send).toHaveBeenCalledTimes(1);
    touch();
    await expect.poll(() => send).toHaveBeenCalledTimes(2);
  },
);

it("a touch on a board of several restaurants resumes those that are paused, unless a super-administrator makes it", async () => {
  const several = (
    <StateProvider store={appStore}>
      <UnattendedNotices restaurants={[restoBobingen, leVie]} />
    </StateProvider>
  );
  mockAvailability({ paused_unattended_at: PAUSED_AT }, leVie.key);
  send.mockResolvedValue(ok({ availability: DEFAULT_AVAILABILITY, server_time: 0 }));
  const grants = { email: "a@example.com", resto_keys: [], role: "manager" as const, super: true };
  setStaff({ status: "granted", grants });
  const { unmount } = renderAdmin(several);
  expect(screen.getByRole("alert")).toHaveTextContent(leVie.title);
  expect(screen.getAllByRole("button")).toHaveLength(1);
  await act(async () => void fireEvent.pointerUp(document.body));
  expect(send).not.toHaveBeenCalled();
  unmount();

  setStaff({ status: "granted", grants: { ...grants, super: false } });
  renderAdmin(several);
  await act(async () => void fireEvent.pointerUp(document.body));
  expect(send).toHaveBeenCalledExactlyOnceWith({
    resto_key: leVie.key,
    patch: { paused_until: null },
  });
});
