import { inject } from "vitest";
import { DEFAULT_AVAILABILITY } from "@/domain/availability/default-availability";
import { toStoredRestaurant } from "@/domain/tenant/to-stored-restaurant";
import { backendAdmin } from "@/hosting/firebase/backend-admin";
import { completeMenu } from "@/tenant-configs/complete-menu";
import { menu } from "@/tenant-configs/menus/resto-example";
import { tenant as restoExample } from "@/tenant-configs/resto-example";

/** Stores the restaurant that gets the synthetic orders. */
export async function openExample(): Promise<void> {
  const { key } = restoExample;
  await backendAdmin(inject("backendPorts")).write([
    { path: `public/${key}`, data: toStoredRestaurant(restoExample) },
    { path: `menus/${key}`, data: completeMenu(menu) },
    { path: `availability/${key}`, data: DEFAULT_AVAILABILITY },
  ]);
}
