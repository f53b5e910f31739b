import { tenant as bobingen } from "@/tenant-configs/resto-bobingen";
import { tenant as adminTenant } from "@/tenant-configs/resto-superadmin";
import { LOCAL_PORTS } from "../../lib/ports";

const SITES: readonly (readonly [live: string, local: string])[] = [
  [new URL(bobingen.url).origin, `http://localhost:${LOCAL_PORTS.customer}`],
  [new URL(adminTenant.url).origin, `http://localhost:${LOCAL_PORTS.admin}`],
];

/** Points links to the sites that `npm start` runs to this machine. */
export function withLocalLinks(text: string): string {
  return SITES.reduce((result, [live, local]) => result.replaceAll(live, local), text);
}
