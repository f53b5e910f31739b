import { createStore } from "jotai/vanilla";
import { beforeEach, expect, it, vi } from "vitest";
import * as repo from "@/firebase/repos/account/profile-repo";
import { readAccountProfileAtom, saveProfileAtom } from "@/state/account/account-profile-atoms";
import { authAtom } from "@/state/account/auth-atoms";
import { changeProfileAtom, clearProfileAtom, profileAtom } from "@/state/account/profile-atoms";

const session = vi.hoisted(() => ({ isAnonymous: false }));
vi.mock("@/firebase/auth/session", () => ({
  observeSession: (onChange: (user: unknown) => void) => {
    onChange({ uid: "u1", email: "mia@example.com", ...session });
    return () => {};
  },
}));
vi.mock("@/firebase/repos/account/profile-repo", () => ({
  readProfile: vi.fn(async () => null),
  saveProfile: vi.fn(async () => {}),
  deleteProfile: vi.fn(async () => {}),
}));

const mia = { name: "Mia Gast", phone: "089 99998-010", addresses: [] };

beforeEach(() => {
  session.isAnonymous = false;
  vi.clearAllMocks();
});

function signedInStore() {
  const store = createStore();
  store.sub(authAtom, () => {});
  store.set(clearProfileAtom);
  return store;
}

it("keeps the profile on this device without consent", async () => {
  const store = signedInStore();
  await store.set(saveProfileAtom, mia);
  expect(store.get(profileAtom)).toMatchObject(mia);
  expect(repo.saveProfile).not.toHaveBeenCalled();
});

it("stores the profile and its changes in the account once the user agrees", async () => {
  const store = signedInStore();
  await store.set(saveProfileAtom, { ...mia, inAccount: true });
  expect(repo.saveProfile).toHaveBeenLastCalledWith("u1", expect.objectContaining(mia));
  await store.set(saveProfileAtom, { phone: "089 99998-020" });
  expect(repo.saveProfile).toHaveBeenLastCalledWith(
    "u1",
    expect.objectContaining({ phone: "089 99998-020" }),
  );
});

it("deletes the profile in the account when the consent is withdrawn, and keeps the device's", async () => {
  const store = signedInStore();
  store.set(changeProfileAtom, { ...mia, inAccount: true });
  await store.set(saveProfileAtom, { inAccount: false });
  expect(repo.deleteProfile).toHaveBeenCalledExactlyOnceWith("u1");
  expect(store.get(profileAtom)).toMatchObject({ ...mia, inAccount: false });
});

it("does not count a consent that the account has not stored", async () => {
  vi.mocked(repo.saveProfile).mockRejectedValueOnce(new Error("offline"));
  const store = signedInStore();
  await expect(store.set(saveProfileAtom, { ...mia, inAccount: true })).rejects.toThrow("offline");
  expect(store.get(profileAtom)).toMatchObject({ ...mia, inAccount: false });
});

it("stores nothing of a guest account", async () => {
  session.isAnonymous = true;
  const store = signedInStore();
  await store.set(saveProfileAtom, { ...mia, inAccount: true });
  expect(repo.saveProfile).not.toHaveBeenCalled();
  expect(store.get(profileAtom).name).toBe("");
});

it("takes the account's profile over, and removes the copy after a withdrawal elsewhere", async () => {
  const store = signedInStore();
  vi.mocked(repo.readProfile).mockResolvedValueOnce(mia);
  await store.set(readAccountProfileAtom);
  expect(store.get(profileAtom)).toMatchObject({ ...mia, inAccount: true });
  await store.set(readAccountProfileAtom);
  expect(store.get(profileAtom)).toMatchObject({ name: "", inAccount: false });
});
