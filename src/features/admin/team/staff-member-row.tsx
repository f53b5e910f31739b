import { useState } from "react";
import type { StaffMember } from "@/domain/staff/staff-requests.schema";
import { formatDate } from "@/domain/text/format";
import { teamTexts } from "@/i18n/admin/team-texts";
import { useTexts } from "@/i18n/use-texts";
import { ConfirmRevoke } from "./confirm-revoke";
import { staffMemberName } from "./staff-member-name";

interface StaffMemberRowProps {
  readonly member: StaffMember;
  readonly titleOf: (key: string) => string;
  readonly onEdit: () => void;
  readonly actions: {
    readonly revoke: (member: StaffMember) => Promise<void>;
    readonly resend: (email: string) => Promise<void>;
  };
}

/** One staff member: name, role, restaurants and actions. */
export function StaffMemberRow({ member, titleOf, onEdit, actions }: StaffMemberRowProps) {
  const texts = useTexts(teamTexts);
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const { gone, email, last_sign_in_at: lastSignInAt } = member;
  const name = staffMemberName(member, gone ? texts.goneAccount : texts.noAddress);
  const where = member.super
    ? texts.allRestaurants
    : member.resto_keys.map(titleOf).join(", ") || texts.noRestaurants;

  async function act(action: () => Promise<void>): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    await action();
    setIsBusy(false);
    setIsAsking(false);
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
          {gone && texts.goneHelp}
          {!gone && member.super && texts.superHelp}
          {!gone &&
            !member.super &&
            lastSignInAt !== null &&
            texts.lastSeen(formatDate(lastSignInAt))}
        </p>
      </div>
      {(gone || !member.super) && (
        <div className="staff-member__actions">
          {isAsking ? (
            <ConfirmRevoke
              name={gone ? null : name}
              onYes={() => act(() => actions.revoke(member))}
              onNo={() => setIsAsking(false)}
            />
          ) : (
            <>
              {email !== null && lastSignInAt === null && (
                <button
                  className="button button--ghost staff-member__resend"
                  type="button"
                  aria-label={texts.resendOf(email)}
                  onClick={() => act(() => actions.resend(email))}
                >
                  {texts.resend}
                </button>
              )}
              {email !== null && (
                <button
                  className="button button--outline"
                  type="button"
                  aria-label={texts.editOf(name)}
                  onClick={onEdit}
                >
                  {texts.edit}
                </button>
              )}
              <button
                className={`button button--${gone ? "outline" : "ghost"}`}
                type="button"
                aria-label={gone ? texts.removeOf(where) : texts.revokeOf(name)}
                onClick={() => setIsAsking(true)}
              >
                {gone ? texts.remove : texts.revoke}
              </button>
            </>
          )}
        </div>
      )}
    </div>
  );
}

function Badges({ member }: { member: StaffMember }) {
  const texts = useTexts(teamTexts);
  if (member.email === null) return null;
  return (
    <p className="staff-member__badges">
      {member.last_sign_in_at === null && <span className="badge">{texts.badgeInvited}</span>}
      {!member.verified && <span className="badge">{texts.badgeUnverified}</span>}
    </p>
  );
}
