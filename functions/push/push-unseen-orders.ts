import { staffPush, staffPushStep } from "@/domain/push/staff-push";
import { isBoardOpen } from "@/domain/staff/heartbeat";
import type { Instant } from "@/domain/time/berlin-time";
import { readBoardSeenAt } from "../restaurants/heartbeat-store";
import { transact } from "../runtime/admin-app";
import { forEachInParallel } from "../runtime/for-each-in-parallel";
import { logAndContinue } from "../runtime/log-and-continue";
import type { PushDevice } from "./push-subscription-store";
import { queuePush } from "./queue-push-store";
import { readTeamDevices } from "./team-devices";
import { endStaffPush, listUnseenOrders, readUnseenOrder } from "./unseen-order-store";

const PARALLEL = 10;

/**
 * Tells the devices of the team about unanswered orders while no board of the restaurant is open
 * (docs/rules.md#push). Each order is decided once.
 * @returns how many orders devices were told about
 */
export async function pushUnseenOrders(now: Instant, isOver: () => boolean): Promise<number> {
  let pushed = 0;
  await forEachInParallel(await listUnseenOrders(now), PARALLEL, async ([key, ids]) => {
    await logAndContinue(`push new orders of ${key}`, async () => {
      const seenAt = await readBoardSeenAt(key);
      const devices = isBoardOpen(seenAt, now) ? [] : await readTeamDevices(key);
      for (const id of ids) {
        if (!isOver() && (await pushIfUnseen(id, devices, now))) pushed += 1;
      }
    });
  });
  return pushed;
}

function pushIfUnseen(id: string, devices: readonly PushDevice[], now: Instant): Promise<boolean> {
  return transact(`push ${id}`, async (transaction) => {
    const order = await readUnseenOrder(transaction, id);
    if (!order) return false;
    // A board may have been opened meanwhile.
    const seenAt = await readBoardSeenAt(order.resto_key, transaction);
    const step = staffPushStep(order, seenAt, now);
    if (step === "wait") return false;
    endStaffPush(transaction, id);
    if (step === "seen") return false;
    for (const device of devices) {
      queuePush(transaction, [device], staffPush(order, device.language ?? "de"), now);
    }
    return devices.length > 0;
  });
}
