import { teamTexts } from "@/i18n/admin/team-texts";
import { useTexts } from "@/i18n/use-texts";
import { ConfirmStep } from "./confirm-step";

interface ConfirmRevokeProps {
  /** Null for a deleted account, whose removal cannot be undone. */
  readonly name: string | null;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks before access is revoked or a deleted account is removed from the team. */
export function ConfirmRevoke({ name, onYes, onNo }: ConfirmRevokeProps) {
  const texts = useTexts(teamTexts);
  const isGone = name === null;
  return (
    <ConfirmStep
      question={isGone ? texts.removeTitle : texts.revokeTitle(name)}
      help={isGone ? texts.removeHelp : texts.revokeHelp}
      yes={isGone ? texts.removeYes : texts.revokeYes}
      no={texts.revokeNo}
      onYes={onYes}
      onNo={onNo}
    />
  );
}
