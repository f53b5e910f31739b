import { Button, Flex } from "@chakra-ui/react";
import { useState } from "react";
import { ConfirmDialog } from "@/admin-ui/overlay/confirm-dialog";
import type { StaffMember } from "@/domain/staff/staff-requests.schema";
import { teamTexts } from "@/i18n/admin/team-texts";
import { useTexts } from "@/i18n/use-texts";
import { endWords } from "./end-words";
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
  const { name } = names;
  const texts = useTexts(teamTexts);
  const [question, setQuestion] = useState<"revoke" | "sign-out" | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { gone, email, moved } = member;
  const isPending = member.pending_until !== null;
  const canChange = !member.locked && (gone || !member.super);
  const canEnd = canChange || (isPending && !member.locked);

  const words = endWords(member, names, texts);

  async function act(action: () => Promise<void>): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    await action();
    setBusy(false);
    setQuestion(null);
  }

  return (
    <Flex wrap="wrap" gap="2" justify={{ lg: "flex-end" }}>
      {email !== null && canChange && isPending && (
        <Button
          variant="ghost"
          {...LAST_ON_PHONES}
          aria-label={texts.resendOf(email)}
          onClick={() => void act(() => actions.resend(member))}
        >
          {texts.resend}
        </Button>
      )}
      {!gone && !isPending && canSignOut && member.last_sign_in_at !== null && (
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
      {email !== null && canChange && !moved && (
        <Button
          variant="outline"
          colorPalette="gray"
          aria-label={texts.editOf(name)}
          onClick={onEdit}
        >
          {texts.edit}
        </Button>
      )}
      {canEnd && (
        <Button
          variant="outline"
          colorPalette="danger"
          aria-label={words.label}
          onClick={() => setQuestion("revoke")}
        >
          {words.action}
        </Button>
      )}
      <ConfirmDialog
        open={question === "revoke"}
        danger
        busy={isBusy}
        title={words.title}
        confirmLabel={words.yes}
        onConfirm={() => void act(() => actions.revoke(member))}
        onClose={() => setQuestion(null)}
      >
        {words.help}
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
