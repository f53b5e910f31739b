import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createStore } from "jotai/vanilla";
import { expect, it, vi } from "vitest";
import { SignInPanel } from "@/features/account/sign-in/sign-in-panel";
import { StateProvider } from "@/state/jotai-hooks";

vi.mock("@/firebase/auth/auth-password-policy", async (original) => ({
  ...(await original<typeof import("@/firebase/auth/auth-password-policy")>()),
  loadPasswordValidator: () => new Promise(() => {}),
}));
vi.mock("@/firebase/auth/auth", () => ({
  sendPasswordReset: async () => ({ ok: true, value: undefined }),
}));

function renderPanel() {
  render(
    <StateProvider store={createStore()}>
      <SignInPanel />
    </StateProvider>,
  );
  return userEvent.setup();
}

const button = (name: string) => screen.getByRole("button", { name });
const panel = (name: string) => screen.getByRole("region", { name });

it("keeps the e-mail address and moves the focus when the form changes", async () => {
  const user = renderPanel();
  expect(panel("Anmelden")).not.toHaveFocus();
  await user.type(screen.getByLabelText("E-Mail"), "mia@example.com");
  await user.click(button("Noch kein Konto? Neu anlegen"));
  expect(panel("Konto anlegen")).toHaveFocus();
  expect(screen.getByLabelText("E-Mail")).toHaveValue("mia@example.com");
  await user.click(button("Schon ein Konto? Anmelden"));
  expect(panel("Anmelden")).toHaveFocus();
  await user.click(button("Passwort vergessen?"));
  expect(panel("Passwort zurücksetzen")).toHaveFocus();
  await user.click(button("Link senden"));
  const sent = await screen.findByText(/Falls es zu mia@example.com ein Konto gibt/);
  expect(document.activeElement).toContainElement(sent);
});

it("labels the password button with its next action instead of a pressed state", async () => {
  const user = renderPanel();
  await user.click(button("Passwort anzeigen"));
  expect(screen.getByLabelText("Passwort")).toHaveAttribute("type", "text");
  expect(button("Passwort verbergen")).not.toHaveAttribute("aria-pressed");
});
