import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { err, ok } from "@/domain/result/result";
import { SignOutEverywhere } from "@/features/account/account-data/sign-out-everywhere";
import { callSignOutEverywhere } from "@/firebase/callables/account-callables";
import { profileTexts } from "@/i18n/account/profile-texts";
import { renderAdmin } from "../../render-admin";

vi.mock("@/firebase/callables/account-callables");

const texts = profileTexts.de;

it("can be tried again when this device could not be signed out", async () => {
  vi.mocked(callSignOutEverywhere).mockResolvedValue(ok({ signed_out: true }));
  const signOut = vi.fn(async () => err("UNKNOWN" as const));
  renderAdmin(<SignOutEverywhere signOut={signOut} />);
  await userEvent.click(screen.getByRole("button", { name: texts.everywhere }));
  const yes = screen.getByRole("button", { name: texts.everywhereYes });
  await userEvent.click(yes);
  expect(await screen.findByRole("alert")).toHaveTextContent(texts.unknown);
  expect(yes).toHaveAttribute("aria-busy", "false");
  await userEvent.click(yes);
  expect(signOut).toHaveBeenCalledTimes(2);
});
