import { type ReactNode, useState } from "react";
import type { StaffPerson } from "@/domain/staff/staff-requests.schema";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { adminStaffTexts } from "@/i18n/admin/team-texts";
import { useTexts } from "@/i18n/use-texts";
import { keepFocus } from "@/ui/keep-focus";
import { entriesOf, type ListPage } from "@/ui/navigation/page-of";
import { Pagination } from "@/ui/navigation/pagination";
import { matchesPerson, sortedPeople } from "./staff-member-name";
import { PersonRow } from "./staff-member-row";
import type { PeopleActions } from "./use-team-actions";

/** From so many people on a search helps. */
const SEARCHED_FROM = 6;

interface PeopleListProps {
  readonly people: readonly StaffPerson[];
  readonly restaurants: readonly Restaurant[];
  readonly actions: PeopleActions;
  /** How a person is edited, and the form that stands in their place while they are. */
  readonly children: (person: StaffPerson) => { form: ReactNode; edit: () => void };
}

/** The team, page by page, to be searched by name, address and restaurant. */
export function PeopleList({ people, restaurants, actions, children }: PeopleListProps) {
  const texts = useTexts(adminStaffTexts);
  const [search, setSearch] = useState("");
  const [shown, setShown] = useState<ListPage>({ page: 1, pageSize: 20 });
  const titles = new Map(restaurants.map(({ key, title }) => [key, title]));
  const titleOf = (key: string) => titles.get(key) ?? texts.unknownRestaurant;
  const found = sortedPeople(people).filter((person) => matchesPerson(person, search, titleOf));
  return (
    <>
      {people.length >= SEARCHED_FROM && (
        <div className="people-search">
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
      {found.length === 0 && <p className="admin-page__intro">{texts.nobodyFound}</p>}
      <ul className="people">
        {entriesOf(found, shown).map((person) => {
          const { form, edit } = children(person);
          return (
            <li key={person.uid} ref={keepFocus}>
              {form ?? (
                <PersonRow person={person} titleOf={titleOf} onEdit={edit} actions={actions} />
              )}
            </li>
          );
        })}
      </ul>
      <Pagination shown={shown} count={found.length} onChange={setShown} />
    </>
  );
}
