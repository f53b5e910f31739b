import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { StaffMember } from "@/domain/staff/staff-requests.schema";
import { TeamPage } from "@/features/admin/team/team-page";
import { callListStaff, callSetStaff } from "@/firebase/callables/team-callables";
import { teamTexts } from "@/i18n/admin/team-texts";
import { tenant as restoBobingen } from "@/tenant-configs/resto-bobingen";

vi.mock("@/firebase/callables/team-callables");
vi.mock("@/firebase/auth/auth");

const texts = teamTexts.de;

const cook: StaffMember = {
  uid: "koch",
  gone: false,
  email: "koch@example.com",
  name: "Kim Koch",
  verified: true,
  last_sign_in_at: Date.UTC(2027, 2, 3),
  resto_keys: ["resto-bobingen"],
  role: "staff",
  super: false,
};
const nobody = { gone: true, email: null, name: null, verified: false, last_sign_in_at: null };
const goneCook: StaffMember = { ...cook, ...nobody, uid: "gone-cook" };
const goneBoss: StaffMember = { ...cook, ...nobody, uid: "gone-boss", resto_keys: [], super: true };
const nameless: StaffMember = { ...cook, uid: "nameless", email: null, name: null };

function openWith(...people: StaffMember[]): void {
  vi.mocked(callListStaff).mockResolvedValue({ ok: true, value: { people, complete: true } });
  render(<TeamPage restaurants={[restoBobingen]} />);
}

const rows = () => screen.findAllByRole("listitem");
const row = async (at: number) => {
  const found = (await rows())[at];
  if (!found) throw new Error(`no row ${at}`);
  return within(found);
};
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

beforeEach(() => {
  vi.mocked(callSetStaff).mockReset();
});

describe("a deleted account's leftover", () => {
  it("stands last, says what it is and can be removed, nothing else", async () => {
    openWith(goneBoss, goneCook, cook);
    expect(await rows()).toHaveLength(3);
    (await row(0)).getByRole("heading", { name: "Kim Koch" });
    for (const at of [1, 2]) {
      const { getByRole, getByText, getAllByRole, queryByText } = await row(at);
      getByRole("heading", { name: texts.goneAccount });
      getByText(texts.goneHelp);
      expect(queryByText(texts.superHelp)).toBeNull();
      expect(getAllByRole("button").map(({ textContent }) => textContent)).toEqual([texts.remove]);
    }
  });

  it.each([
    ["a cook's", goneCook, "Resto Bobingen"],
    ["a super-administrator's", goneBoss, texts.allRestaurants],
  ])("%s leaves the list once that is confirmed", async (_whose, gone, where) => {
    const value = { ...gone, resto_keys: [], super: false, invited: false };
    vi.mocked(callSetStaff).mockResolvedValue({ ok: true, value });
    openWith(cook, gone);
    await rows();
    await press(texts.removeOf(where));
    await press(texts.revokeNo);
    expect(callSetStaff).not.toHaveBeenCalled();
    await press(texts.removeOf(where));
    screen.getByRole("group", { name: texts.removeTitle });
    await press(texts.removeYes);
    await screen.findByText(texts.removed);
    expect(callSetStaff).toHaveBeenCalledExactlyOnceWith({
      uid: gone.uid,
      role: "staff",
      resto_keys: [],
      seen: { role: "staff", resto_keys: gone.resto_keys },
    });
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    // There is no address that could be granted it again.
    expect(screen.queryByRole("button", { name: texts.undo })).toBeNull();
  });

  it("stays, with the reason, where it cannot be removed", async () => {
    vi.mocked(callSetStaff).mockResolvedValue({ ok: false, error: { kind: "offline" } });
    openWith(cook, goneCook);
    await rows();
    await press(texts.removeOf("Resto Bobingen"));
    await press(texts.removeYes);
    await screen.findByText(texts.problems.offline);
    expect(await rows()).toHaveLength(2);
  });
});

it("an account without an address is no deleted one, and can be revoked", async () => {
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

it("somebody with an address is revoked by it, and can be taken back", async () => {
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

it("shows how it is now where somebody else has changed a person meanwhile", async () => {
  const error = { kind: "refused", refusal: { reason: "VERSION_CONFLICT" }, quote: null } as const;
  vi.mocked(callSetStaff).mockResolvedValue({ ok: false, error });
  openWith(cook, nameless);
  await rows();
  await press(texts.editOf("Kim Koch"));
  const people: StaffMember[] = [{ ...cook, role: "manager" }, nameless];
  vi.mocked(callListStaff).mockResolvedValue({ ok: true, value: { people, complete: true } });
  await press(texts.saveChange);
  await screen.findByText(texts.problems.conflict);
  expect(screen.queryByRole("button", { name: texts.saveChange })).toBeNull();
  await screen.findByText(texts.roles.manager);
});

it("a lost answer is looked up in the list, and nothing is asked twice meanwhile", async () => {
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
  await press(texts.revokeYes);
  await press(texts.revokeYes);
  expect(callSetStaff).toHaveBeenCalledOnce();
  vi.mocked(callListStaff).mockResolvedValue({
    ok: true,
    value: { people: [nameless], complete: true },
  });
  await act(async () => answer(lost));
  await screen.findByText(texts.problems.unknown);
  await waitFor(async () => expect(await rows()).toHaveLength(1));
});

it("the focus stays with the person when a question or the form has been answered", async () => {
  vi.mocked(callSetStaff).mockResolvedValue({ ok: false, error: { kind: "offline" } });
  openWith(cook, nameless);
  await rows();
  const heading = screen.getByRole("heading", { name: "Kim Koch" });
  await press(texts.revokeOf("Kim Koch"));
  await press(texts.revokeNo);
  await waitFor(() => expect(heading).toHaveFocus());
  await press(texts.editOf("Kim Koch"));
  await press(texts.cancel);
  await waitFor(() => expect(screen.getByRole("heading", { name: "Kim Koch" })).toHaveFocus());
});
