import {
  figureOrderSchema,
  figureOrders,
  listFigureOrdersRequestSchema,
} from "@/domain/report/figure-orders";
import type { FigureOrders } from "@/domain/report/figure-orders.schema";
import { ok } from "@/domain/result/result";
import { defineCallable } from "../calls/define-callable";
import { documentsDue, MAX_REPORTED, readRows } from "./report-store";

/**
 * The orders behind a figure of a report, without anything about guests, with their number and sum. Ends
 * with the last complete day if there are too many orders.
 */
export const listFigureOrders = defineCallable(
  { name: "listFigureOrders", schema: listFigureOrdersRequestSchema, access: "manager-of" },
  async ({ input: { resto_key, from, to, figure } }) => {
    const due = documentsDue("orders", resto_key, { from, to }).orderBy("created_at");
    const { rows, until } = await readRows(due, figureOrderSchema, MAX_REPORTED);
    return ok<FigureOrders>({ to: until ?? to, ...figureOrders(rows, figure) });
  },
);
