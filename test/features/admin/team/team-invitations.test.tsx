import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { StaffMember } from "@/domain/staff/staff-requests.schema";
import { formatDate } from "@/domain/text/format";
import { callSetStaff } from "@/firebase/callables/team-callables";
import { teamTexts } from "@/i18n/admin/team-texts";
import { cook, openWith, press, row, rows } from "./opened-team";

vi.mock("@/firebase/callables/team-callables");

const texts = teamTexts.de;

const invited: StaffMember = {
  ...cook,
  uid: null,
  email: "neu@example.com",
  name: null,
  last_sign_in_at: null,
  pending_until: Date.now() + 7 * 24 * 60 * 60_000,
};

beforeEach(() => {
  vi.mocked(callSetStaff).mockReset();
});

describe("an invitation in the team", () => {
  it("is listed as pending with the end of its link, and as expired after it", async () => {
    openWith(
      { ...invited, pending_until: Date.now() - 1 },
      { ...invited, email: "offen@example.com" },
    );
    const expired = await row(0);
    expired.getByText(texts.badgeExpired);
    expired.getByText(texts.expiredHelp);
    const open = await row(1);
    open.getByText(texts.badgePending);
    open.getByText(texts.pendingHelp(formatDate(invited.pending_until ?? 0)));
    expect(open.queryByRole("button", { name: texts.signOutOf("offen@example.com") })).toBeNull();
  });

  it("is sent again with the same access", async () => {
    const again = { ...invited, pending_until: Date.now() + 1, invited: true };
    vi.mocked(callSetStaff).mockResolvedValue({ ok: true, value: again });
    openWith(invited);
    await rows();
    await press(texts.resendOf("neu@example.com"));
    await screen.findByText(texts.invited("neu@example.com"));
    const access = { role: "staff", resto_keys: ["resto-bobingen"] };
    expect(callSetStaff).toHaveBeenCalledExactlyOnceWith({
      email: "neu@example.com",
      ...access,
      seen: access,
    });
    expect(await rows()).toHaveLength(1);
  });

  it("is withdrawn after a confirmation, which cannot be undone", async () => {
    const value = { ...invited, resto_keys: [], invited: false };
    vi.mocked(callSetStaff).mockResolvedValue({ ok: true, value });
    openWith(cook, invited);
    await rows();
    await press(texts.withdrawOf("neu@example.com"));
    screen.getByRole("alertdialog", { name: texts.withdrawTitle("neu@example.com") });
    await press(texts.withdrawYes);
    await screen.findByText(texts.withdrawn("neu@example.com"));
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(screen.queryByRole("button", { name: texts.undo })).toBeNull();
  });

  it("of a super-administrator can be withdrawn only", async () => {
    openWith({ ...invited, super: true, resto_keys: [] });
    const { getAllByRole } = await row(0);
    expect(getAllByRole("button").map(({ textContent }) => textContent)).toEqual([texts.withdraw]);
  });
});
