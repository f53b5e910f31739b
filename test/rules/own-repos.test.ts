import { expect, vi } from "vitest";
import { EMPTY_PASSPORT } from "@/domain/menu/passport/passport.schema";
import { openDatabase } from "@/firebase/connection/database";
import { deletePassport, readPassport, savePassport } from "@/firebase/repos/account/passport-repo";
import { deleteProfile, readProfile, saveProfile } from "@/firebase/repos/account/profile-repo";
import { aProfile } from "./a-profile";
import { rulesTest as test } from "./rules-test";

// The client of the test stands in for the page's; the database and its rules are the real ones.
vi.mock("@/firebase/connection/database", () => ({ openDatabase: vi.fn() }));

test("a guest who changes profile or passport twice in a second, or deletes it, waits for the rules", async ({
  clientOf,
  environment,
}) => {
  await environment.clearFirestore();
  vi.mocked(openDatabase).mockReturnValue(clientOf("owner"));
  await saveProfile("owner", aProfile);
  await saveProfile("owner", { ...aProfile, name: "Erika" });
  expect(await readProfile("owner")).toMatchObject({ name: "Erika" });
  await deleteProfile("owner");
  expect(await readProfile("owner")).toBeNull();
  await deleteProfile("owner");

  await savePassport("owner", { ...EMPTY_PASSPORT, avoid: ["milk"] });
  await savePassport("owner", { ...EMPTY_PASSPORT, avoid: ["fish"] });
  expect(await readPassport("owner")).toMatchObject({ avoid: ["fish"] });
  await deletePassport("owner");
  expect(await readPassport("owner")).toBeNull();
});
