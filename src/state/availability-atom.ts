import { atom } from "jotai/vanilla";
import { activeRestaurant } from "../config/active-tenant";
import type { Availability } from "../domain/menu/availability.schema";
import { NO_SWITCHES } from "../domain/menu/no-switches";
import { watchAvailability } from "../firebase/availability-repo";

const liveAvailabilityAtom = atom<Availability>(NO_SWITCHES);
liveAvailabilityAtom.onMount = (set) =>
  activeRestaurant ? watchAvailability(activeRestaurant.key, set) : undefined;

/** Live switches of the restaurant; none are set until the first answer. */
export const availabilityAtom = atom((get) => get(liveAvailabilityAtom));
