import { CloseButton, Dialog, type DialogRootProps, Portal } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { kitTexts } from "@/i18n/admin/kit-texts";
import { useTexts } from "@/i18n/use-texts";

export interface PanelDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** Buttons below the content. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
  readonly size?: "sm" | "md" | "lg" | "xl";
  /** `alertdialog` is for questions that must be answered. */
  readonly role?: "dialog" | "alertdialog";
  readonly initialFocusEl?: DialogRootProps["initialFocusEl"];
}

/** A modal dialog; on phones it fills the screen. Escape and the button in its corner close it. */
export function PanelDialog(props: PanelDialogProps) {
  const { open, onClose, title, footer, children, size = "md", role, initialFocusEl } = props;
  const texts = useTexts(kitTexts);
  const isQuestion = role === "alertdialog";
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(change) => !change.open && onClose()}
      size={isQuestion ? size : { base: "full", sm: size }}
      placement="center"
      scrollBehavior="inside"
      role={role ?? "dialog"}
      {...(initialFocusEl && { initialFocusEl })}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px={isQuestion ? "4" : { base: "0", sm: "4" }}>
          <Dialog.Content {...(!isQuestion && FULL_ON_PHONES)}>
            <Dialog.Header pe="14">
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>{children}</Dialog.Body>
            {footer && <Dialog.Footer flexWrap="wrap">{footer}</Dialog.Footer>}
            {!isQuestion && (
              <Dialog.CloseTrigger asChild>
                <CloseButton size="md" colorPalette="gray" aria-label={texts.close} />
              </Dialog.CloseTrigger>
            )}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

/**
 * Overrides Chakra: the size "full" keeps its height on larger screens, and the scroll behaviour
 * "inside" keeps a margin on phones.
 */
const FULL_ON_PHONES = {
  minH: { base: "100dvh", sm: "0" },
  maxH: { base: "100dvh", sm: "calc(100% - 7.5rem)" },
  borderRadius: { base: "0", sm: "l3" },
} as const;
