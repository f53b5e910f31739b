import { resolveTenant } from "@/config/resolve-tenant";
import { isSuperTenant } from "@/domain/tenant/is-super-tenant";
import { FUNCTIONS_REGION } from "../lib/direct-call-url";
import type { HostingTarget } from "../targets";

/** A rewrite of Firebase Hosting to a function. */
export interface CallRewrite {
  readonly source: string;
  readonly function: { readonly functionId: string; readonly region: string };
}

/**
 * Where `/api/<name>` of a site leads: guests' calls to `guestApi`, those of the admin site to `staffApi`
 * (docs/decisions/hosting.md#one-origin).
 */
export function callRewrites({ restoKey }: HostingTarget): CallRewrite[] {
  const isAdmin = isSuperTenant(resolveTenant(restoKey));
  return [
    to("/api/cspReport", "cspReport"),
    ...(isAdmin ? [to("/api/publishPhoto", "publishPhoto")] : []),
    to("/api/**", isAdmin ? "staffApi" : "guestApi"),
  ];
}

function to(source: string, functionId: string): CallRewrite {
  return { source, function: { functionId, region: FUNCTIONS_REGION } };
}
