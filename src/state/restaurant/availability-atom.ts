import { atom } from "jotai/vanilla";
import { activeRestaurant } from "@/config/active-tenant";
import type { Availability } from "@/domain/availability/availability.schema";
import { DEFAULT_AVAILABILITY } from "@/domain/availability/default-availability";
import { watchAvailability } from "@/firebase/repos/availability-repo";

interface AvailabilityState {
  /**
   * `pending` until the first answer: pages must not yet say that orders are taken, or when. `failed`
   * if it could not be read; reading is repeated.
   */
  readonly status: "pending" | "known" | "failed";
  readonly availability: Availability;
}

const PENDING: AvailabilityState = { status: "pending", availability: DEFAULT_AVAILABILITY };
const FAILED: AvailabilityState = { status: "failed", availability: DEFAULT_AVAILABILITY };

const liveAvailabilityAtom = atom<AvailabilityState>(PENDING);
liveAvailabilityAtom.onMount = (set) =>
  activeRestaurant
    ? watchAvailability(
        activeRestaurant.key,
        (availability) => set({ status: "known", availability }),
        () => set((state) => (state.status === "known" ? state : FAILED)),
      )
    : undefined;

/** Live availability of the restaurant; without limits until the first answer. */
export const availabilityAtom = atom((get) => get(liveAvailabilityAtom).availability);

/** Whether {@link availabilityAtom} has been read. */
export const availabilityStatusAtom = atom((get) => get(liveAvailabilityAtom).status);
