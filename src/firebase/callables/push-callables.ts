import {
  type PushAnswer,
  pushAnswerSchema,
  type SubscribePushRequest,
  type UnsubscribePushRequest,
} from "@/domain/push/push-subscription.schema";
import { type CallResult, call } from "./call";

/** Stores this device for messages about the user's orders and reservations, or the team's; safe to repeat. */
export function callSubscribePush(request: SubscribePushRequest): Promise<CallResult<PushAnswer>> {
  return call("subscribePush", request, pushAnswerSchema);
}

/** Removes this device; safe to repeat. */
export function callUnsubscribePush(
  request: UnsubscribePushRequest,
): Promise<CallResult<PushAnswer>> {
  return call("unsubscribePush", request, pushAnswerSchema);
}
