import { useEffect, useMemo } from "react";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import type { StaffGrants } from "@/firebase/repos/staff-repo";
import { useAtomValue, useSetAtom } from "@/state/jotai-hooks";
import {
  readRestaurantsAtom,
  storedRestaurantsAtom,
} from "@/state/restaurant/stored-restaurants-atom";
import { staffRestaurants } from "./staff-restaurants";

/**
 * The restaurants a person works for with their stored records, which are read once. While a
 * record is on its way, or cannot be reached, the configured one stands in for it.
 */
export function useStaffRestaurants(grants: StaffGrants): readonly Restaurant[] {
  const configured = useMemo(() => staffRestaurants(grants), [grants]);
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
