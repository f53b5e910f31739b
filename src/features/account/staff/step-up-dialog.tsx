import { useRef } from "react";
import { profileTexts } from "@/i18n/profile-texts";
import { useTexts } from "@/i18n/use-texts";
import { ChakraRoot } from "@/ui/chakra-root";
import { Sheet, useCloseSheet } from "@/ui/sheet";
import { ConfirmIdentity } from "../sign-in/confirm-identity";
import "../account.css";

/** Asks the user to sign in again while a protected call waits. Escape cancels. */
export function StepUpDialog({ onSettled }: { onSettled: (isConfirmed: boolean) => void }) {
  const texts = useTexts(profileTexts);
  const isConfirmed = useRef(false);
  return (
    <Sheet
      title={texts.confirmTitle}
      closeLabel={texts.cancel}
      onClosed={() => onSettled(isConfirmed.current)}
    >
      <ChakraRoot>
        <Question
          onConfirmed={() => {
            isConfirmed.current = true;
          }}
        />
      </ChakraRoot>
    </Sheet>
  );
}

function Question({ onConfirmed }: { onConfirmed: () => void }) {
  const close = useCloseSheet();
  return (
    <div className="sheet__body step-up">
      <ConfirmIdentity
        hasTitle={false}
        onCancel={close}
        onConfirmed={() => {
          onConfirmed();
          close();
        }}
      />
    </div>
  );
}
