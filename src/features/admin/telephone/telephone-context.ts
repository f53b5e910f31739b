import { strictContext } from "@/data/strict-context";
import type { TelephoneOrder } from "./use-telephone-order";

const [TelephoneContext, useTelephoneContext] = strictContext<TelephoneOrder>(
  "useTelephone must be used within a telephone order",
);

export { TelephoneContext };

/** @throws outside of a telephone order */
export const useTelephone = useTelephoneContext;
