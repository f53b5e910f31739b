import {
  type HealthAnswer,
  healthAnswerSchema,
  type VersionsAnswer,
  versionsAnswerSchema,
} from "@/domain/operations/health.schema";
import { type CallResult, call } from "./call";

/** Health of all restaurants; for super-administrators. */
export function callReadHealth(): Promise<CallResult<HealthAnswer>> {
  return call("readHealth", {}, healthAnswerSchema);
}

/** Builds of the restaurants' sites; for super-administrators. */
export function callReadVersions(
  restoKeys: readonly string[],
): Promise<CallResult<VersionsAnswer>> {
  return call("readVersions", { resto_keys: restoKeys }, versionsAnswerSchema);
}
