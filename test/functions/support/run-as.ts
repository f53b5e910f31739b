import { inProcessRequest } from "./in-process-request";
import type { TestAccount } from "./test-accounts";

/** A callable that runs in this process. */
interface Runnable {
  run(request: never): unknown;
}

/**
 * Calls a function in this process as an account with a verified address that signed in some minutes
 * ago, which no token over HTTP can say. The test mocks `isActiveSession`, because no account is that
 * old.
 */
export async function runAs(
  callable: Runnable,
  { uid, email = "nobody@example.com" }: TestAccount & { readonly email?: string },
  { minutesAgo, data }: { minutesAgo: number; data: object | null },
): Promise<unknown> {
  const auth_time = Math.floor(Date.now() / 1000) - minutesAgo * 60;
  const firebase = { sign_in_provider: "password" };
  const token = { auth_time, email, email_verified: true, firebase };
  return callable.run(inProcessRequest(data, { auth: { uid, token } }));
}
