import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { err, ok } from "@/domain/result/result";
import { FactorQrCode } from "@/features/account/staff/factor-qr-code";
import { SecondFactorSetup } from "@/features/account/staff/second-factor-setup";
import { signOut } from "@/firebase/auth/auth";
import { hasSecondFactor, startSecondFactor } from "@/firebase/auth/second-factor";
import { authTexts } from "@/i18n/account/auth-texts";
import { secondFactorTexts } from "@/i18n/account/second-factor-texts";
import { renderAdmin } from "../../render-admin";

vi.mock("@/firebase/auth/auth");
vi.mock("@/firebase/auth/second-factor");

const texts = secondFactorTexts.de;
const url = "otpauth://totp/Resto:chef@example.com?secret=JBSWY3DPEHPK3PXP&issuer=Resto";

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(hasSecondFactor).mockResolvedValue(false);
  vi.mocked(startSecondFactor).mockResolvedValue(ok({ key: "JBSWY3DPEHPK3PXP", url }));
});

it("shows the secret as a QR code, as a link and as a key that is copied without gaps", async () => {
  renderAdmin(<SecondFactorSetup />);
  await userEvent.click(screen.getByRole("button", { name: texts.start }));
  await screen.findByRole("img", { name: texts.qrCode });
  expect(screen.getByRole("link", { name: texts.openApp })).toHaveAttribute("href", url);
  expect(screen.getByText("JBSW").closest("code")).toHaveTextContent("JBSWY3DPEHPK3PXP");
});

it("draws another QR code for another secret", () => {
  renderAdmin(
    <>
      <FactorQrCode url={url} />
      <FactorQrCode url={url.replace("JBSW", "ABCD")} />
      <FactorQrCode url={url} />
    </>,
  );
  const [first, other, again] = screen
    .getAllByRole("img", { name: texts.qrCode })
    .map((code) => code.querySelector("path")?.getAttribute("d"));
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

it("says that the sign-out after the set-up failed, and lets the user try again", async () => {
  vi.mocked(hasSecondFactor).mockResolvedValue(true);
  vi.mocked(signOut).mockResolvedValue(err("UNKNOWN"));
  renderAdmin(<SecondFactorSetup />);
  const button = await screen.findByRole("button", { name: texts.signIn });
  await userEvent.click(button);
  expect(await screen.findByRole("alert")).toHaveTextContent(authTexts.de.UNKNOWN);
  await userEvent.click(button);
  expect(signOut).toHaveBeenCalledTimes(2);
});
