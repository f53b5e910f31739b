import {
  type HealthAnswer,
  healthAnswerSchema,
  type VersionsAnswer,
  versionsAnswerSchema,
} from "@/domain/operations/health.schema";
import {
  type SetSwitchesRequest,
  type Switches,
  setSwitchesAnswerSchema,
} from "@/domain/operations/switches.schema";
import { ok } from "@/domain/result/result";
import { type CallResult, call } from "./call";

/** Health of all restaurants; for super-administrators. */
export function callReadHealth(): Promise<CallResult<HealthAnswer>> {
  return call("readHealth", {}, healthAnswerSchema);
}

/** Changes switches for all restaurants; for super-administrators, SIGN_IN_AGAIN after 15 minutes. */
export async function callSetSwitches(request: SetSwitchesRequest): Promise<CallResult<Switches>> {
  const answer = await call("setSwitches", request, setSwitchesAnswerSchema);
  return answer.ok ? ok(answer.value.switches) : answer;
}

/** Builds of the restaurants' sites; for super-administrators. */
export function callReadVersions(
  restoKeys: readonly string[],
): Promise<CallResult<VersionsAnswer>> {
  return call("readVersions", { resto_keys: restoKeys }, versionsAnswerSchema);
}
