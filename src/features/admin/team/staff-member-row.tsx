import { useState } from "react";
import type { StaffMember } from "@/domain/staff/staff-requests.schema";
import { formatDate } from "@/domain/text/format";
import { teamTexts } from "@/i18n/admin/team-texts";
import { useTexts } from "@/i18n/use-texts";
import { StaffMemberActions } from "./staff-member-actions";
import { staffMemberName } from "./staff-member-name";
import type { TeamActions } from "./use-team-actions";

interface StaffMemberRowProps {
  readonly member: StaffMember;
  readonly titleOf: (key: string) => string;
  readonly onEdit: () => void;
  readonly actions: TeamActions;
}

/** One staff member: name, state, role, restaurants and actions. */
export function StaffMemberRow({ member, titleOf, onEdit, actions }: StaffMemberRowProps) {
  const texts = useTexts(teamTexts);
  const [isBusy, setIsBusy] = useState(false);
  const { gone, email } = member;
  const name = staffMemberName(member, gone ? texts.goneAccount : texts.noAddress);
  const where = member.super
    ? texts.allRestaurants
    : member.resto_keys.map(titleOf).join(", ") || texts.noRestaurants;

  async function act(action: () => Promise<void>): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    await action();
    setIsBusy(false);
  }

  return (
    <div
      className={`staff-member${gone ? " staff-member--gone" : ""}`}
      data-testid="staff-member"
      aria-busy={isBusy}
    >
      <div className="staff-member__identity">
        <h2 className="staff-member__name" tabIndex={-1}>
          {name}
        </h2>
        {member.name && email && <p className="staff-member__email">{email}</p>}
        <Badges member={member} />
      </div>
      <div className="staff-member__access">
        <p>
          <strong>{member.super ? texts.superRole : texts.roles[member.role]}</strong>
        </p>
        <p>{where}</p>
        <p className="staff-member__help">
          <Help member={member} />
        </p>
      </div>
      <StaffMemberActions {...{ member, name, where, onEdit, actions, act }} />
    </div>
  );
}

function Help({ member }: { member: StaffMember }) {
  const texts = useTexts(teamTexts);
  const { last_sign_in_at: lastSignInAt } = member;
  if (member.gone) return texts.goneHelp;
  if (!member.verified) return texts.pendingHelp;
  if (member.super) return texts.superHelp;
  return lastSignInAt === null ? null : texts.lastSeen(formatDate(lastSignInAt));
}

function Badges({ member }: { member: StaffMember }) {
  const texts = useTexts(teamTexts);
  if (member.email === null) return null;
  return (
    <p className="staff-member__badges">
      {member.last_sign_in_at === null && <span className="badge">{texts.badgeInvited}</span>}
      {!member.verified && <span className="badge">{texts.badgePending}</span>}
      {member.disabled && <span className="badge">{texts.badgeDisabled}</span>}
    </p>
  );
}
