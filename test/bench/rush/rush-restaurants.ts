import { setTimeout as sleep } from "node:timers/promises";
import { DEFAULT_AVAILABILITY } from "@/domain/availability/default-availability";
import { reservationPolicyOf } from "@/domain/reservation/seating/reservation-policy";
import { isSuperTenant } from "@/domain/tenant/is-super-tenant";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { toStoredRestaurant } from "@/domain/tenant/to-stored-restaurant";
import type { BackendAdmin } from "@/hosting/firebase/backend-admin";
import { DEMO_PASSWORD } from "@/hosting/local/demo-accounts";
import type { RushRestaurant } from "@/hosting/local/rush/rush-guest";
import { tenants } from "@/tenant-configs/index";
import { loadBundledMenu } from "@/tenant-configs/load-menu";
import { tenant as restoBobingen } from "@/tenant-configs/resto-bobingen";

/** So few that some slots fill up within minutes. */
export const ORDERS_PER_SLOT = 6;

const ALL_DAY: [string, string][] = [["00:00", "24:00"]];

/** A restaurant of the bench and the account at its board. */
export interface BenchRestaurant extends RushRestaurant {
  readonly staffEmail: string;
}

/** The account of a restaurant's manager. */
export const staffEmailOf = (key: string) => `rush-${key}@example.com`;

/** Some guests cancel in time, others too late. */
const DEPOSIT = { from_party: 4, cents_a_person: 1000, free_until_hours: 20 };

function openAllDay(restaurant: Restaurant): Restaurant {
  const days = Array.from({ length: 7 }, (_, weekday) => [weekday, ALL_DAY]);
  return {
    ...restaurant,
    hours: Object.fromEntries(days) as Restaurant["hours"],
    opened_on_holiday: true,
    reservation_policy: {
      ...reservationPolicyOf(restaurant),
      auto_confirm: true,
      deposit: DEPOSIT,
    },
    order_policy: {
      pickup_lead_minutes: 20,
      delivery_lead_minutes: 45,
      days_ahead: 7,
      orders_per_slot: ORDERS_PER_SLOT,
    },
  };
}

/**
 * Ten restaurants that are open around the clock: the nine of this repository and a second Bobingen.
 * Each has a manager at its board.
 */
export async function tenRestaurants(admin: BackendAdmin): Promise<BenchRestaurant[]> {
  const configured = Object.values(tenants).flatMap((tenant) =>
    isSuperTenant(tenant) ? [] : [tenant],
  );
  const all = [...configured, { ...restoBobingen, key: "second-bobingen" }].slice(0, 10);
  const restaurants = await Promise.all(
    all.map(async (restaurant, index) => {
      const { key } = restaurant;
      const source = key === "second-bobingen" ? restoBobingen.key : key;
      const menu = await loadBundledMenu(source);
      const staffEmail = staffEmailOf(key);
      const uid = `rush-staff-${index}`;
      await admin.createAccounts([
        { uid, email: staffEmail, password: DEMO_PASSWORD, displayName: key, emailVerified: true },
      ]);
      await admin.write([
        { path: `public/${key}`, data: toStoredRestaurant(openAllDay(restaurant)) },
        { path: `menus/${key}`, data: menu },
        { path: `availability/${key}`, data: DEFAULT_AVAILABILITY },
        {
          path: `staff/${uid}`,
          data: { email: staffEmail, resto_keys: [key], role: "manager", super: false },
        },
      ]);
      // Only Bobingen delivers to where the guests of the rush live.
      const delivers = source === restoBobingen.key;
      const takesTables = restaurant.reservation;
      return {
        key,
        menu,
        delivers,
        takesTables,
        paysOnline: true,
        deposit: DEPOSIT,
        staffEmail,
      };
    }),
  );
  // The backend rejects tokens of the second in which their account was created.
  await sleep(1100);
  return restaurants;
}
