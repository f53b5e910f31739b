import { randomUUID } from "node:crypto";
import { type DeviceKeys, newDeviceKeys } from "./push-keys";

/** A message as its device reads it. */
export interface ReceivedPush {
  readonly device: string;
  readonly received_at: string;
  readonly ttl_s: number;
  readonly topic: string;
  readonly urgency: string;
  /** The decrypted text. */
  readonly text: string;
}

/** A device that this push service delivers to. */
export interface Device {
  readonly keys: DeviceKeys;
  /** Statuses of the next answers; then 201. */
  answers: number[];
}

/** The devices and what they got, newest first. Everything is in memory. */
export function createDevices() {
  const devices = new Map<string, Device>();
  let received: readonly ReceivedPush[] = [];
  return {
    add(): { readonly id: string; readonly device: Device } {
      const id = randomUUID();
      const device: Device = { keys: newDeviceKeys(), answers: [] };
      devices.set(id, device);
      return { id, device };
    },
    find: (id: string) => devices.get(id) ?? null,
    remove: (id: string) => devices.delete(id),
    /** A message that is not fetched yet is replaced by one of the same topic; here all are kept. */
    receive(message: ReceivedPush): void {
      received = [message, ...received];
    },
    received: (device?: string) =>
      received.filter((each) => device === undefined || each.device === device),
  };
}

export type Devices = ReturnType<typeof createDevices>;
