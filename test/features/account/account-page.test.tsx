import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { AccountData } from "@/features/account/account-data/account-data";
import { PersonalDetails } from "@/features/account/profile/personal-details";
import * as callables from "@/firebase/callables/account-callables";
import { authAtom } from "@/state/account/auth-atoms";
import { changeProfileAtom, profileAtom } from "@/state/account/profile-atoms";
import { useAtomValue } from "@/state/jotai-hooks";
import { renderInRestaurant } from "../render-in-restaurant";

vi.mock("@/firebase/auth/session", () => ({
  observeSession: (onChange: (user: unknown) => void) => {
    onChange({ uid: "u1", email: "mia@example.com", isAnonymous: false, emailVerified: true });
    return () => {};
  },
}));
vi.mock("@/firebase/callables/account-callables", () => ({
  callDeleteMyAccount: vi.fn(),
  callExportMyData: vi.fn(),
  callSignOutEverywhere: vi.fn(),
}));
vi.mock("@/firebase/repos/account/profile-repo", () => ({
  readProfile: async () => null,
  saveProfile: async () => {},
  deleteProfile: async () => {},
}));
vi.mock("@/firebase/repos/account/passport-repo", () => ({ readPassport: async () => null }));
vi.mock("@/firebase/repos/older-orders", () => ({ readOlderOrders: async () => [] }));

/** Subscribes to the session, as the site's frame does. */
function Account() {
  useAtomValue(authAtom);
  return (
    <>
      <PersonalDetails />
      <AccountData isGuestAccount={false} onDeleted={() => {}} />
    </>
  );
}

const street = "Römerstraße 5";

async function renderAccount() {
  const store = await renderInRestaurant(<Account />);
  act(() =>
    store.set(changeProfileAtom, { addresses: [{ street, zip: "86399", city: "Bobingen" }] }),
  );
  return { store, user: userEvent.setup() };
}

const button = (name: string) => screen.getByRole("button", { name });
async function expectFocusOn(heading: string): Promise<void> {
  const element = screen.getByRole("heading", { name: heading });
  await expect.poll(() => document.activeElement).toBe(element);
}

it("returns the focus to the addresses after editing, removing and undo", async () => {
  const { store, user } = await renderAccount();
  await user.click(button(`${street} bearbeiten`));
  expect(screen.getByLabelText(/Straße und Hausnummer/)).toHaveFocus();
  await user.click(button("Abbrechen"));
  await expectFocusOn("Lieferadressen");
  await user.click(button(`${street} entfernen`));
  expect(store.get(profileAtom).addresses).toEqual([]);
  await expectFocusOn("Lieferadressen");
  await user.click(button("Rückgängig"));
  expect(store.get(profileAtom).addresses).toMatchObject([{ street }]);
  await expectFocusOn("Lieferadressen");
});

it("asks before deleting the account, and clears an earlier error", async () => {
  vi.mocked(callables.callDeleteMyAccount).mockResolvedValueOnce({
    ok: false,
    error: { kind: "offline" },
  });
  const { user } = await renderAccount();
  await user.click(button("Konto löschen"));
  expect(screen.getByRole("heading", { name: "Konto wirklich löschen?" })).toHaveFocus();
  await user.click(button("Ja, Konto endgültig löschen"));
  expect(await screen.findByRole("alert")).toHaveTextContent("Keine Verbindung");
  await user.click(button("Nein, behalten"));
  await expectFocusOn("Ihre Daten");
  await user.click(button("Konto löschen"));
  screen.getByRole("region", { name: "Konto wirklich löschen?" });
  expect(screen.queryByRole("alert")).toBeNull();
});

it("reports the progress of the account's deletion until it has ended", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setInterval", "clearInterval"] });
  vi.mocked(callables.callDeleteMyAccount).mockReturnValueOnce(new Promise(() => {}));
  const { user } = await renderAccount();
  await user.click(button("Konto löschen"));
  await user.click(button("Ja, Konto endgültig löschen"));
  screen.getByText("Ihr Konto wird gelöscht …");
  await act(() => vi.advanceTimersByTimeAsync(6_000));
  screen.getByText(/aus jeder Bestellung/);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  screen.getByText(/Bitte lassen Sie die Seite offen/);
  expect(screen.getByText(/^1:0\d$/)).toBeVisible();
  vi.useRealTimers();
});
