import { lazy, Suspense } from "react";
import { stepUpAtom } from "@/state/account/step-up";
import { useAtomValue } from "@/state/jotai-hooks";

const StepUpDialog = lazy(async () => {
  const { StepUpDialog: dialog } = await import("@/features/account/staff/step-up-dialog");
  return { default: dialog };
});

/** Shows the dialog while a protected call waits for a new sign-in. */
export function StepUpOutlet() {
  const waiting = useAtomValue(stepUpAtom);
  if (!waiting) return null;
  return (
    <Suspense fallback={null}>
      <StepUpDialog onSettled={waiting.settle} />
    </Suspense>
  );
}
