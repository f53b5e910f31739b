import { USUAL_ACCOUNTS } from "@/domain/report/datev/datev-accounts";
import { KITCHEN } from "./test-kitchen";

/** Input of `exportTaxMonth` for the test kitchen. */
export const taxFile = {
  resto_key: KITCHEN,
  month: "2027-02",
  settings: {
    ...{ adviser: 29098, client: 55003, chart: "03", year_starts_in: 1 },
    accounts: USUAL_ACCOUNTS["03"],
  },
} as const;

/** Input of `listFigureOrders` for the test kitchen. */
export const figureOrders = {
  ...{ resto_key: KITCHEN, from: "2027-02-01", to: "2027-02-28" },
  figure: "completed",
} as const;
