import type { PageLayout } from "@/domain/tenant/look.schema";
import { lookOf } from "@/domain/tenant/look-of";
import { useRestaurant } from "./restaurant-provider";

/** The layout of the restaurant page, as stored. */
export function usePageLayout(): PageLayout {
  return lookOf(useRestaurant()).layout;
}
