import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { DEFAULT_AVAILABILITY } from "@/domain/availability/default-availability";
import { GuestShareControl } from "@/features/admin/board/availability/guest-share-control";
import { guestShareTexts } from "@/i18n/admin/guest-share-texts";
import { sampleRestaurant } from "../../../../domain/sample-restaurant";
import { renderAdmin } from "../../../render-admin";

const texts = guestShareTexts.de;
const NOW = Date.parse("2026-11-24T18:30:00+01:00");
const HOUR = 3_600_000;
const change = vi.fn(async () => true);

function show(guest_share: { share: number; until: number } | null = null) {
  const availability = { ...DEFAULT_AVAILABILITY, guest_share };
  const edited = { restaurant: sampleRestaurant, availability, now: NOW, change };
  renderAdmin(<GuestShareControl edited={edited} />);
}

beforeEach(() => change.mockClear());

it("limits unverified guests to half of the capacity or to none of it, for some hours or until closing", async () => {
  show();
  const half = screen.getByRole("group", { name: texts.shares[0.5] });
  const none = screen.getByRole("group", { name: texts.shares[0] });
  await userEvent.click(within(half).getByRole("button", { name: "120 min" }));
  await userEvent.click(within(none).getByRole("button", { name: /^bis Schluss/ }));
  expect(change.mock.calls).toEqual([
    [{ guest_share: { share: 0.5, until: NOW + 2 * HOUR } }],
    [{ guest_share: { share: 0, until: Date.parse("2026-11-24T22:00:00+01:00") } }],
  ]);
});

it("names the bound and ends it", async () => {
  show({ share: 0, until: NOW + HOUR });
  const none = screen.getByRole("group", { name: texts.shares[0] });
  expect(none).toHaveTextContent("bis 19:30 Uhr");
  await userEvent.click(screen.getByRole("button", { name: texts.end }));
  expect(change.mock.calls).toEqual([[{ guest_share: null }]]);
});

it("admits everybody once the bound has ended", () => {
  show({ share: 0, until: NOW });
  expect(screen.queryByRole("button", { name: texts.end })).toBeNull();
});
