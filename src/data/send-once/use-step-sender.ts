import { useState, useSyncExternalStore } from "react";
import { createStepSender, type StepSender } from "./step-sender";

/** {@link createStepSender} for a component, which renders again with every change. */
export function useStepSender<
  Document extends { readonly id: string; readonly version: number },
  Answer extends { version: number },
>(): StepSender<Document, Answer> {
  const [steps] = useState(() => createStepSender<Document, Answer>());
  useSyncExternalStore(steps.subscribe, steps.revision);
  return steps;
}
