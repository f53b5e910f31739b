import { beforeEach, expect, it, vi } from "vitest";
import { discardCredentials } from "@/functions/team/staff-identity-store";

const provider = vi.hoisted(() => ({
  getUser: vi.fn(),
  updateUser: vi.fn(),
  getUsers: vi.fn(async () => ({ users: [] })),
  revokeRefreshTokens: vi.fn(),
}));
vi.mock("@/functions/runtime/admin-app", () => ({ identities: () => provider }));

const accountWith = (providers: readonly string[], phoneNumber?: string) =>
  provider.getUser.mockResolvedValue({
    providerData: providers.map((providerId) => ({ providerId })),
    phoneNumber,
  });

beforeEach(() => {
  provider.updateUser.mockReset();
  provider.revokeRefreshTokens.mockReset();
});

it("removes every other way to sign in and revokes the sessions afterwards", async () => {
  accountWith(["password", "phone", "google.com", "apple.com"], "+498999998050");
  await discardCredentials("chef");
  expect(provider.updateUser).toHaveBeenCalledExactlyOnceWith("chef", {
    password: expect.stringMatching(/^[\w-]{43}$/),
    providersToUnlink: ["google.com", "apple.com"],
    phoneNumber: null,
  });
  expect(provider.revokeRefreshTokens).toHaveBeenCalledExactlyOnceWith("chef");
  expect(provider.revokeRefreshTokens).toHaveBeenCalledAfter(provider.updateUser);
});

it("sets a new password each time", async () => {
  accountWith(["password"]);
  await discardCredentials("chef");
  await discardCredentials("chef");
  const [first, second] = provider.updateUser.mock.calls.map(([, changes]) => changes);
  expect(Object.keys(first)).toEqual(["password"]);
  expect(second.password).not.toBe(first.password);
});
