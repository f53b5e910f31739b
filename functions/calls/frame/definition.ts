import type { CallableOptions, CallableRequest } from "firebase-functions/https";
import type * as z from "zod/mini";
import type { Refusal } from "@/domain/result/refusal";
import type { Result } from "@/domain/result/result";
import type { Grants } from "@/domain/staff/grants.schema";
import type { Instant } from "@/domain/time/berlin-time";
import type { Transaction } from "../../runtime/admin-app";
import type { Caller } from "../../runtime/caller";

/** Access without a role (docs/rules.md#calls). */
type GuestAccess =
  | "anyone"
  /** Any account, guest accounts included. */
  | "signed-in"
  /** An account with an App Check token or a verified address. */
  | "trusted";

/** Roles at the restaurant that the input names as `resto_key`. */
type RestaurantAccess = "team-of" | "staff-of" | "manager-of";

/**
 * Roles at any restaurant: the use case or `mayCall` decides about the restaurant. `team` and `team-of`
 * include riders, `staff` does not.
 */
export type StaffAccess = RestaurantAccess | "team" | "staff" | "manager" | "super";

/** Access that a call needs. */
export type Access = GuestAccess | StaffAccess;

/** A restaurant's role can be asked for only if the input names the restaurant. */
type AccessFor<Input> = Input extends { readonly resto_key: string }
  ? Access
  : Exclude<Access, RestaurantAccess>;

/** Properties of a call that the frame checks before the use case runs. */
export interface CallChecks {
  readonly name: string;
  /** Largest body, above 32 KB of staff only; 32 KB without it. */
  readonly maxBytes?: number;
  readonly schema: z.ZodMiniType;
  readonly access: Access;
  /** The sign-in must be recent (docs/rules.md#step-up). */
  readonly needsRecentSignIn?: true;
  /** The call causes much work: an account can make it only a few times (docs/rules.md#limits). */
  readonly isCostly?: true;
  /**
   * The use case reads and writes only in `transact`, which checks the role again. So the frame may
   * check it by grants that this instance has read within ten minutes, without a read of its own.
   */
  readonly decidesInTransaction?: boolean;
  readonly options?: CallableOptions;
}

/** {@link CallChecks} of a call with this input. */
export interface Definition<Input, Who extends Access> extends CallChecks {
  readonly schema: z.ZodMiniType<Input>;
  readonly access: Who & AccessFor<Input>;
  /** A further condition on the role; NOT_ALLOWED if it is not met. */
  readonly mayCall?: (staff: Grants, input: Input, caller: Caller) => boolean;
}

/** Arguments of a use case, once the call has passed the frame. */
export interface Call<Input, Who extends Access> {
  readonly input: Input;
  readonly caller: Who extends "anyone" ? Caller | null : Caller;
  /** The caller's effective grants; null unless the call needs a role. */
  readonly staff: Who extends StaffAccess ? Grants : null;
  readonly now: Instant;
  readonly request: CallableRequest;
  /**
   * Runs a serialised transaction, for calls that need a role: nothing is written if the caller's
   * grants have changed since they were checked. Then the call is NOT_ALLOWED, or starts again with
   * the current grants if it has `decidesInTransaction`.
   */
  readonly transact: Transact;
}

export type Transact = <T, Reason extends Refusal>(
  lockKey: string,
  work: (transaction: Transaction) => Promise<Result<T, Reason>>,
) => Promise<Result<T, Reason>>;
