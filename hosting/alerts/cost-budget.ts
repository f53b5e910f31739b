/** A monthly budget of one project. */
export interface CostBudget {
  /** For example `0X0X0X-0X0X0X-0X0X0X`. */
  readonly billingAccount: string;
  /** With its currency, for example `50EUR`. */
  readonly amount: string;
}

/** Shares of the budget at which Google notifies. */
const THRESHOLDS = [0.5, 0.9, 1];

/**
 * Arguments of `gcloud billing budgets` that create the budget or set its amount.
 * @param existing resource name of the project's budget; null if it has none
 */
export function budgetArguments(
  project: string,
  { amount }: CostBudget,
  existing: string | null,
): string[] {
  const value = `--budget-amount=${amount}`;
  if (existing) return ["billing", "budgets", "update", existing, value];
  return [
    ...["billing", "budgets", "create", `--display-name=${project}`, value],
    `--filter-projects=projects/${project}`,
    ...THRESHOLDS.map((share) => `--threshold-rule=percent=${share}`),
  ];
}
