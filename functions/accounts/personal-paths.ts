import { accountSubject, mailSubject } from "../limits/limit-subjects";
import { revokedGrantsPath } from "../team/revoked-grants-store";

/** Paths of the limits of an account and its verified address. */
export function personalLimitPaths(uid: string, email: string | null): string[] {
  const subjects = [accountSubject(uid), ...(email === null ? [] : [mailSubject(email)])];
  return [...subjects.map((subject) => `limits/${subject}`), revokedGrantsPath(uid)];
}
