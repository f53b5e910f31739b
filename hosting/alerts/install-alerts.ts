import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { temporaryFolder } from "../lib/delete-at-exit";
import { ALERTS, LOG_METRICS } from "./alert-list";
import { type GcloudAccess, linesOf } from "./gcloud";
import { alertPolicy, metricConfig, metricName, POLICY_LABEL } from "./gcloud-files";
import { runbookAnchor } from "./runbook";

/** With half a minute between them: Google answers 404 for a metric of less than ten minutes. */
const MAX_TRIES = 21;
const UNKNOWN_METRIC = /\b404\b|NOT_FOUND|Cannot find metric/;

export interface AlertInstallation {
  readonly project: string;
  /** Receives all alerts; null adds no channel. */
  readonly email: string | null;
  /** Receives critical alerts, too: an address, or the name of a channel such as a telephone. */
  readonly critical: string | null;
}

/** Titles of alerts that would not wake anybody. */
export interface Unpaged {
  /** Alerts without a notification channel. */
  readonly nobody: readonly string[];
  /** Critical alerts with a single channel. */
  readonly onlyOne: readonly string[];
}

/**
 * Creates or updates all log-based metrics, alert policies and notification channels. Running it
 * again changes nothing. It deletes nothing, and policies keep the channels that they have.
 */
export async function installAlerts(
  { project, email, critical }: AlertInstallation,
  { read, write, pause }: GcloudAccess,
): Promise<Unpaged> {
  const inProject = ["--project", project];
  const list = async (command: string, format: string, ...more: string[]) => {
    const args = [...command.split(" "), "list", ...more, ...inProject];
    return linesOf(await read([...args, `--format=value(${format})`]));
  };
  const folder = temporaryFolder(join(tmpdir(), "resto-alerts-"));
  const file = (name: string, content: object) => {
    const path = join(folder.path, `${name}.json`);
    writeFileSync(path, JSON.stringify(content, null, 2));
    return path;
  };
  const nobody: string[] = [];
  const onlyOne: string[] = [];
  try {
    const metrics = new Set(await list("logging metrics", "name"));
    for (const metric of LOG_METRICS) {
      const name = metricName(metric);
      const step = metrics.has(name) ? "update" : "create";
      const config = `--config-from-file=${file(name, metricConfig(metric))}`;
      await write(["logging", "metrics", step, name, config, ...inProject]);
    }

    const forAll = email ? [await channelFor(email)] : [];
    const forCritical = critical ? [await channelFor(critical)] : [];
    const format = `userLabels.${POLICY_LABEL},name,notificationChannels.list()`;
    const policies = new Map(
      (await list("monitoring policies", format)).map((line) => {
        const [id = "", name = "", channels = ""] = line.split("\t");
        return [id, { name, channels: channels.split(",").filter(Boolean) }] as const;
      }),
    );
    for (const alert of ALERTS) {
      const id = runbookAnchor(alert.title);
      const existing = policies.get(id);
      const isCritical = alert.severity === "CRITICAL";
      const channels = new Set([
        ...(existing?.channels ?? []),
        ...forAll,
        ...(isCritical ? forCritical : []),
      ]);
      if (channels.size === 0) nobody.push(alert.title);
      else if (isCritical && channels.size === 1) onlyOne.push(alert.title);
      const policy = alertPolicy(alert, [...channels]);
      const fields = `--fields=${Object.keys(policy).join(",")}`;
      const step = existing ? ["update", existing.name, fields] : ["create"];
      const source = `--policy-from-file=${file(id, policy)}`;
      await writePolicy(["monitoring", "policies", ...step, source, ...inProject]);
    }
    return { nobody, onlyOne };
  } finally {
    folder.remove();
  }

  async function writePolicy(args: readonly string[], tries = 1): Promise<void> {
    try {
      await write(args);
    } catch (fault) {
      if (tries === MAX_TRIES || !UNKNOWN_METRIC.test(String(fault))) throw fault;
      await pause();
      await writePolicy(args, tries + 1);
    }
  }

  /** Name of the channel for an address, created if there is none. */
  async function channelFor(recipient: string): Promise<string> {
    if (!recipient.includes("@")) return recipient;
    const own = `--filter=type="email" AND labels.email_address="${recipient}"`;
    const [existing] = await list("beta monitoring channels", "name", own);
    if (existing) return existing;
    const created = await write([
      ...["beta", "monitoring", "channels", "create", "--type=email"],
      ...[`--display-name=Resto: ${recipient}`, `--channel-labels=email_address=${recipient}`],
      ...[...inProject, "--format=value(name)"],
    ]);
    return linesOf(created)[0] ?? `projects/${project}/notificationChannels/NEW`;
  }
}
