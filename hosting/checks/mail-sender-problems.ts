import * as z from "zod/mini";

const emailSchema = z.email();

/**
 * Entries of `tenant-configs/mail-senders.ts` that have no effect or that no mail server accepts, one
 * line each.
 * @param senders addresses by key
 * @param keys of all tenants
 */
export function mailSenderProblems(
  senders: Readonly<Record<string, string>>,
  keys: readonly string[],
): string[] {
  const problems = Object.entries(senders).flatMap(([key, address]) => [
    ...(keys.includes(key) ? [] : [`${key}: is not the key of a tenant`]),
    ...(emailSchema.safeParse(address).success
      ? []
      : [`${key}: expected an e-mail address, is ${address}`]),
  ]);
  return problems.map((problem) => `tenant-configs/mail-senders.ts: ${problem}`);
}
