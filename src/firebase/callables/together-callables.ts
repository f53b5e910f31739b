import {
  type ChangeGroupRequest,
  type GroupAnswer,
  groupAnswerSchema,
  type JoinGroupRequest,
  type PutGroupLinesRequest,
} from "@/domain/cart/together/group-cart.schema";
import { type CallResult, call } from "./call";

/** Starts or joins a group; safe to repeat. */
export function callJoinGroup(request: JoinGroupRequest): Promise<CallResult<GroupAnswer>> {
  return call("joinGroup", request, groupAnswerSchema);
}

/** Replaces the caller's lines; safe to repeat. */
export function callPutGroupLines(request: PutGroupLinesRequest): Promise<CallResult<GroupAnswer>> {
  return call("putGroupLines", request, groupAnswerSchema);
}

/** Closes, opens or leaves a group, or removes somebody; safe to repeat. */
export function callChangeGroup(request: ChangeGroupRequest): Promise<CallResult<GroupAnswer>> {
  return call("changeGroup", request, groupAnswerSchema);
}
