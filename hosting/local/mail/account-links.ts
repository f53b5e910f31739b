import { LOCAL_PROJECT_ID } from "../../lib/local-web-config";

/** A link that the local identity provider has made and that production would mail. */
export interface AccountLink {
  readonly email: string;
  /** For example `VERIFY_EMAIL`. */
  readonly requestType: string;
  readonly oobCode: string;
  readonly oobLink: string;
}

/** @param authPort port of the local identity provider */
export async function listAccountLinks(authPort: number): Promise<readonly AccountLink[]> {
  const response = await fetch(
    `http://127.0.0.1:${authPort}/emulator/v1/projects/${LOCAL_PROJECT_ID}/oobCodes`,
  );
  const { oobCodes = [] } = (await response.json()) as { oobCodes?: AccountLink[] };
  return oobCodes;
}

/**
 * Does what a link is for: confirms an address, or sets the new password.
 * @returns the account's address; null if the link is used up or has expired
 */
export async function followAccountLink(
  authPort: number,
  { oobCode, newPassword }: { oobCode: string; newPassword?: string },
): Promise<string | null> {
  const method = newPassword === undefined ? "update" : "resetPassword";
  const response = await fetch(
    `http://127.0.0.1:${authPort}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=local-only`,
    {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ oobCode, newPassword }),
    },
  );
  if (!response.ok) return null;
  return ((await response.json()) as { email?: string }).email ?? "";
}
