import type { CallableRequest } from "firebase-functions/https";
import { tenant as adminSite } from "@/tenant-configs/resto-superadmin";
import { isLocalBackend } from "../../runtime/is-local-backend";

/** The admin site of `npm start`. */
const LOCAL_SITE = "http://localhost:5174";

/** Address of the editor's section "Bezahlung", to which the provider's page leads back. */
export function editorUrl(key: string, { rawRequest }: CallableRequest): string {
  const site = isLocalBackend() ? (rawRequest.headers.origin ?? LOCAL_SITE) : adminSite.url;
  return new URL(`/system/restaurants/${key}?section=payment`, site).href;
}
