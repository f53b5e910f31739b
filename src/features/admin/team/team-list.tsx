import { type ReactNode, useState } from "react";
import type { StaffMember } from "@/domain/staff/staff-requests.schema";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { teamTexts } from "@/i18n/admin/team-texts";
import { useTexts } from "@/i18n/use-texts";
import { keepFocusInside } from "@/ui/keep-focus-inside";
import { type ListPage, pageEntries } from "@/ui/navigation/list-page";
import { Pagination } from "@/ui/navigation/pagination";
import { matchesStaffMember, sortedTeam } from "./staff-member-name";
import { StaffMemberRow } from "./staff-member-row";
import type { TeamActions } from "./use-team-actions";

/** Shorter lists have no search field. */
const MIN_MEMBERS_FOR_SEARCH = 6;

interface TeamListProps {
  readonly members: readonly StaffMember[];
  readonly restaurants: readonly Restaurant[];
  readonly actions: TeamActions;
  /** Returns the edit action of a staff member and, while editing, the form that replaces the row. */
  readonly children: (member: StaffMember) => { form: ReactNode; edit: () => void };
}

/** The team in pages, with a search by name, e-mail address and restaurant. */
export function TeamList({ members, restaurants, actions, children }: TeamListProps) {
  const texts = useTexts(teamTexts);
  const [search, setSearch] = useState("");
  const [shown, setShown] = useState<ListPage>({ page: 1, pageSize: 20 });
  const titles = new Map(restaurants.map(({ key, title }) => [key, title]));
  const titleOf = (key: string) => titles.get(key) ?? texts.unknownRestaurant;
  const found = sortedTeam(members).filter((member) => matchesStaffMember(member, search, titleOf));
  return (
    <>
      {members.length >= MIN_MEMBERS_FOR_SEARCH && (
        <div className="team-search">
          <input
            className="admin-field__control"
            type="search"
            aria-label={texts.search}
            placeholder={texts.search}
            value={search}
            onChange={(event) => {
              setSearch(event.target.value);
              setShown({ ...shown, page: 1 });
            }}
          />
          <output>{search.trim() && texts.found(found.length)}</output>
        </div>
      )}
      {found.length === 0 && <p className="admin-page__intro">{texts.noneFound}</p>}
      <ul className="team-list">
        {pageEntries(found, shown).map((member) => {
          const { form, edit } = children(member);
          return (
            <li key={member.uid} ref={keepFocusInside}>
              {form ?? (
                <StaffMemberRow member={member} titleOf={titleOf} onEdit={edit} actions={actions} />
              )}
            </li>
          );
        })}
      </ul>
      <Pagination shown={shown} count={found.length} onChange={setShown} />
    </>
  );
}
