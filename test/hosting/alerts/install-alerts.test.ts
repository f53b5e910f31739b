import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { ALERTS, LOG_METRICS } from "@/hosting/alerts/alert-list";
import type { Gcloud } from "@/hosting/alerts/gcloud";
import { alertPolicy, metricConfig, metricName } from "@/hosting/alerts/gcloud-files";
import { installAlerts } from "@/hosting/alerts/install-alerts";
import { installBudget } from "@/hosting/alerts/install-budget";
import { runbookAnchor } from "@/hosting/alerts/runbook";

const EMAIL = "ada@example.com";
const budget = { billingAccount: "0X0X0X-0X0X0X-0X0X0X", amount: "50EUR" };
const PROJECT = "resto-websites";
const CHANNELS = `projects/${PROJECT}/notificationChannels`;
const installation = { project: PROJECT, email: EMAIL, critical: null };

interface Stored {
  readonly name: string;
  content: {
    readonly severity: string;
    readonly userLabels: Record<string, string>;
    readonly notificationChannels: readonly string[];
  };
}

/**
 * A stand-in for the project behind `gcloud`.
 * @param unknownFor how many policies are refused because Google does not know a metric yet
 */
function fakeProject(unknownFor = 0) {
  const metrics: string[] = [];
  const policies: Stored[] = [];
  const channels: string[] = [];
  const budgets: string[] = [];
  const written: string[][] = [];
  let refusals = unknownFor;

  const read: Gcloud = async (args) => {
    const [first, second, third] = args;
    if (`${first} ${second}` === "logging metrics") return metrics.join("\n");
    if (`${first} ${second}` === "monitoring policies") {
      return policies
        .map(({ name, content: { userLabels, notificationChannels } }) =>
          [userLabels.resto_alert, name, notificationChannels.join(",")].join("\t"),
        )
        .join("\n");
    }
    if (third !== "channels") return budgets.join("\n");
    const address = args
      .find((each) => each.startsWith("--filter="))
      ?.split('"')
      .at(-2);
    const at = channels.indexOf(address ?? "");
    return at === -1 ? "" : `${CHANNELS}/${at + 1}`;
  };
  const write: Gcloud = async (args) => {
    const [, second, third, fourth] = args;
    if (second === "policies" && refusals > 0) {
      refusals -= 1;
      throw new Error("gcloud monitoring policies create: NOT_FOUND: Cannot find metric");
    }
    written.push([...args]);
    if (third === "channels") {
      channels.push(
        args
          .find((each) => each.includes("email_address="))
          ?.split("=")
          .at(-1) ?? "",
      );
      return `${CHANNELS}/${channels.length}`;
    }
    if (second === "policies") {
      const content = fileOf(args);
      const stored = policies.find(({ name }) => name === fourth);
      if (stored) stored.content = content;
      else policies.push({ name: `projects/${PROJECT}/alertPolicies/${policies.length}`, content });
    }
    if (third !== "create") return "";
    if (second === "metrics") metrics.push(fourth ?? "");
    if (second === "budgets") budgets.push("billingAccounts/0X/budgets/1");
    return "";
  };
  const pause = vi.fn(async () => {});
  return {
    read,
    write,
    pause,
    written,
    policies,
    steps: () => written.map((args) => stepOf(args)),
  };
}

const stepOf = (args: readonly string[]) => args.find((each) => /^(?:create|update)$/.test(each));

function fileOf(args: readonly string[]) {
  const path = args.find((each) => each.startsWith("--policy-from-file="))?.split("=")[1] ?? "";
  return JSON.parse(readFileSync(path, "utf8"));
}

test("a first run creates all metrics, policies and the channel", async () => {
  const project = fakeProject();
  await installAlerts(installation, project);
  expect(new Set(project.steps())).toEqual(new Set(["create"]));
  expect(project.written).toHaveLength(LOG_METRICS.length + ALERTS.length + 1);
  for (const { content } of project.policies)
    expect(content.notificationChannels).toEqual([`${CHANNELS}/1`]);
});

test("a second run updates everything and creates nothing", async () => {
  const project = fakeProject();
  await installAlerts(installation, project);
  project.written.length = 0;
  await installAlerts(installation, project);
  expect(project.steps()).not.toContain("create");
  expect(project.written).toHaveLength(LOG_METRICS.length + ALERTS.length);
});

test("policies keep the channels that somebody added by hand", async () => {
  const project = fakeProject();
  await installAlerts(installation, project);
  const [first] = project.policies;
  const telephone = `${CHANNELS}/77`;
  if (first) first.content = { ...first.content, notificationChannels: [telephone] };
  await installAlerts({ ...installation, email: null }, project);
  expect(first?.content.notificationChannels).toEqual([telephone]);
  await installAlerts(installation, project);
  expect(first?.content.notificationChannels).toEqual([telephone, `${CHANNELS}/1`]);
});

test.each([
  ["bob@example.com", `${CHANNELS}/2`],
  [`${CHANNELS}/88`, `${CHANNELS}/88`],
])("critical alerts also go to %s", async (critical, channel) => {
  const project = fakeProject();
  const unpaged = await installAlerts({ ...installation, critical }, project);
  expect(unpaged).toEqual({ nobody: [], onlyOne: [] });
  for (const { content } of project.policies) {
    const isCritical = content.severity === "CRITICAL";
    expect(content.notificationChannels.includes(channel)).toBe(isCritical);
    expect(content.notificationChannels).toContain(`${CHANNELS}/1`);
  }
});

test("the installation says which alerts wake nobody, and which critical ones have one channel", async () => {
  const project = fakeProject();
  const titles = ALERTS.map(({ title }) => title);
  expect(await installAlerts({ ...installation, email: null }, project)).toEqual({
    nobody: titles,
    onlyOne: [],
  });
  const critical = ALERTS.filter(({ severity }) => severity === "CRITICAL");
  expect(await installAlerts(installation, project)).toEqual({
    nobody: [],
    onlyOne: critical.map(({ title }) => title),
  });
});

test("a policy is repeated while Google does not know a new metric", async () => {
  const project = fakeProject(3);
  await installAlerts(installation, project);
  expect(project.pause).toHaveBeenCalledTimes(3);
  expect(project.policies).toHaveLength(ALERTS.length);
});

test("the installation gives up after ten minutes, and at once for any other refusal", async () => {
  const unknown = fakeProject(1000);
  await expect(installAlerts(installation, unknown)).rejects.toThrow("Cannot find metric");
  expect(unknown.pause).toHaveBeenCalledTimes(20);
  const denied = fakeProject();
  const write: Gcloud = () => Promise.reject(new Error("PERMISSION_DENIED"));
  await expect(installAlerts(installation, { ...denied, write })).rejects.toThrow("DENIED");
  expect(denied.pause).not.toHaveBeenCalled();
});

test("the budget is created once and updated from then on", async () => {
  const project = fakeProject();
  await installBudget(PROJECT, budget, project);
  await installBudget(PROJECT, budget, project);
  expect(project.steps()).toEqual(["create", "update"]);
});

test("every command names the project or the billing account", async () => {
  const project = fakeProject();
  await installAlerts(installation, project);
  await installBudget(PROJECT, budget, project);
  for (const args of project.written) {
    expect(args.join(" ")).toMatch(/--project resto-websites|--billing-account=0X/);
  }
});

test.each(ALERTS.map((alert) => [runbookAnchor(alert.title), alert] as const))(
  "the notification of %s says what it means and what to do",
  (id, alert) => {
    const { content } = alertPolicy(alert, []).documentation;
    expect(content).toContain(`docs/operations.md#${id}`);
    // Meaning first, then steps or a link to them.
    expect(content.split("\n\n").length).toBeGreaterThanOrEqual(3);
  },
);

test("ids of alerts and metrics are unique and allowed as labels and names", () => {
  const ids = ALERTS.map(({ title }) => runbookAnchor(title));
  expect(new Set(ids).size).toBe(ids.length);
  const names = LOG_METRICS.map(metricName);
  expect(new Set(names).size).toBe(names.length);
  for (const each of [...ids, ...names]) expect(each).toMatch(/^[a-z][a-z0-9-]{1,62}$/);
});

test("every alert has a severity and a condition for each of its rows", () => {
  for (const alert of ALERTS) {
    const { severity, conditions } = alertPolicy(alert, []);
    expect(["CRITICAL", "ERROR", "WARNING"]).toContain(severity);
    expect(conditions.length).toBeGreaterThan(0);
    expect(conditions).toHaveLength(alert.entries.length + alert.usage.length);
  }
});

test("every metric counts a message, an error, or what its own condition selects", () => {
  for (const { id, message, error, where } of LOG_METRICS) {
    expect([id, message ?? error ?? where]).toEqual([id, expect.any(String)]);
    expect(message === undefined || error === undefined).toBe(true);
  }
});

test("a share rings only with enough of the whole", () => {
  const shares = ALERTS.filter(({ usage }) => usage.some(({ of }) => of === "all"));
  const everyOne = shares.filter(({ isEvery }) => isEvery).map(({ title }) => title);
  expect(everyOne).toEqual(["Browser check", "Refused reads"]);
  for (const alert of shares) {
    const { combiner, conditions } = alertPolicy(alert, []);
    expect(combiner).toBe(alert.isEvery ? "AND" : "OR");
    expect(conditions.length).toBeGreaterThan(1);
  }
});

test("every label of a metric is extracted from the log entry", () => {
  for (const metric of LOG_METRICS) {
    const { metricDescriptor, labelExtractors } = metricConfig(metric);
    expect(metricDescriptor.labels.map(({ key }) => key)).toEqual(Object.keys(labelExtractors));
  }
});
