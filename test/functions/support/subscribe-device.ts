import { createECDH } from "node:crypto";
import type { SubscribePushRequest } from "@/domain/push/push-subscription.schema";
import { callFunction } from "@/test/harness/callables";
import { newDevice, type TestDevice } from "@/test/harness/push-devices";
import type { TestAccount } from "./test-accounts";
import { KITCHEN } from "./test-kitchen";

/** A well-formed input of `subscribePush`; no test sends anything to this device. */
export const SUBSCRIPTION: SubscribePushRequest = {
  resto_key: KITCHEN,
  endpoint: "https://fcm.googleapis.com/fcm/send/probe",
  keys: {
    p256dh: createECDH("prime256v1").generateKeys("base64url"),
    auth: "a".repeat(22),
  },
  kinds: ["orders"],
};

/** Subscribes a device, by default a new one, to everything of the test kitchen. */
export async function subscribe(
  account: TestAccount,
  changes: Partial<SubscribePushRequest> = {},
): Promise<TestDevice> {
  const { endpoint, keys } = changes.endpoint ? (changes as TestDevice) : await newDevice();
  const request = {
    resto_key: KITCHEN,
    kinds: ["orders", "reservations"],
    ...changes,
    endpoint,
    keys,
  };
  const { error } = await callFunction("subscribePush", request, account);
  if (error) throw new Error(`subscribePush: ${JSON.stringify(error)}`);
  return { endpoint, keys };
}
