import { Suspense, useState } from "react";
import { openingTexts } from "@/i18n/site/opening-texts";
import { useTexts } from "@/i18n/use-texts";
import { lazyPart } from "@/page-lifecycle/lazy-part";
import { ErrorBoundary } from "@/ui/feedback/error-boundary";
import { OverlayLoading } from "@/ui/feedback/overlay-loading";
import "./opening-button.css";
import { useOpeningText } from "./use-opening-text";

const VisitSheet = lazyPart(async () => (await import("../visit/visit-sheet")).VisitSheet);

/** The opening state; a tap shows hours, address and a map. */
export function OpeningButton() {
  const texts = useTexts(openingTexts);
  const opening = useOpeningText();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (!opening) return null;
  return (
    <>
      <button
        type="button"
        className={`opening-chip opening-chip--${opening.tone}`}
        aria-haspopup="dialog"
        onPointerDown={() => void VisitSheet.preload().catch(() => {})}
        onClick={() => setOpen(true)}
      >
        <span className="opening-chip__dot" aria-hidden="true" />
        <span>{opening.text}</span>
        <span className="visually-hidden">, {texts.openSheet}</span>
        <svg className="opening-chip__more" viewBox="0 0 24 24" aria-hidden="true">
          <path d="m9 6 6 6-6 6" />
        </svg>
      </button>
      {isOpen ? (
        <ErrorBoundary onRetry={() => window.location.reload()}>
          <Suspense fallback={<OverlayLoading label={texts.loading} onCancel={close} />}>
            <VisitSheet onClosed={close} />
          </Suspense>
        </ErrorBoundary>
      ) : null}
    </>
  );
}
