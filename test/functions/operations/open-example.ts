import { DEFAULT_AVAILABILITY } from "@/domain/availability/default-availability";
import { toStoredRestaurant } from "@/domain/tenant/to-stored-restaurant";
import { completeMenu } from "@/tenant-configs/complete-menu";
import { menu } from "@/tenant-configs/menus/resto-example";
import { tenant as restoExample } from "@/tenant-configs/resto-example";
import { adminSet } from "@/test/harness/admin";

/** Stores the restaurant that gets the synthetic orders. */
export async function openExample(): Promise<void> {
  await adminSet(`public/${restoExample.key}`, toStoredRestaurant(restoExample));
  await adminSet(`menus/${restoExample.key}`, completeMenu(menu));
  await adminSet(`availability/${restoExample.key}`, DEFAULT_AVAILABILITY);
}
