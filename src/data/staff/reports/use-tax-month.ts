import type { TaxMonth } from "@/domain/report/datev/tax-month.schema";
import type { CallProblem } from "@/firebase/callables/call-problem";
import { callReadTaxMonth } from "@/firebase/callables/reports-callables";
import { type Read, useRead } from "../../use-read";

/** The file of a month for the tax adviser as it would be now. */
export function useTaxMonth(resto_key: string, month: string): Read<TaxMonth, CallProblem> {
  return useRead(`tax month ${resto_key} ${month}`, () => callReadTaxMonth({ resto_key, month }));
}
