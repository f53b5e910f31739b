import { useEffect, useMemo } from "react";
import type { Grants } from "@/domain/staff/grants.schema";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { useAtomValue, useSetAtom } from "@/state/jotai-hooks";
import {
  readRestaurantsAtom,
  storedRestaurantsAtom,
} from "@/state/restaurant/stored-restaurants-atom";
import { tenantsAtom } from "@/state/restaurant/tenants-atom";
import { staffRestaurants } from "./staff-restaurants";

/**
 * The stored restaurants of a staff member; the configured one until a stored one is read. Reads
 * again when the browser comes online. Suspends until the configurations have loaded.
 */
export function useStaffRestaurants(grants: Grants): readonly Restaurant[] {
  const tenants = useAtomValue(tenantsAtom);
  const configured = useMemo(() => staffRestaurants(grants, tenants), [grants, tenants]);
  const stored = useAtomValue(storedRestaurantsAtom);
  const read = useSetAtom(readRestaurantsAtom);
  useEffect(() => {
    const readAll = () => void read(configured);
    readAll();
    window.addEventListener("online", readAll);
    return () => window.removeEventListener("online", readAll);
  }, [configured, read]);
  return useMemo(
    () => configured.map((restaurant) => stored[restaurant.key] ?? restaurant),
    [configured, stored],
  );
}
