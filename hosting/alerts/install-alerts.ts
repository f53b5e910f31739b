import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { alertPolicy, POLICY_LABEL } from "./alert-policy";
import { ALERTS } from "./alerts";
import { budgetArguments, type CostBudget } from "./cost-budget";
import { LOG_METRICS, metricConfig, metricName } from "./log-metrics";

/** Runs `gcloud` with arguments and returns what it prints. Rejects if it fails. */
export type Gcloud = (args: readonly string[]) => Promise<string>;

export interface AlertInstallation {
  readonly project: string;
  /** Receives all alerts; null keeps the channels that the policies have. */
  readonly email: string | null;
  readonly budget: CostBudget | null;
}

/**
 * Creates or updates all log-based metrics and alert policies, the notification channel and the
 * budget. Running it again changes nothing; it never deletes anything.
 * @param read runs commands that only read, so that a dry run can answer them with nothing
 * @param write runs commands that change the project
 */
export async function installAlerts(
  { project, email, budget }: AlertInstallation,
  { read, write }: { read: Gcloud; write: Gcloud },
): Promise<void> {
  const inProject = ["--project", project];
  const list = async (command: string, format: string, ...more: string[]) =>
    linesOf(
      await read([
        ...command.split(" "),
        "list",
        ...more,
        ...inProject,
        `--format=value(${format})`,
      ]),
    );
  const folder = mkdtempSync(join(tmpdir(), "resto-alerts-"));
  const file = (name: string, content: object) => {
    const path = join(folder, `${name}.json`);
    writeFileSync(path, JSON.stringify(content, null, 2));
    return path;
  };
  try {
    const metrics = new Set(await list("logging metrics", "name"));
    for (const metric of LOG_METRICS) {
      const name = metricName(metric);
      const step = metrics.has(name) ? "update" : "create";
      const config = `--config-from-file=${file(name, metricConfig(metric))}`;
      await write(["logging", "metrics", step, name, config, ...inProject]);
    }

    const channels = email ? [await channelFor(email)] : [];
    const policies = new Map(
      (await list("monitoring policies", `userLabels.${POLICY_LABEL},name`)).map((line) => {
        const [id = "", name = ""] = line.split("\t");
        return [id, name] as const;
      }),
    );
    for (const alert of ALERTS) {
      const existing = policies.get(alert.id);
      const step = existing ? ["update", existing] : ["create"];
      const { notificationChannels, ...policy } = alertPolicy(alert, channels);
      const content = email ? { ...policy, notificationChannels } : policy;
      const source = `--policy-from-file=${file(alert.id, content)}`;
      const fields = existing ? [`--fields=${Object.keys(content).join(",")}`] : [];
      await write(["monitoring", "policies", ...step, source, ...fields, ...inProject]);
    }

    if (budget) {
      const account = [`--billing-account=${budget.billingAccount}`];
      const budgets = await read([
        ...["billing", "budgets", "list", ...account],
        ...[`--filter=displayName=${project}`, "--format=value(name)"],
      ]);
      await write([...budgetArguments(project, budget, linesOf(budgets)[0] ?? null), ...account]);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }

  /** Name of the e-mail channel for an address, created if there is none. */
  async function channelFor(address: string): Promise<string> {
    const own = `--filter=type="email" AND labels.email_address="${address}"`;
    const [existing] = await list("beta monitoring channels", "name", own);
    if (existing) return existing;
    const created = await write([
      ...["beta", "monitoring", "channels", "create", "--type=email"],
      ...[`--display-name=Resto: ${address}`, `--channel-labels=email_address=${address}`],
      ...[...inProject, "--format=value(name)"],
    ]);
    return linesOf(created)[0] ?? `projects/${project}/notificationChannels/NEW`;
  }
}

function linesOf(output: string): string[] {
  return output.split("\n").filter((line) => line.trim() !== "");
}
