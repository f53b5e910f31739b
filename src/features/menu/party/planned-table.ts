import type { PartyLine, PartyPlan, PartyRequest } from "@/domain/cart/party/party";

/** A table as it was planned, and its lines as the guest has changed them. */
export interface PlannedTable {
  readonly request: PartyRequest;
  readonly plan: PartyPlan;
  readonly lines: readonly PartyLine[];
}
