import type { BlockGuestRequest, BlocksAnswer } from "@/domain/guest/block-requests.schema";
import { callBlockGuest, callListBlocks } from "@/firebase/callables/guest-callables";
import { useLatestCall } from "../use-latest-call";
import { useRead } from "../use-read";
import { type GuestProblem, guestProblemOf } from "./guest-problem";

/** A restaurant's blocks. */
export interface Blocks {
  readonly status: "loading" | "ready" | GuestProblem;
  /** Null until they are loaded. */
  readonly list: BlocksAnswer | null;
  readonly reload: () => void;
  /** Blocks or unblocks. Returns why it failed, or null. */
  readonly change: (request: Omit<BlockGuestRequest, "resto_key">) => Promise<GuestProblem | null>;
}

/** Reads and changes the blocks of one restaurant. */
export function useBlocks(restoKey: string): Blocks {
  const read = useRead(`blocks ${restoKey}`, () => callListBlocks(restoKey));
  const { value: list, error, reload } = read;
  const startChange = useLatestCall();

  const change: Blocks["change"] = async (request) => {
    const isLatest = startChange();
    const answer = await callBlockGuest({ resto_key: restoKey, ...request });
    if (!answer.ok) return guestProblemOf(answer.error) ?? "other";
    // The list in this answer may be older than that of a change which began later.
    if (isLatest()) read.change(() => answer.value);
    else reload();
    return null;
  };

  const problem = (error && guestProblemOf(error)) ?? "other";
  return { status: read.status === "failed" ? problem : read.status, list, reload, change };
}
