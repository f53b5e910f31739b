import { beforeEach, expect, it, vi } from "vitest";
import { err, ok } from "@/domain/result/result";
import { signIn } from "@/firebase/auth/auth";
import { confirmWithPassword } from "@/firebase/auth/auth-confirm";
import {
  answerChallenge,
  finishSecondFactor,
  hasSecondFactor,
  startSecondFactor,
} from "@/firebase/auth/second-factor";

const sdk = vi.hoisted(() => ({
  user: { uid: "boss", email: "admin@example.com", getIdToken: vi.fn() },
  factors: { enrolledFactors: [] as object[], getSession: vi.fn(), enroll: vi.fn() },
  resolver: { hints: [{ uid: "factor", factorId: "totp" }], resolveSignIn: vi.fn() },
  signIn: vi.fn(),
}));

vi.mock("@/firebase/auth/auth-client", () => ({ openAuth: () => ({ currentUser: sdk.user }) }));
vi.mock("firebase/auth", () => ({
  EmailAuthProvider: { credential: () => "credential" },
  signInWithEmailAndPassword: sdk.signIn,
  reauthenticateWithCredential: sdk.signIn,
  getMultiFactorResolver: () => sdk.resolver,
  multiFactor: () => sdk.factors,
  TotpMultiFactorGenerator: {
    FACTOR_ID: "totp",
    generateSecret: async () => ({
      secretKey: "KEY",
      generateQrCodeUrl: (account: string, issuer: string) => `otpauth://${issuer}/${account}`,
    }),
    assertionForSignIn: (hint: string, code: string) => `${hint} ${code}`,
    assertionForEnrollment: ({ secretKey }: { secretKey: string }, code: string) =>
      `${secretKey} ${code}`,
  },
}));

const fault = (code: string) => Object.assign(new Error(code), { code });

beforeEach(() => {
  vi.resetAllMocks();
  sdk.resolver.resolveSignIn.mockResolvedValue({ user: sdk.user });
});

it.each([
  ["a sign-in", () => signIn("admin@example.com", "password")],
  ["a confirmation", () => confirmWithPassword("password")],
])("completes %s with a code and renews the token", async (_what, start) => {
  sdk.signIn.mockRejectedValue(fault("auth/multi-factor-auth-required"));
  expect(await start()).toEqual(err("SECOND_FACTOR"));
  sdk.resolver.resolveSignIn.mockRejectedValueOnce(fault("auth/invalid-verification-code"));
  expect(await answerChallenge("000000")).toEqual(err("WRONG_CODE"));
  expect(await answerChallenge("123456")).toEqual(ok(undefined));
  expect(sdk.resolver.resolveSignIn).toHaveBeenLastCalledWith("factor 123456");
  expect(sdk.user.getIdToken).toHaveBeenLastCalledWith(true);
  expect(await answerChallenge("123456")).toEqual(err("UNKNOWN"));
});

it("sets up a second factor with the secret's first code", async () => {
  expect(await startSecondFactor()).toEqual(
    ok({ key: "KEY", url: "otpauth://Resto/admin@example.com" }),
  );
  expect(await finishSecondFactor("123456")).toEqual(ok(undefined));
  expect(sdk.factors.enroll).toHaveBeenCalledExactlyOnceWith("KEY 123456", "Resto");
});

it("asks for a new sign-in when the last one is too old for the set-up", async () => {
  sdk.factors.getSession.mockRejectedValue(fault("auth/requires-recent-login"));
  expect(await startSecondFactor()).toEqual(err("SIGN_IN_AGAIN"));
});

it("knows whether a second factor is set up", async () => {
  expect(await hasSecondFactor()).toBe(false);
  sdk.factors.enrolledFactors = [{}];
  expect(await hasSecondFactor()).toBe(true);
});
