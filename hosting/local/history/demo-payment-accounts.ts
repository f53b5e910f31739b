/** Restaurants of the demo whose guests can pay online, with their accounts at the local provider. */
export const DEMO_PAYMENT_ACCOUNTS: Readonly<Record<string, string>> = {
  "resto-bobingen": "acct_demo_bobingen",
  "resto-example": "acct_demo_example",
};
