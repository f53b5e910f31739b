import { useState } from "react";
import type { StaffMember } from "@/domain/staff/staff-requests.schema";
import { teamTexts } from "@/i18n/admin/team-texts";
import { useTexts } from "@/i18n/use-texts";
import { ConfirmRevoke } from "./confirm-revoke";
import { ConfirmStep } from "./confirm-step";
import type { TeamActions } from "./use-team-actions";

interface StaffMemberActionsProps {
  readonly member: StaffMember;
  readonly name: string;
  readonly where: string;
  readonly onEdit: () => void;
  readonly actions: TeamActions;
  /** Runs one action at a time. */
  readonly act: (action: () => Promise<void>) => Promise<void>;
}

/** Buttons of one staff member. A super-administrator's access cannot be changed here. */
export function StaffMemberActions(props: StaffMemberActionsProps) {
  const { member, name, where, onEdit, actions, act } = props;
  const texts = useTexts(teamTexts);
  const [question, setQuestion] = useState<"revoke" | "sign-out" | null>(null);
  const { gone, email } = member;
  const canChange = gone || !member.super;
  const isWaiting = !member.verified || member.last_sign_in_at === null;

  async function confirm(action: () => Promise<void>): Promise<void> {
    await act(action);
    setQuestion(null);
  }

  if (question === "revoke") {
    return (
      <div className="staff-member__actions">
        <ConfirmRevoke
          name={gone ? null : name}
          onYes={() => confirm(() => actions.revoke(member))}
          onNo={() => setQuestion(null)}
        />
      </div>
    );
  }
  if (question === "sign-out") {
    return (
      <div className="staff-member__actions">
        <ConfirmStep
          question={texts.signOutTitle(name)}
          help={texts.signOutHelp}
          yes={texts.signOutYes}
          no={texts.signOutNo}
          onYes={() => confirm(() => actions.signOut(member))}
          onNo={() => setQuestion(null)}
        />
      </div>
    );
  }
  return (
    <div className="staff-member__actions">
      {email !== null && canChange && isWaiting && (
        <button
          className="button button--ghost staff-member__resend"
          type="button"
          aria-label={texts.resendOf(email)}
          onClick={() => act(() => actions.resend(email))}
        >
          {texts.resend}
        </button>
      )}
      {!gone && member.last_sign_in_at !== null && (
        <button
          className="button button--ghost"
          type="button"
          aria-label={texts.signOutOf(name)}
          onClick={() => setQuestion("sign-out")}
        >
          {texts.signOut}
        </button>
      )}
      {email !== null && canChange && (
        <button
          className="button button--outline"
          type="button"
          aria-label={texts.editOf(name)}
          onClick={onEdit}
        >
          {texts.edit}
        </button>
      )}
      {canChange && (
        <button
          className={`button button--${gone ? "outline" : "ghost"}`}
          type="button"
          aria-label={gone ? texts.removeOf(where) : texts.revokeOf(name)}
          onClick={() => setQuestion("revoke")}
        >
          {gone ? texts.remove : texts.revoke}
        </button>
      )}
    </div>
  );
}
