import type { ListFigureOrdersRequest } from "@/domain/report/figure-orders";
import type { FigureOrders } from "@/domain/report/figure-orders.schema";
import type { CallProblem } from "@/firebase/callables/call-problem";
import { callListFigureOrders } from "@/firebase/callables/reports-callables";
import { type Read, useRead } from "../../use-read";

/** The orders behind a figure of a report. */
export function useFigureOrders(request: ListFigureOrdersRequest): Read<FigureOrders, CallProblem> {
  const { resto_key, from, to, figure } = request;
  return useRead(`orders of ${resto_key} ${from} ${to} ${JSON.stringify(figure)}`, () =>
    callListFigureOrders(request),
  );
}
