import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { StaffMember } from "@/domain/staff/staff-requests.schema";
import { callSignOutEverywhere } from "@/firebase/callables/account-callables";
import { callListStaff, callSetStaff } from "@/firebase/callables/team-callables";
import { kitTexts } from "@/i18n/admin/kit-texts";
import { teamTexts } from "@/i18n/admin/team-texts";
import { cook, openWith, press, row, rows } from "./opened-team";

vi.mock("@/firebase/callables/team-callables");
vi.mock("@/firebase/callables/account-callables");

const texts = teamTexts.de;

const goneAccount = { gone: true, email: null, name: null, last_sign_in_at: null };
const goneCook: StaffMember = { ...cook, ...goneAccount, uid: "gone-cook" };
const goneBoss: StaffMember = { ...goneCook, uid: "gone-boss", resto_keys: [], super: true };
const nameless: StaffMember = { ...cook, uid: "nameless", email: null, name: null };

beforeEach(() => {
  vi.mocked(callSetStaff).mockReset();
  vi.mocked(callListStaff).mockReset();
});

describe("a deleted account in the team", () => {
  it("is listed last with an explanation and can only be removed", async () => {
    openWith(goneBoss, goneCook, cook);
    expect(await rows()).toHaveLength(3);
    (await row(0)).getByRole("heading", { name: "Kim Koch" });
    for (const at of [1, 2]) {
      const { getByRole, getByText, getAllByRole } = await row(at);
      getByRole("heading", { name: texts.goneAccount });
      getByText(texts.goneHelp);
      expect(getAllByRole("button").map(({ textContent }) => textContent)).toEqual([texts.remove]);
    }
  });

  it.each([
    ["staff member", goneCook, "Resto Bobingen"],
    ["super-administrator", goneBoss, texts.allRestaurants],
  ])("is removed from the list after a confirmation: %s", async (_whose, gone, where) => {
    const value = { ...gone, resto_keys: [], super: false, invited: false };
    vi.mocked(callSetStaff).mockResolvedValue({ ok: true, value });
    openWith(cook, gone);
    await rows();
    await press(texts.removeOf(where));
    await press(kitTexts.de.cancel);
    expect(callSetStaff).not.toHaveBeenCalled();
    await press(texts.removeOf(where));
    screen.getByRole("alertdialog", { name: texts.removeTitle });
    await press(texts.removeYes);
    await screen.findByText(texts.removed);
    expect(callSetStaff).toHaveBeenCalledExactlyOnceWith({
      uid: gone.uid,
      role: "staff",
      resto_keys: [],
      seen: { role: "staff", resto_keys: gone.resto_keys },
    });
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    // Without an e-mail address, access cannot be granted again.
    expect(screen.queryByRole("button", { name: texts.undo })).toBeNull();
  });

  it("stays in the list with an error when it cannot be removed", async () => {
    vi.mocked(callSetStaff).mockResolvedValue({ ok: false, error: { kind: "offline" } });
    openWith(cook, goneCook);
    await rows();
    await press(texts.removeOf("Resto Bobingen"));
    await press(texts.removeYes);
    await screen.findByText(texts.problems.offline);
    expect(await rows()).toHaveLength(2);
  });
});

it("revokes the access of an account without an e-mail address by uid", async () => {
  const value = { ...nameless, resto_keys: [], invited: false };
  vi.mocked(callSetStaff).mockResolvedValue({ ok: true, value });
  openWith(nameless);
  (await row(0)).getByRole("heading", { name: texts.noAddress });
  await press(texts.revokeOf(texts.noAddress));
  await press(texts.revokeYes);
  await screen.findByText(texts.revoked(texts.noAddress));
  const seen = { role: "staff", resto_keys: ["resto-bobingen"] };
  expect(callSetStaff).toHaveBeenCalledWith({
    uid: "nameless",
    role: "staff",
    resto_keys: [],
    seen,
  });
});

it("revokes the access of an account by its e-mail address, and offers to undo it", async () => {
  const value = { ...cook, resto_keys: [], invited: false };
  vi.mocked(callSetStaff).mockResolvedValue({ ok: true, value });
  openWith(cook);
  await rows();
  await press(texts.revokeOf("Kim Koch"));
  await press(texts.revokeYes);
  await screen.findByText(texts.revoked("Kim Koch"));
  expect(callSetStaff).toHaveBeenCalledWith({
    email: "koch@example.com",
    role: "staff",
    resto_keys: [],
    seen: { role: "staff", resto_keys: ["resto-bobingen"] },
  });
  screen.getByRole("button", { name: texts.undo });
});

it("reports a conflict and reloads the list when the access was changed elsewhere", async () => {
  const error = { kind: "refused", refusal: { reason: "VERSION_CONFLICT" }, quote: null } as const;
  vi.mocked(callSetStaff).mockResolvedValue({ ok: false, error });
  openWith(cook, nameless);
  await rows();
  await press(texts.editOf("Kim Koch"));
  const members: StaffMember[] = [{ ...cook, role: "manager" }, nameless];
  vi.mocked(callListStaff).mockResolvedValue({
    ok: true,
    value: { people: members, complete: true },
  });
  await press(texts.saveChange);
  await screen.findByText(texts.problems.conflict);
  expect(screen.queryByRole("button", { name: texts.saveChange })).toBeNull();
  await screen.findByText(texts.roles.manager);
});

it("says that nobody can be added today after 20 new grants", async () => {
  const refusal = { reason: "RATE_LIMIT", retry_after_s: 3600 } as const;
  const error = { kind: "refused", refusal, quote: null } as const;
  vi.mocked(callSetStaff).mockResolvedValue({ ok: false, error });
  openWith(cook);
  await rows();
  await press(texts.editOf("Kim Koch"));
  await press(texts.saveChange);
  await screen.findByText(texts.problems.tooMany);
  expect(callListStaff).toHaveBeenCalledTimes(1);
});

it("reloads the list if the answer leaves out when a colleague signed in last", async () => {
  const value = { ...cook, name: null, last_sign_in_at: null, invited: false };
  vi.mocked(callSetStaff).mockResolvedValue({ ok: true, value });
  openWith(cook);
  await rows();
  await press(texts.editOf("Kim Koch"));
  await press(texts.saveChange);
  await waitFor(() => expect(callListStaff).toHaveBeenCalledTimes(2));
  await (await row(0)).findByRole("heading", { name: "Kim Koch" });
});

it("reloads the list after a lost answer, and sends no second call while waiting", async () => {
  const lost = { ok: false, error: { kind: "unknown-outcome" } } as const;
  let answer: (given: typeof lost) => void = () => {};
  vi.mocked(callSetStaff).mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  openWith(cook, nameless);
  await rows();
  await press(texts.revokeOf("Kim Koch"));
  const confirm = screen.getByRole("button", { name: texts.revokeYes });
  await userEvent.click(confirm);
  await userEvent.click(confirm);
  expect(callSetStaff).toHaveBeenCalledOnce();
  vi.mocked(callListStaff).mockResolvedValue({
    ok: true,
    value: { people: [nameless], complete: true },
  });
  await act(async () => answer(lost));
  await screen.findByText(texts.problems.unknown);
  await waitFor(async () => expect(await rows()).toHaveLength(1));
});

it("returns the focus to the button when a confirmation or the form is closed", async () => {
  vi.mocked(callSetStaff).mockResolvedValue({ ok: false, error: { kind: "offline" } });
  openWith(cook, nameless);
  await rows();
  const focused = (name: string) =>
    waitFor(() => expect(screen.getByRole("button", { name })).toHaveFocus());
  await press(texts.revokeOf("Kim Koch"));
  await press(kitTexts.de.cancel);
  await focused(texts.revokeOf("Kim Koch"));
  await press(texts.editOf("Kim Koch"));
  await press(texts.cancel);
  await focused(texts.editOf("Kim Koch"));
});

it("says that access has no effect if the account has another address, and revokes it by uid", async () => {
  const moved = { ...cook, moved: true };
  vi.mocked(callSetStaff).mockResolvedValue({
    ok: true,
    value: { ...moved, resto_keys: [], invited: false },
  });
  openWith(moved, { ...nameless, disabled: true, email: "weg@example.com" });
  const { getByText, queryByRole } = await row(0);
  getByText(texts.badgeMoved);
  getByText(texts.movedHelp);
  expect(queryByRole("button", { name: texts.editOf("Kim Koch") })).toBeNull();
  (await row(1)).getByText(texts.badgeDisabled);
  await press(texts.revokeOf("Kim Koch"));
  await press(texts.revokeYes);
  await screen.findByText(texts.revoked("Kim Koch"));
  expect(callSetStaff).toHaveBeenCalledWith(expect.objectContaining({ uid: "koch" }));
});

it.each([
  ["success", { ok: true, value: { signed_out: true } }, texts.signedOut("Kim Koch")],
  ["a lost connection", { ok: false, error: { kind: "offline" } }, texts.problems.offline],
] as const)("signs a staff member out on all devices: %s", async (_what, answer, message) => {
  vi.mocked(callSignOutEverywhere).mockReset().mockResolvedValue(answer);
  openWith(cook);
  await rows();
  await press(texts.signOutOf("Kim Koch"));
  await press(kitTexts.de.cancel);
  expect(callSignOutEverywhere).not.toHaveBeenCalled();
  await press(texts.signOutOf("Kim Koch"));
  await press(texts.signOutYes);
  await screen.findByText(message);
  expect(callSignOutEverywhere).toHaveBeenCalledExactlyOnceWith("koch");
});
