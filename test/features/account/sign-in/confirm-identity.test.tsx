import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { err } from "@/domain/result/result";
import { ConfirmIdentity } from "@/features/account/sign-in/confirm-identity";
import { confirmationMethod, confirmWithPassword } from "@/firebase/auth/auth-confirm";

vi.mock("@/firebase/auth/auth-confirm");

it("a new sign-in says what is wrong when the provider's code did not arrive", async () => {
  vi.mocked(confirmationMethod).mockRejectedValue(new Error("auth/network-request-failed"));
  vi.mocked(confirmWithPassword).mockResolvedValue(err("NETWORK"));
  const onConfirmed = vi.fn();
  render(<ConfirmIdentity onConfirmed={onConfirmed} onCancel={() => {}} />);
  await userEvent.type(
    await screen.findByLabelText(/Passwort/, { selector: "input" }),
    "geheim{Enter}",
  );
  expect(await screen.findByRole("alert")).toHaveTextContent(/Verbindung|Internet/);
  expect(onConfirmed).not.toHaveBeenCalled();
});
