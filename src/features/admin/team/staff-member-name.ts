import { foldedWords, typedWords } from "@/domain/menu/search/fold-text";
import type { StaffMember } from "@/domain/staff/staff-requests.schema";

/** Name of the account, else its e-mail address, else the fallback. */
export function staffMemberName({ name, email }: StaffMember, fallback: string): string {
  return name ?? email ?? fallback;
}

/** Super-administrators first, then by name; deleted accounts last. */
export function sortedTeam(people: readonly StaffMember[]): StaffMember[] {
  const rank = (person: StaffMember) => (person.gone ? 2 : person.super ? 0 : 1);
  return people.toSorted(
    (one, other) =>
      rank(one) - rank(other) ||
      staffMemberName(one, one.uid).localeCompare(staffMemberName(other, other.uid), "de"),
  );
}

/**
 * Matches name, e-mail address and restaurants by the start of their words.
 * @param titleOf title of a restaurant by key
 */
export function matchesStaffMember(
  person: StaffMember,
  search: string,
  titleOf: (key: string) => string,
): boolean {
  const { name, email, resto_keys } = person;
  const known = foldedWords([name ?? "", email ?? "", ...resto_keys.map(titleOf)].join(" "));
  return typedWords(search).every((typed) =>
    foldedWords(typed).some((word) => known.some((each) => each.startsWith(word))),
  );
}
