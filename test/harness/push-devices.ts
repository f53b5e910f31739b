import { inject } from "vitest";
import type { PushNotice } from "@/domain/push/push-message.schema";
import type { SubscribePushRequest } from "@/domain/push/push-subscription.schema";
import type { ReceivedPush } from "@/hosting/local/push/devices";
import "./provided-context";

/** A device at the local push service. */
export interface TestDevice {
  readonly endpoint: string;
  readonly keys: SubscribePushRequest["keys"];
}

const ask = async (path: string, init: RequestInit = {}) =>
  (await fetch(`${inject("pushUrl")}${path}`, init)).json();

const idOf = ({ endpoint }: Pick<TestDevice, "endpoint">) => endpoint.split("/").at(-1);

export function newDevice(): Promise<TestDevice> {
  return ask("/devices", { method: "POST" });
}

/** Answer of the push service to the next messages of a device. */
export const answerNext = (device: TestDevice, ...statuses: number[]) =>
  ask(`/devices/${idOf(device)}/answers`, { method: "POST", body: JSON.stringify(statuses) });

/** The device unsubscribes without telling the server. */
export const forget = (device: TestDevice) => ask(`/devices/${idOf(device)}`, { method: "DELETE" });

/** Messages that a device received and decrypted, newest first. */
export async function received(
  device: Pick<TestDevice, "endpoint">,
): Promise<(Omit<ReceivedPush, "text"> & { notice: PushNotice; text: string })[]> {
  const list: ReceivedPush[] = await ask(`/devices/${idOf(device)}/messages`);
  return list.map((each) => ({ ...each, notice: JSON.parse(each.text) }));
}

/** Titles of what a device got, oldest first. */
export async function titles(device: TestDevice): Promise<string[]> {
  return (await received(device)).map(({ notice }) => notice.title).toReversed();
}
