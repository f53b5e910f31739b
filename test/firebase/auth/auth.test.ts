import { expect, it, vi } from "vitest";
import { ok } from "@/domain/result/result";
import { register } from "@/firebase/auth/auth";

const person = { getIdToken: async () => "token" };

vi.mock("@/firebase/auth/auth-client", () => ({ openAuth: () => ({ currentUser: null }) }));
vi.mock("firebase/auth", () => ({
  createUserWithEmailAndPassword: async () => ({ user: person }),
  sendEmailVerification: async () => {
    throw new Error("too many mails");
  },
}));

it("registers the account even if the verification mail could not be sent", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  expect(await register("gast@example.com", "ein-langes-wort")).toEqual(ok(undefined));
  expect(warn).toHaveBeenCalledOnce();
});
