import { foldedWords, typedWords } from "@/domain/menu/search/fold-text";
import type { StaffPerson } from "@/domain/staff/staff-requests.schema";

/** What a person is called: the name of the account, else its address, else the fallback. */
export function staffMemberName({ name, email }: StaffPerson, fallback: string): string {
  return name ?? email ?? fallback;
}

/** Super-administrators first, then by name; deleted accounts last. */
export function sortedTeam(people: readonly StaffPerson[]): StaffPerson[] {
  const rank = (person: StaffPerson) => (person.gone ? 2 : person.super ? 0 : 1);
  return people.toSorted(
    (one, other) =>
      rank(one) - rank(other) ||
      staffMemberName(one, one.uid).localeCompare(staffMemberName(other, other.uid), "de"),
  );
}

/**
 * Whether a person, or one of their restaurants, is meant by what was typed.
 * @param titleOf name of a restaurant as it is shown
 */
export function matchesStaffMember(
  person: StaffPerson,
  search: string,
  titleOf: (key: string) => string,
): boolean {
  const { name, email, resto_keys } = person;
  const known = foldedWords([name ?? "", email ?? "", ...resto_keys.map(titleOf)].join(" "));
  return typedWords(search).every((typed) =>
    foldedWords(typed).some((word) => known.some((each) => each.startsWith(word))),
  );
}
