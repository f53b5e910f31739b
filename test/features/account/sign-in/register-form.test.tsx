import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createStore } from "jotai/vanilla";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { RegisterForm } from "@/features/account/sign-in/register-form";
import { StateProvider } from "@/state/jotai-hooks";

/** The identity provider's answer to `GET /v2/passwordPolicy`. */
const POLICY = {
  customStrengthOptions: {
    minPasswordLength: 8,
    maxPasswordLength: 20,
    containsUppercaseCharacter: true,
    containsNonAlphanumericCharacter: true,
  },
  allowedNonAlphanumericCharacters: ["!", "?"],
  enforcementState: "ENFORCE",
  schemaVersion: 1,
};

let requests: string[];
let answer: () => Promise<Response>;

beforeEach(() => {
  requests = [];
  answer = async () => Response.json(POLICY);
  vi.stubGlobal("fetch", (url: string) => {
    requests.push(new URL(url).pathname);
    return answer();
  });
});

afterEach(() => vi.unstubAllGlobals());

function openForm() {
  render(
    <StateProvider store={createStore()}>
      <RegisterForm email="mia@example.com" onEmail={() => {}} />
    </StateProvider>,
  );
  return userEvent.setup();
}

const passwordInput = () => screen.getByLabelText("Neues Passwort");
const rule = (text: RegExp) => within(screen.getByRole("list")).getByText(text).closest("li");

async function typePassword(user: ReturnType<typeof userEvent.setup>, password: string) {
  await user.clear(passwordInput());
  await user.click(passwordInput());
  await user.paste(password);
}

// First, and @isolated, because the SDK keeps a policy that it has fetched.
it("applies the rule of eight characters while the provider does not answer", async () => {
  answer = () => Promise.reject(new TypeError("offline"));
  const user = openForm();
  await typePassword(user, "kurz123");
  expect(rule(/mindestens 8 Zeichen/)).toHaveTextContent("(noch offen)");
  await typePassword(user, "kurz1234");
  await waitFor(() => expect(rule(/mindestens 8 Zeichen/)).toHaveTextContent("(erfüllt)"));
  expect(requests.length).toBeLessThanOrEqual(1);
});

it("counts only A to Z as uppercase letters, as the provider does", async () => {
  const user = openForm();
  await screen.findByText(/Großbuchstaben/);
  await typePassword(user, "Ärger-mit-7!");
  await waitFor(() => expect(rule(/mindestens 8 Zeichen/)).toHaveTextContent("(erfüllt)"));
  expect(rule(/Großbuchstaben/)).toHaveTextContent("(noch offen)");
  await typePassword(user, "Freude-mit-7!");
  await waitFor(() => expect(rule(/Großbuchstaben/)).toHaveTextContent("(erfüllt)"));
});

it("counts only the special characters that the provider allows", async () => {
  const user = openForm();
  await screen.findByText(/Sonderzeichen/);
  await typePassword(user, "Freude-mit-7");
  await waitFor(() => expect(rule(/Großbuchstaben/)).toHaveTextContent("(erfüllt)"));
  expect(rule(/Sonderzeichen/)).toHaveTextContent("(noch offen)");
  await typePassword(user, "Freude-mit-7!");
  await waitFor(() => expect(rule(/Sonderzeichen/)).toHaveTextContent("(erfüllt)"));
});

it("sends no password that the provider's policy refuses", async () => {
  const user = openForm();
  await screen.findByText(/Sonderzeichen/);
  await typePassword(user, "Freude-mit-7");
  await user.click(screen.getByRole("button", { name: "Konto anlegen" }));
  await waitFor(() =>
    expect(passwordInput()).toHaveAccessibleErrorMessage("Passwort ist nicht gültig"),
  );
  expect(requests).not.toContain("/v1/accounts:signUp");
  await typePassword(user, "Freude-mit-7!");
  await user.click(screen.getByRole("button", { name: "Konto anlegen" }));
  await waitFor(() => expect(requests).toContain("/v1/accounts:signUp"));
});
