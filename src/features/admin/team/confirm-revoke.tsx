import { teamTexts } from "@/i18n/admin/team-texts";
import { useTexts } from "@/i18n/use-texts";
import { focusOnMount } from "@/ui/focus-on-mount";

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
    <fieldset className="staff-member__confirm">
      <legend className="staff-member__question">
        {isGone ? texts.removeTitle : texts.revokeTitle(name)}
      </legend>
      <p className="staff-member__help">{isGone ? texts.removeHelp : texts.revokeHelp}</p>
      <button className="button button--primary" type="button" ref={focusOnMount} onClick={onYes}>
        {isGone ? texts.removeYes : texts.revokeYes}
      </button>
      <button className="button button--outline" type="button" onClick={onNo}>
        {texts.revokeNo}
      </button>
    </fieldset>
  );
}
