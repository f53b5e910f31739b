import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { DEFAULT_AVAILABILITY } from "@/domain/availability/default-availability";
import { ok } from "@/domain/result/result";
import { GuestShareControl } from "@/features/admin/board/availability/guest-share-control";
import { callSetAvailability } from "@/firebase/callables/board-callables";
import { guestShareTexts } from "@/i18n/admin/guest-share-texts";

vi.mock("@/firebase/callables/board-callables");

const send = vi.mocked(callSetAvailability);
const texts = guestShareTexts.de;
const NOW = Date.parse("2026-11-24T18:30:00+01:00");
const HOUR = 3_600_000;

function show(guest_share: { share: number; until: number } | null = null) {
  const availability = { ...DEFAULT_AVAILABILITY, guest_share };
  render(<GuestShareControl restoKey="test" availability={availability} now={NOW} />);
}

const open = (summary: string) => userEvent.click(screen.getByText(summary));
const patchOf = () => send.mock.calls.map(([{ patch }]) => patch.guest_share);

beforeEach(() => {
  send.mockReset().mockResolvedValue(ok({ availability: DEFAULT_AVAILABILITY }));
});

it("bounds unverified guests to one half or to none, for some hours or the rest of the day", async () => {
  show();
  await open(texts.everybody);
  const half = screen.getByRole("group", { name: texts.shares[0.5] });
  const none = screen.getByRole("group", { name: texts.shares[0] });
  await userEvent.click(within(half).getByRole("button", { name: "2 Stunden" }));
  await userEvent.click(within(none).getByRole("button", { name: texts.restOfDay }));
  expect(patchOf()).toEqual([
    { share: 0.5, until: NOW + 2 * HOUR },
    { share: 0, until: Date.parse("2026-11-25T05:00:00+01:00") },
  ]);
});

it("names the bound and ends it", async () => {
  show({ share: 0, until: NOW + HOUR });
  await open("Nur bestätigte bis 19:30 Uhr");
  await userEvent.click(screen.getByRole("button", { name: texts.end }));
  expect(patchOf()).toEqual([null]);
});

it("admits everybody once the bound has ended", async () => {
  show({ share: 0, until: NOW });
  await open(texts.everybody);
  expect(screen.queryByRole("button", { name: texts.end })).toBeNull();
});
