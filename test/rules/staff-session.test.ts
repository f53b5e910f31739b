import { doc, getDoc, setDoc, Timestamp } from "firebase/firestore";
import { describe, expect } from "vitest";
import { databaseOf } from "./rules-environment";
import { rulesTest } from "./rules-test";
import { HERE } from "./seeded-names";

type SessionToken = {
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly auth_time?: number;
};

const SIGNED_OUT_AT = Date.UTC(2026, 10, 20, 12);

/** Reads an order as a staff member who was signed out everywhere at {@link SIGNED_OUT_AT}. */
const test = rulesTest.extend("isAllowed", ({ environment }) => async (token: SessionToken) => {
  await environment.withSecurityRulesDisabled((context) =>
    setDoc(doc(databaseOf(context), "staff/returned"), {
      email: "returned@example.com",
      resto_keys: [HERE],
      role: "staff",
      super: false,
      signed_out_at: Timestamp.fromMillis(SIGNED_OUT_AT),
    }),
  );
  const claims = { email: "returned@example.com", ...token };
  const client = databaseOf(environment.authenticatedContext("returned", claims));
  return getDoc(doc(client, "orders/owner")).then(
    () => true,
    () => false,
  );
});

const signedIn = SIGNED_OUT_AT / 1000;

describe("the rights of a staff member who was signed out everywhere", () => {
  test.for<[string, SessionToken, boolean]>([
    ["begin with a later sign-in", { email_verified: true, auth_time: signedIn + 1 }, true],
    [
      "begin with a sign-in in the same second",
      { email_verified: true, auth_time: signedIn },
      true,
    ],
    ["end for an earlier sign-in", { email_verified: true, auth_time: signedIn - 1 }, false],
    ["end for a token without the time of the sign-in", { email_verified: true }, false],
    [
      "begin for the granted address in capitals",
      { email: "Returned@Example.com", email_verified: true, auth_time: signedIn },
      true,
    ],
    [
      "do not begin with another address of the same account",
      { email: "other@example.com", email_verified: true, auth_time: signedIn + 1 },
      false,
    ],
    ["do not begin without a verified address", { auth_time: signedIn + 1 }, false],
  ])("%s", async ([_what, token, expected], { isAllowed }) => {
    expect(await isAllowed(token)).toBe(expected);
  });
});
