/** Numbers of the two charts of accounts for commerce: SKR 03 and SKR 04. */
export const CHARTS = ["03", "04"] as const;

export type Chart = (typeof CHARTS)[number];

/** What a month is booked to. Tips paid online are money of the staff on its way. */
export const ACCOUNT_NAMES = ["food", "drinks", "cash", "card", "online", "tips"] as const;

type AccountName = (typeof ACCOUNT_NAMES)[number];

/**
 * The usual accounts of each chart: sales at 7 % and 19 %, cash, money in transit, transitory items.
 */
export const USUAL_ACCOUNTS: Readonly<Record<Chart, Record<AccountName, string>>> = {
  "03": {
    food: "8300",
    drinks: "8400",
    cash: "1000",
    card: "1360",
    online: "1360",
    tips: "1590",
  },
  "04": {
    food: "4300",
    drinks: "4400",
    cash: "1600",
    card: "1460",
    online: "1460",
    tips: "1370",
  },
};
