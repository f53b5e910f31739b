import type { ReactNode } from "react";
import { routes } from "@/config/routes";
import { shellPageTexts } from "@/i18n/site/shell-page-texts";
import { useTexts } from "@/i18n/use-texts";
import { ErrorState } from "@/ui/feedback/error-state";

interface PageErrorProps {
  /** Default: a general message. */
  readonly message?: { readonly title: string; readonly help: ReactNode };
  readonly onRetry: () => void;
}

/** Shown in place of a page that failed: try again, or back to the menu. */
export function PageError({ message, onRetry }: PageErrorProps) {
  const texts = useTexts(shellPageTexts);
  return (
    <ErrorState {...message} onRetry={onRetry}>
      {/* Loads the document, and with it the menu of the build. */}
      <a className="button button--outline" href={routes.home}>
        {texts.toMenu}
      </a>
    </ErrorState>
  );
}
