import * as z from "zod/mini";

/**
 * How a restaurant meets the duty to offer reusable packaging (VerpackG §§ 33, 34): it offers it
 * (`offered`), fills containers that guests bring (`own_containers`, small businesses only), has no
 * duty for another reason (`exempt`), or packs neither in plastic nor in one-way cups (`none_needed`).
 */
export const reusableSchema = z.enum(["offered", "own_containers", "exempt", "none_needed"]);

export type Reusable = z.infer<typeof reusableSchema>;

/** The largest deposit for one reusable container. */
export const MAX_CONTAINER_DEPOSIT_CENTS = 10_000;
