import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { err } from "@/domain/result/result";
import { signOut } from "@/firebase/auth/auth";
import { sessionTexts } from "@/i18n/admin/session-texts";
import { SignOutButton } from "@/shells/admin/session/sign-out-button";
import { renderAdmin } from "../../../features/render-admin";

vi.mock("@/firebase/auth/auth");

it("says that the sign-out failed", async () => {
  vi.mocked(signOut).mockResolvedValue(err("UNKNOWN"));
  renderAdmin(<SignOutButton />);
  await userEvent.click(screen.getByRole("button"));
  expect(await screen.findByText(sessionTexts.de.signOutFailed)).toBeVisible();
});
