import { Button } from "@chakra-ui/react";
import { type ReactNode, useRef } from "react";
import { kitTexts } from "@/i18n/admin/kit-texts";
import { useTexts } from "@/i18n/use-texts";
import { PanelDialog } from "./panel-dialog";

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: ReactNode;
  readonly confirmLabel: ReactNode;
  /** For actions that cannot be undone: a red button, and the focus on "Cancel". */
  readonly danger?: boolean;
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** Asks before an action. The caller closes it after `onConfirm`. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, confirmLabel, danger = false, busy = false, onConfirm, onClose } = props;
  const texts = useTexts(kitTexts);
  const cancel = useRef<HTMLButtonElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  return (
    <PanelDialog
      open={open}
      onClose={onClose}
      title={title}
      role="alertdialog"
      size="sm"
      initialFocusEl={() => (danger ? cancel.current : confirm.current)}
      footer={
        <>
          <Button variant="outline" colorPalette="gray" ref={cancel} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button
            {...(danger ? { colorPalette: "danger" } : {})}
            loading={busy}
            ref={confirm}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {props.children}
    </PanelDialog>
  );
}
