import { Suspense } from "react";
import { lazyPart } from "@/page-lifecycle/lazy-part";
import { stepUpAtom } from "@/state/account/step-up";
import { useAtomValue } from "@/state/jotai-hooks";

const StepUpDialog = lazyPart(
  async () => (await import("@/features/account/staff/step-up-dialog")).StepUpDialog,
);

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
