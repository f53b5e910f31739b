import { revokedGrantsPath } from "../access/revoked-grants-store";
import { accountSubject, mailSubject } from "../limits/limit-subjects";

/** Paths of the limits of an account and its verified address. */
export function personalLimitPaths(uid: string, email: string | null): string[] {
  const subjects = [accountSubject(uid), ...(email === null ? [] : [mailSubject(email)])];
  return [...subjects.map((subject) => `limits/${subject}`), revokedGrantsPath(uid)];
}
