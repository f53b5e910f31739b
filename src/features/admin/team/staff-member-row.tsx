import { Badge, Box, Card, Flex, Heading, Text } from "@chakra-ui/react";
import { useState } from "react";
import type { StaffMember } from "@/domain/staff/staff-requests.schema";
import { formatDate } from "@/domain/text/format";
import { teamTexts } from "@/i18n/admin/team-texts";
import { useTexts } from "@/i18n/use-texts";
import { StaffMemberActions } from "./staff-member-actions";
import { staffMemberName } from "./staff-members";
import type { TeamScope } from "./team-scope";
import type { TeamActions } from "./use-team-actions";

interface StaffMemberRowProps {
  readonly member: StaffMember;
  readonly scope: TeamScope;
  readonly onEdit: () => void;
  readonly actions: TeamActions;
}

/** One staff member: name, state, role, restaurants and actions. */
export function StaffMemberRow({ member, scope, onEdit, actions }: StaffMemberRowProps) {
  const texts = useTexts(teamTexts);
  const { gone, email, pending_until: until } = member;
  const [shownAt] = useState(Date.now);
  const isExpired = until !== null && until <= shownAt;
  const name = staffMemberName(member, gone ? texts.goneAccount : texts.noAddress);
  const titleOf = (key: string) =>
    scope.restaurants.find((each) => each.key === key)?.title ?? texts.unknownRestaurant;
  const where = member.super
    ? texts.allRestaurants
    : member.resto_keys.map(titleOf).join(", ") || texts.noRestaurants;
  return (
    <Card.Root size="sm" data-testid="staff-member">
      <Card.Body>
        <Flex wrap="wrap" gap="4" align="center">
          <Box flex="2 1 16rem" minW="0">
            <Heading as="h2" size="md" tabIndex={-1} overflowWrap="anywhere">
              {name}
            </Heading>
            {member.name && email && (
              <Text color="fg.muted" overflowWrap="anywhere">
                {email}
              </Text>
            )}
            <Badges member={member} isExpired={isExpired} />
          </Box>
          <Box flex="2 1 14rem" minW="0">
            <Text fontWeight="semibold">
              {member.super ? texts.superRole : texts.roles[member.role]}
            </Text>
            <Text>{where}</Text>
            <Help member={member} isExpired={isExpired} />
          </Box>
          <Box flex="1 1 20rem">
            <StaffMemberActions
              member={member}
              names={{ name, where }}
              onEdit={onEdit}
              actions={actions}
              canSignOut={scope.isSuper}
            />
          </Box>
        </Flex>
      </Card.Body>
    </Card.Root>
  );
}

interface NoteProps {
  readonly member: StaffMember;
  /** Whether it is an invitation whose link has ended. */
  readonly isExpired: boolean;
}

function Help({ member, isExpired }: NoteProps) {
  const texts = useTexts(teamTexts);
  const help = helpText();
  return help === null ? null : (
    <Text color="fg.muted" fontSize="sm">
      {help}
    </Text>
  );

  function helpText(): string | null {
    const { last_sign_in_at: lastSignInAt, pending_until: until } = member;
    if (member.gone) return texts.goneHelp;
    if (member.locked) return texts.lockedHelp;
    if (isExpired) return texts.expiredHelp;
    if (until !== null) return texts.pendingHelp(formatDate(until));
    if (member.moved) return texts.movedHelp;
    if (member.super) return texts.superHelp;
    return lastSignInAt === null ? null : texts.lastSeen(formatDate(lastSignInAt));
  }
}

function Badges({ member, isExpired }: NoteProps) {
  const texts = useTexts(teamTexts);
  if (member.email === null) return null;
  return (
    <Flex wrap="wrap" gap="1">
      {member.pending_until !== null && (
        <Badge colorPalette="warning">{isExpired ? texts.badgeExpired : texts.badgePending}</Badge>
      )}
      {member.moved && <Badge colorPalette="warning">{texts.badgeMoved}</Badge>}
      {member.disabled && <Badge colorPalette="danger">{texts.badgeDisabled}</Badge>}
    </Flex>
  );
}
