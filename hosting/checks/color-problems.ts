import { isSuperTenant } from "@/domain/tenant/is-super-tenant";
import type { Tenant } from "@/domain/tenant/restaurant.schema";
import { contrastRatio } from "@/ui/theme/oklch";
import { TEXT_CONTRAST } from "@/ui/theme/palette";

/**
 * Refuses a text colour that is illegible on the tenant's colour. The palette would replace it by
 * white or black, and the icons would still show it.
 */
export function colorProblems(tenant: Tenant): string[] {
  if (isSuperTenant(tenant)) return [];
  const { key, color, textColor } = tenant;
  const ratio = contrastRatio(textColor, color);
  if (ratio >= TEXT_CONTRAST) return [];
  // Rounded down: 4.49 must not read as 4.5.
  const shown = (Math.floor(ratio * 10) / 10).toFixed(1);
  return [
    `tenant-configs/${key}.ts: textColor: expected a contrast of at least ${TEXT_CONTRAST}:1 on color, ${textColor} on ${color} has ${shown}:1; choose a darker or lighter color`,
  ];
}
