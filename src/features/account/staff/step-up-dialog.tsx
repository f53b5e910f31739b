import { PanelDialog } from "@/admin-ui/overlay/panel-dialog";
import { confirmIdentityTexts } from "@/i18n/account/confirm-identity-texts";
import { useTexts } from "@/i18n/use-texts";
import { ConfirmIdentity } from "../sign-in/confirm-identity";
import "../sign-in/account.css";

/** Asks the user to sign in again while a protected call waits. Escape cancels. */
export function StepUpDialog({ onSettled }: { onSettled: (isConfirmed: boolean) => void }) {
  const texts = useTexts(confirmIdentityTexts);
  const cancel = () => onSettled(false);
  return (
    <PanelDialog open title={texts.title} onClose={cancel} size="sm">
      <ConfirmIdentity hasTitle={false} onCancel={cancel} onConfirmed={() => onSettled(true)} />
    </PanelDialog>
  );
}
