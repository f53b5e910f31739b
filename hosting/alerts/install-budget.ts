import { type GcloudAccess, linesOf } from "./gcloud";

/** A monthly budget of one project. */
export interface CostBudget {
  /** For example `0X0X0X-0X0X0X-0X0X0X`. */
  readonly billingAccount: string;
  /** With its currency, for example `50EUR`. */
  readonly amount: string;
}

/** Shares of the budget at which Google notifies. */
const THRESHOLDS = [0.5, 0.9, 1];

/** Creates the budget of a project, or changes its amount. */
export async function installBudget(
  project: string,
  { billingAccount, amount }: CostBudget,
  { read, write }: GcloudAccess,
): Promise<void> {
  const account = `--billing-account=${billingAccount}`;
  const budgets = await read([
    ...["billing", "budgets", "list", account],
    ...[`--filter=displayName=${project}`, "--format=value(name)"],
  ]);
  const [existing] = linesOf(budgets);
  const step = existing
    ? ["update", existing]
    : ["create", `--display-name=${project}`, `--filter-projects=projects/${project}`].concat(
        THRESHOLDS.map((share) => `--threshold-rule=percent=${share}`),
      );
  await write(["billing", "budgets", ...step, `--budget-amount=${amount}`, account]);
}
