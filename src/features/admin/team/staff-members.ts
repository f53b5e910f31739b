import type { StaffMember } from "@/domain/staff/staff-requests.schema";
import { matchesSearch } from "@/domain/text/matches-search";

/** Name of the account, else its e-mail address, else the fallback. */
export function staffMemberName({ name, email }: StaffMember, fallback: string): string {
  return name ?? email ?? fallback;
}

/** Identifies a row of the list: an account, or an invitation by its address. */
export function staffMemberKey({ uid, email }: Pick<StaffMember, "uid" | "email">): string {
  return uid ?? email ?? "";
}

/** Super-administrators first, then by name; deleted accounts last. */
export function sortedTeam(members: readonly StaffMember[]): StaffMember[] {
  const rank = (member: StaffMember) => (member.gone ? 2 : member.super ? 0 : 1);
  return members.toSorted(
    (one, other) =>
      rank(one) - rank(other) ||
      staffMemberName(one, staffMemberKey(one)).localeCompare(
        staffMemberName(other, staffMemberKey(other)),
        "de",
      ),
  );
}

/**
 * Matches name, e-mail address and restaurants by the start of their words.
 * @param titleOf title of a restaurant by key
 */
export function matchesStaffMember(
  member: StaffMember,
  search: string,
  titleOf: (key: string) => string,
): boolean {
  const { name, email, resto_keys } = member;
  return matchesSearch([name ?? "", email ?? "", ...resto_keys.map(titleOf)].join(" "), search);
}
