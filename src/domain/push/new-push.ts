import type { Instant } from "../time/berlin-time";
import type { PushNotice } from "./push-message.schema";
import type { PushKind } from "./push-subscription.schema";

/** A message for all devices of a guest or of a member of staff. */
export interface NewPush {
  readonly kind: PushKind;
  readonly resto_key: string;
  /** Path of the order or reservation. */
  readonly target: string;
  readonly topic: string;
  readonly notice: PushNotice;
  /** When it is of no use any more. */
  readonly until: Instant;
}
