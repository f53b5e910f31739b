import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { UnverifiedNotice } from "@/features/security-check/unverified-notice";
import { type AppUser, observeSession } from "@/firebase/auth/session";
import { requestNewAppCheckToken } from "@/firebase/connection/app-check";
import { continueWithoutTokenAtom } from "@/state/page/security-check-atoms";
import { tenant as restoBobingen } from "@/tenant-configs/resto-bobingen";
import { renderInRestaurant } from "../render-in-restaurant";

vi.mock("@/firebase/auth/session", () => ({ observeSession: vi.fn() }));
vi.mock("@/firebase/connection/app-check", () => ({
  requestAppCheckToken: vi.fn(),
  requestNewAppCheckToken: vi.fn(),
  onAppCheckToken: vi.fn(),
}));

const guest: AppUser = {
  uid: "guest",
  email: null,
  displayName: null,
  isAnonymous: true,
  emailVerified: false,
  created_at: null,
  online_at: null,
};
const account: AppUser = { ...guest, isAnonymous: false, email: "gast@example.com" };
const title = "Ihre Bestellung lässt sich so noch nicht absenden";

beforeEach(() => {
  for (const method of ["warn", "error"] as const) vi.spyOn(console, method).mockReturnValue();
});

async function show(user: AppUser | null, onSignIn = vi.fn()) {
  vi.mocked(observeSession).mockImplementation((onChange) => {
    onChange(user);
    return () => {};
  });
  const store = await renderInRestaurant(<UnverifiedNotice what="order" onSignIn={onSignIn} />);
  store.set(continueWithoutTokenAtom);
  return { store, onSignIn };
}

it("warns a guest without a token and names telephone and sign-in", async () => {
  const { onSignIn } = await show(null);
  screen.getByText(title);
  for (const phone of restoBobingen.phones) screen.getByRole("link", { name: phone });
  await userEvent.click(screen.getByRole("button", { name: "Anmelden" }));
  expect(onSignIn).toHaveBeenCalledOnce();
});

it("repeats the check in place, says that it failed again, and disappears when it passes", async () => {
  await show(guest);
  vi.mocked(requestNewAppCheckToken).mockRejectedValueOnce(new Error("503"));
  await userEvent.click(screen.getByRole("button", { name: "Prüfung wiederholen" }));
  await screen.findByText("Die Prüfung ist wieder fehlgeschlagen.");
  vi.mocked(requestNewAppCheckToken).mockResolvedValueOnce("token");
  await userEvent.click(screen.getByRole("button", { name: "Prüfung wiederholen" }));
  await screen.findByText("Die Prüfung war erfolgreich.");
  expect(screen.queryByText(title)).toBeNull();
});

it("leads an account with an unverified address to the account page", async () => {
  await show(account);
  const link = screen.getByRole("link", { name: "E-Mail-Adresse bestätigen" });
  expect(link).toHaveAttribute("href", "/system");
});

it("says nothing to an account with a verified address", async () => {
  await show({ ...account, emailVerified: true });
  expect(screen.queryByText(title)).toBeNull();
});
