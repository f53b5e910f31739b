import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createStore } from "jotai/vanilla";
import { expect, it, vi } from "vitest";
import { SignInForm } from "@/features/account/sign-in/sign-in-form";
import { answerChallenge } from "@/firebase/auth/second-factor";
import { StateProvider } from "@/state/jotai-hooks";

vi.mock("@/firebase/auth/auth", () => ({
  signIn: async () => ({ ok: false, error: "SECOND_FACTOR" }),
}));
vi.mock("@/firebase/auth/second-factor", () => ({
  answerChallenge: vi.fn(async () => ({ ok: true, value: undefined })),
}));

/** Signs in with a password, after which the code is asked for. */
async function openCodeForm() {
  render(
    <StateProvider store={createStore()}>
      <SignInForm email="mia@example.com" onEmail={() => {}} />
    </StateProvider>,
  );
  const user = userEvent.setup();
  await user.type(screen.getByLabelText("Passwort"), "resto-demo-2026{Enter}");
  expect(await screen.findByLabelText("Code")).toHaveFocus();
  return user;
}

it("asks for all digits of the code before it is sent", async () => {
  const user = await openCodeForm();
  await user.keyboard("12345{Enter}");
  screen.getByText("Bitte geben Sie alle 6 Ziffern ein.");
  expect(answerChallenge).not.toHaveBeenCalled();
  await user.keyboard("6{Enter}");
  expect(screen.queryByText("Bitte geben Sie alle 6 Ziffern ein.")).toBeNull();
  expect(answerChallenge).toHaveBeenCalledExactlyOnceWith("123456");
});

it("returns the focus to the password when the code is cancelled", async () => {
  const user = await openCodeForm();
  await user.click(screen.getByRole("button", { name: "Abbrechen" }));
  expect(screen.getByLabelText("Passwort")).toHaveFocus();
});
