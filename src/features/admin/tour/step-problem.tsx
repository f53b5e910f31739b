import { useSyncExternalStore } from "react";
import { Notice } from "@/admin-ui/feedback/notice";
import { problemOf, type SendProblem } from "@/data/send-once/send-machine";
import type { OwnDelivery, ReadyDelivery } from "@/domain/order/tour/deliveries.schema";
import { tourTexts } from "@/i18n/admin/tour-texts";
import { useTexts } from "@/i18n/use-texts";
import type { TourSteps } from "./use-tour";

type Delivery = ReadyDelivery | OwnDelivery;

/** Whether a step of one of the deliveries is on its way. */
export function useIsBusy(steps: TourSteps, deliveries: readonly Delivery[]): boolean {
  return useSyncExternalStore(steps.subscribe, () => deliveries.some(steps.isBusy));
}

interface StepProblemProps {
  readonly steps: TourSteps;
  readonly delivery: Delivery;
}

/** Why the last step of a delivery failed. */
export function StepProblem({ steps, delivery }: StepProblemProps) {
  const texts = useTexts(tourTexts).problems;
  const state = useSyncExternalStore(steps.subscribe, () => steps.stateOf(delivery));
  const problem = problemOf(state);
  return problem && <Notice tone="danger" title={texts[kindOf(problem)]} />;
}

function kindOf(problem: SendProblem): "taken" | "offline" | "unknown" | "other" {
  if (problem.phase === "offline") return "offline";
  if (problem.phase === "checking") return "unknown";
  const { reason } = problem.refusal;
  const isOvertaken = ["VERSION_CONFLICT", "WRONG_STATE", "NOT_FOUND"].includes(reason);
  return isOvertaken ? "taken" : "other";
}
