import { randomUUID } from "node:crypto";
import { expect, inject, test } from "vitest";
import { callIdentityProvider } from "@/test/harness/accounts";
import { arrivedMails, onlyMail } from "../support/arrived-mails";

const PASSWORD = "geheim-2026";

async function signUp(): Promise<{ email: string; idToken: string }> {
  const email = `neu-${randomUUID()}@example.com`;
  const { idToken } = await callIdentityProvider("accounts:signUp", { email, password: PASSWORD });
  return { email, idToken };
}

/** Follows the link of the last mail to an address, as the inbox page shows it. */
async function linkOf(email: string): Promise<string> {
  const [href = ""] =
    /http:\/\/localhost:\d+\/account\S+/.exec((await onlyMail(email)).text ?? "") ?? [];
  return href.replace(/^http:\/\/localhost:\d+/, inject("inboxUrl"));
}

test("the link that confirms an address arrives and works once", async () => {
  const { email, idToken } = await signUp();
  await callIdentityProvider("accounts:sendOobCode", { requestType: "VERIFY_EMAIL", idToken });
  const link = await linkOf(email);
  expect(await (await fetch(link)).text()).toContain("Adresse bestätigt");
  expect(await callIdentityProvider("accounts:lookup", { idToken })).toMatchObject({
    users: [{ email, emailVerified: true }],
  });
  expect(await (await fetch(link)).text()).toContain("Der Link gilt nicht mehr");
  expect(await arrivedMails(email)).toHaveLength(1);
});

test("the link that sets a password arrives and asks for the new one", async () => {
  const { email } = await signUp();
  await callIdentityProvider("accounts:sendOobCode", { requestType: "PASSWORD_RESET", email });
  const link = await linkOf(email);
  expect(await (await fetch(link)).text()).toContain('name="newPassword"');
  const oobCode = new URL(link).searchParams.get("oobCode") ?? "";
  const body = new URLSearchParams({ oobCode, newPassword: "neues-passwort" });
  const saved = await fetch(`${inject("inboxUrl")}/account`, { method: "POST", body });
  expect(await saved.text()).toContain("Passwort gespeichert");
  const signIn = { email, password: "neues-passwort" };
  expect(await callIdentityProvider("accounts:signInWithPassword", signIn)).toHaveProperty(
    "idToken",
  );
});
