import { Box, List, Stack, Text } from "@chakra-ui/react";
import { useState } from "react";
import { Pager } from "@/admin-ui/data/pager";
import { TextField } from "@/admin-ui/form/text-field";
import type { StaffMember } from "@/domain/staff/staff-requests.schema";
import { teamTexts } from "@/i18n/admin/team-texts";
import { useTexts } from "@/i18n/use-texts";
import { StaffMemberRow } from "./staff-member-row";
import { matchesStaffMember, sortedTeam, staffMemberKey } from "./staff-members";
import type { TeamScope } from "./team-scope";
import type { TeamActions } from "./use-team-actions";

/** Shorter lists have no search field. */
const MIN_MEMBERS_FOR_SEARCH = 6;
const PAGE_SIZE = 20;

interface TeamListProps {
  readonly members: readonly StaffMember[];
  readonly scope: TeamScope;
  readonly actions: TeamActions;
  /** Called with the key of the row. */
  readonly onEdit: (key: string) => void;
}

/** The team in pages, with a search by name, e-mail address and restaurant. */
export function TeamList({ members, scope, actions, onEdit }: TeamListProps) {
  const texts = useTexts(teamTexts);
  const [search, setSearch] = useState("");
  const [page, setPage] = useState(1);
  const titleOf = (key: string) =>
    scope.restaurants.find((each) => each.key === key)?.title ?? texts.unknownRestaurant;
  const found = sortedTeam(members).filter((member) => matchesStaffMember(member, search, titleOf));
  const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
  const current = Math.min(page, pages);
  return (
    <Stack gap="4">
      {members.length >= MIN_MEMBERS_FOR_SEARCH && (
        <Box maxW="28rem">
          <TextField
            type="search"
            label={texts.search}
            value={search}
            onChange={(event) => {
              setSearch(event.currentTarget.value);
              setPage(1);
            }}
          />
          <output>{search.trim() && texts.found(found.length)}</output>
        </Box>
      )}
      {found.length === 0 && <Text>{texts.noneFound}</Text>}
      <List.Root variant="plain" gap="3">
        {found.slice((current - 1) * PAGE_SIZE, current * PAGE_SIZE).map((member) => (
          <List.Item key={staffMemberKey(member)} display="block">
            <StaffMemberRow
              member={member}
              scope={scope}
              actions={actions}
              onEdit={() => onEdit(staffMemberKey(member))}
            />
          </List.Item>
        ))}
      </List.Root>
      <Pager page={current} pages={pages} onPage={setPage} />
    </Stack>
  );
}
