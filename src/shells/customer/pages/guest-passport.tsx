import { Suspense } from "react";
import { lazyPart } from "@/page-lifecycle/lazy-part";
import { useAtomValue } from "@/state/jotai-hooks";
import { isPassportOpenAtom } from "@/state/menu/passport-view-atom";
import { storedPassportAtom } from "@/state/menu/stored-passport-atom";
import { ErrorBoundary } from "@/ui/feedback/error-boundary";
import { OptionalPart } from "@/ui/feedback/optional-part";

const PassportMarks = lazyPart(
  async () => (await import("@/features/passport/passport-marks")).PassportMarks,
);

const PassportSheet = lazyPart(
  async () => (await import("@/features/passport/passport-sheet")).PassportSheet,
);

/** The guest's allergy passport: its marks, loaded only with a stored passport, and its sheet. */
export function GuestPassport() {
  const hasPassport = useAtomValue(storedPassportAtom) !== null;
  const isOpen = useAtomValue(isPassportOpenAtom);
  return (
    <>
      {hasPassport ? (
        <OptionalPart>
          <PassportMarks />
        </OptionalPart>
      ) : null}
      {isOpen ? (
        <ErrorBoundary onRetry={() => window.location.reload()}>
          <Suspense fallback={null}>
            <PassportSheet />
          </Suspense>
        </ErrorBoundary>
      ) : null}
    </>
  );
}
