import * as z from "zod/mini";
import { pendingAtom } from "./pending-atom";

const memberSchema = z.object({
  /** Id of the group. */
  id: z.string(),
  name: z.string(),
  /** The cart as the group has last confirmed it, as JSON; empty before. */
  synced: z.string(),
  /** Whether this device orders for all: the checkout then has the lines of the group. */
  isOrdering: z.boolean(),
  /** Whether the group's order is placed: the cart belongs to the guest alone again. */
  isDone: z.boolean(),
});

/** The group that this device takes part in. */
export const groupMemberAtom = pendingAtom("group", memberSchema);
