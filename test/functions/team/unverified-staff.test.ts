import { expect } from "vitest";
import { LOCAL_PROJECT_ID } from "@/hosting/lib/local-web-config";
import { recordFigure } from "@/test/faults/figures";
import { callIdentityProvider, signIn } from "@/test/harness/accounts";
import { kitchenTest as test } from "../support/kitchen-test";
import { rightsOf } from "../support/staff-rights";
import { newAccount, storeGrants } from "../support/test-accounts";
import { KITCHEN } from "../support/test-kitchen";

/** A registered account with grants that it never accepted. */
async function registered() {
  const account = await newAccount({ emailVerified: false });
  await storeGrants(account, { resto_keys: [KITCHEN], role: "manager", super: true });
  return account;
}

test("grants of an account whose address is not verified give no right", async () => {
  const { allowed } = await rightsOf(await registered());
  recordFigure(58, "rights before the verification", allowed, import.meta.url);
  expect(allowed).toEqual([]);
});

test("a token from before the verification has no rights after it", async () => {
  const { uid, idToken, email } = await registered();
  await callIdentityProvider(`projects/${LOCAL_PROJECT_ID}/accounts:update`, {
    localId: uid,
    emailVerified: true,
  });
  expect((await rightsOf({ idToken })).allowed).toEqual([]);
  const { allowed, attempts } = await rightsOf(await signIn(email));
  expect(allowed).toHaveLength(attempts);
});
