import { beforeEach, expect, it, vi } from "vitest";
import { loadPasswordValidator } from "@/firebase/auth/auth-password-policy";

const checked: string[] = [];
const provider = vi.hoisted(() => ({ isReachable: true }));

vi.mock("@/firebase/auth/auth-client", () => ({ openAuth: () => "auth" }));
vi.mock("firebase/auth", () => ({
  validatePassword: async (auth: string, password: string) => {
    if (!provider.isReachable) throw new Error("auth/network-request-failed");
    checked.push(`${auth}: ${password}`);
    return { isValid: password.length >= 12 };
  },
}));

beforeEach(() => {
  checked.length = 0;
  provider.isReachable = true;
});

it("fetches the password policy before the first password, and checks passwords by it", async () => {
  const validate = await loadPasswordValidator();
  expect(checked).toEqual(["auth: "]);
  expect(await validate?.("kurz")).toEqual({ isValid: false });
  expect(await validate?.("Nudelsuppe-am-Abend")).toEqual({ isValid: true });
});

it("reports that the password policy is not available", async () => {
  provider.isReachable = false;
  expect(await loadPasswordValidator()).toBeNull();
});
