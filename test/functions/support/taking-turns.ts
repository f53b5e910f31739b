import type { TestAccount } from "./test-accounts";

/**
 * Accounts for a test that makes more calls than the limits of one caller allow
 * (docs/rules.md#limits). A new account starts after a number of calls.
 */
export function takingTurns(
  create: () => Promise<TestAccount>,
  calls = 12,
): () => Promise<TestAccount> {
  let made = 0;
  let current = Promise.resolve<TestAccount>({ uid: "" });
  return () => {
    if (made % calls === 0) current = create();
    made += 1;
    return current;
  };
}
