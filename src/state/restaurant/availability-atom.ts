import { atom } from "jotai/vanilla";
import { activeRestaurant } from "@/config/active-tenant";
import type { Availability } from "@/domain/availability/availability.schema";
import { DEFAULT_AVAILABILITY } from "@/domain/availability/default-availability";
import { watchAvailability } from "@/firebase/repos/availability-repo";

const liveAvailabilityAtom = atom<Availability>(DEFAULT_AVAILABILITY);
liveAvailabilityAtom.onMount = (set) =>
  activeRestaurant ? watchAvailability(activeRestaurant.key, set) : undefined;

/** Live availability of the restaurant; empty until the first answer. */
export const availabilityAtom = atom((get) => get(liveAvailabilityAtom));
