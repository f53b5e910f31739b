import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createStore } from "jotai/vanilla";
import { afterEach, expect, it, vi } from "vitest";
import { RegisterForm } from "@/features/account/sign-in/register-form";
import { StateProvider } from "@/state/jotai-hooks";
import { recordFigure } from "@/test/faults/figures";

// @isolated, because the SDK keeps the policy that it has fetched.
afterEach(() => vi.unstubAllGlobals());

it("sends no password that is easy to guess, even if the identity provider would take it", async () => {
  const sent: string[] = [];
  vi.stubGlobal("fetch", async (url: string, init?: RequestInit) => {
    if (url.includes("accounts:signUp")) sent.push(JSON.parse(String(init?.body)).password);
    return Response.json({
      customStrengthOptions: { minPasswordLength: 6 },
      allowedNonAlphanumericCharacters: [],
      enforcementState: "OFF",
      schemaVersion: 1,
    });
  });
  render(
    <StateProvider store={createStore()}>
      <RegisterForm email="mia.gast@example.com" onEmail={() => {}} />
    </StateProvider>,
  );
  const user = userEvent.setup();
  const field = screen.getByLabelText("Neues Passwort");
  const submit = async (password: string) => {
    await user.clear(field);
    await user.click(field);
    await user.paste(password);
    await user.click(screen.getByRole("button", { name: "Konto anlegen" }));
    await waitFor(() =>
      expect(sent.includes(password) || field.getAttribute("aria-invalid") === "true").toBe(true),
    );
  };
  const common = ["12345678", "password", "passwort1", "qwertz123", "mia.gast1", "11111111"];
  for (const password of common) await submit(password);
  const accepted = common.filter((password) => sent.includes(password));
  recordFigure(42, `accepted, of ${common.length} common passwords`, accepted, import.meta.url);
  expect(accepted).toEqual([]);
  expect(field).toHaveAccessibleErrorMessage(/leicht zu erraten/);

  await submit("tofu-curry-am-Abend");
  expect(sent).toEqual(["tofu-curry-am-Abend"]);
});
