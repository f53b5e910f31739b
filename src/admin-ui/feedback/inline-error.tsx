import { Button } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { kitTexts } from "@/i18n/admin/kit-texts";
import { useTexts } from "@/i18n/use-texts";
import { Notice } from "./notice";

interface InlineErrorProps {
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly onRetry?: (() => void) | undefined;
  readonly retryLabel?: string;
}

/** Something could not be loaded or saved. */
export function InlineError({ title, children, onRetry, retryLabel }: InlineErrorProps) {
  const texts = useTexts(kitTexts);
  return (
    <Notice
      tone="danger"
      title={title}
      action={
        onRetry && (
          <Button variant="outline" colorPalette="gray" onClick={onRetry}>
            {retryLabel ?? texts.retry}
          </Button>
        )
      }
    >
      {children}
    </Notice>
  );
}
