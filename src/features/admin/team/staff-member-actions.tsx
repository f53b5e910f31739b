import { Button, Flex } from "@chakra-ui/react";
import { useState } from "react";
import { ConfirmDialog } from "@/admin-ui/overlay/confirm-dialog";
import type { StaffMember } from "@/domain/staff/staff-requests.schema";
import { teamTexts } from "@/i18n/admin/team-texts";
import { useTexts } from "@/i18n/use-texts";
import type { TeamActions } from "./use-team-actions";

interface StaffMemberActionsProps {
  readonly member: StaffMember;
  readonly names: { readonly name: string; readonly where: string };
  readonly onEdit: () => void;
  readonly actions: TeamActions;
  readonly canSignOut: boolean;
}

/** Buttons of one staff member. A super-administrator's access cannot be changed here. */
export function StaffMemberActions(props: StaffMemberActionsProps) {
  const { member, names, onEdit, actions, canSignOut } = props;
  const { name, where } = names;
  const texts = useTexts(teamTexts);
  const [question, setQuestion] = useState<"revoke" | "sign-out" | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { gone, email } = member;
  const canChange = !member.locked && (gone || !member.super);
  const isWaiting = !member.verified || member.last_sign_in_at === null;

  async function act(action: () => Promise<void>): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    await action();
    setBusy(false);
    setQuestion(null);
  }

  return (
    <Flex wrap="wrap" gap="2" justify={{ lg: "flex-end" }}>
      {email !== null && canChange && isWaiting && (
        <Button
          variant="ghost"
          {...LAST_ON_PHONES}
          aria-label={texts.resendOf(email)}
          onClick={() => void act(() => actions.resend(email))}
        >
          {texts.resend}
        </Button>
      )}
      {!gone && canSignOut && member.last_sign_in_at !== null && (
        <Button
          variant="ghost"
          colorPalette="gray"
          {...LAST_ON_PHONES}
          aria-label={texts.signOutOf(name)}
          onClick={() => setQuestion("sign-out")}
        >
          {texts.signOut}
        </Button>
      )}
      {email !== null && canChange && (
        <Button
          variant="outline"
          colorPalette="gray"
          aria-label={texts.editOf(name)}
          onClick={onEdit}
        >
          {texts.edit}
        </Button>
      )}
      {canChange && (
        <Button
          variant="outline"
          colorPalette="danger"
          aria-label={gone ? texts.removeOf(where) : texts.revokeOf(name)}
          onClick={() => setQuestion("revoke")}
        >
          {gone ? texts.remove : texts.revoke}
        </Button>
      )}
      <ConfirmDialog
        open={question === "revoke"}
        danger
        busy={isBusy}
        title={gone ? texts.removeTitle : texts.revokeTitle(name)}
        confirmLabel={gone ? texts.removeYes : texts.revokeYes}
        onConfirm={() => void act(() => actions.revoke(member))}
        onClose={() => setQuestion(null)}
      >
        {gone ? texts.removeHelp : texts.revokeHelp}
      </ConfirmDialog>
      <ConfirmDialog
        open={question === "sign-out"}
        busy={isBusy}
        title={texts.signOutTitle(name)}
        confirmLabel={texts.signOutYes}
        onConfirm={() => void act(() => actions.signOut(member))}
        onClose={() => setQuestion(null)}
      >
        {texts.signOutHelp}
      </ConfirmDialog>
    </Flex>
  );
}

/** There, the usual actions share the first line. */
const LAST_ON_PHONES = { order: { mdDown: 1 }, px: { mdDown: "2" } } as const;
