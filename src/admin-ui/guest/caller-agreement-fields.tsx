import type { TickedAgreement } from "@/domain/contact/caller-agreement.schema";
import { callerTexts } from "@/i18n/admin/guest/caller-texts";
import { useTexts } from "@/i18n/use-texts";
import { CheckboxField } from "../form/checkbox-field";

interface CallerAgreementFieldsProps {
  readonly ticked: TickedAgreement;
  readonly isLocked: boolean;
  readonly onChange: (change: Partial<TickedAgreement>) => void;
}

/** Whether a caller agrees to be remembered, and to the guest book. */
export function CallerAgreementFields({ ticked, isLocked, onChange }: CallerAgreementFieldsProps) {
  const texts = useTexts(callerTexts);
  return (
    <>
      <CheckboxField
        label={texts.remember}
        hint={ticked.isKnown && !ticked.remember ? texts.forgetHint : texts.rememberHint}
        checked={ticked.remember}
        disabled={isLocked}
        onCheckedChange={(remember) => onChange({ remember })}
      />
      {ticked.remember && !ticked.isInBook && (
        <CheckboxField
          label={texts.joinBook}
          hint={texts.joinBookHint}
          checked={ticked.joinsBook}
          disabled={isLocked}
          onCheckedChange={(joinsBook) => onChange({ joinsBook })}
        />
      )}
    </>
  );
}
