import type { Refusal } from "@/domain/result/refusal";

/** Whether staff may override a refusal: no free seats or table, or tables with too few seats. */
export function canOverbook({ reason, field }: Refusal): boolean {
  return reason === "SLOT_FULL" || (reason === "PARTY_SIZE" && field === "table_ids");
}
