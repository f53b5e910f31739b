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

/** Input of `setDishCost` for the test kitchen. */
export const DISH_COST = { resto_key: KITCHEN, item_id: "pho", cost_cents: 420 } as const;

/** Input of `listFigureOrders` for the test kitchen. */
export const figureOrders = {
  ...{ resto_key: KITCHEN, from: "2027-02-01", to: "2027-02-28" },
  figure: "completed",
} as const;
