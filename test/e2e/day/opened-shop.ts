import { runSchedule } from "@/test/functions/support/run-schedules";
import { adminGet, adminPatch } from "@/test/harness/admin";
import { takeOnlinePayments } from "../support/online-payment";
import { meetTeam, must, RESTAURANT } from "./calls";
import { type Shop, startOrder } from "./kitchen";
import { newLedger } from "./ledger";
import type { DayPlan } from "./plan";
import { PORTIONS, SCARCE } from "./plan-orders";
import { minuteOf, startDay } from "./simulated-day";
import { startParty } from "./tables";

/** Opens Bobingen on the Saturday from 11:00 to 23:00, with everything that is planned arranged. */
export async function openShopFor(plan: DayPlan): Promise<Shop> {
  await takeOnlinePayments();
  const stored = await adminGet(`public/${RESTAURANT}`);
  await adminPatch(`public/${RESTAURANT}`, {
    hours: { ...Object(stored?.hours), 6: [{ open: "11:00", close: "23:00" }] },
    order_policy: { ...Object(stored?.order_policy), riders: true },
  });
  const day = await startDay(minuteOf("08:55"));
  const team = await meetTeam();
  const stock = { [SCARCE]: PORTIONS };
  await must(team.next(), "setAvailability", { resto_key: RESTAURANT, patch: { stock } });
  const shop = { day, team, ledger: newLedger(), tour: [] };
  for (const party of plan.parties) day.at(party.minute, () => startParty(shop, party));
  for (const [number, order] of plan.orders.entries()) {
    day.at(order.minute, () => startOrder(shop, order, number));
  }
  for (let minute = minuteOf("11:00"); minute <= minuteOf("23:00"); minute += 60) {
    day.at(minute, async () => {
      await runSchedule.payments();
      await runSchedule.reservations();
    });
  }
  return shop;
}
