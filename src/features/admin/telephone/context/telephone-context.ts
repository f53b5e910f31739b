import { strictContext } from "@/data/strict-context";
import type { TelephoneOrder } from "./use-telephone-order";

export const [TelephoneContext, useTelephone] = strictContext<TelephoneOrder>(
  "useTelephone must be used within a telephone order",
);
