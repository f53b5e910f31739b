import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { alertPolicy } from "@/hosting/alerts/alert-policy";
import { ALERTS } from "@/hosting/alerts/alerts";
import { type Gcloud, installAlerts } from "@/hosting/alerts/install-alerts";
import { LOG_METRICS, metricConfig, metricName } from "@/hosting/alerts/log-metrics";

const EMAIL = "ada@example.com";
const budget = { billingAccount: "0X0X0X-0X0X0X-0X0X0X", amount: "50EUR" };
const installation = { project: "resto-websites", email: EMAIL, budget };

interface Stored {
  readonly name: string;
  readonly content: { readonly userLabels?: Record<string, string> };
}

/** A stand-in for the project behind `gcloud`. */
function fakeProject() {
  const metrics: string[] = [];
  const policies: Stored[] = [];
  const channels: string[] = [];
  const budgets: string[] = [];
  const written: string[][] = [];

  const read: Gcloud = async (args) => {
    const [first, second, third] = args;
    if (`${first} ${second}` === "logging metrics") return metrics.join("\n");
    if (`${first} ${second}` === "monitoring policies") {
      return policies
        .map(({ name, content }) => `${content.userLabels?.resto_alert}\t${name}`)
        .join("\n");
    }
    return third === "channels" ? channels.join("\n") : budgets.join("\n");
  };
  const write: Gcloud = async (args) => {
    written.push([...args]);
    const [, second, third, fourth] = args;
    if (third === "channels") {
      channels.push("projects/resto-websites/notificationChannels/1");
      return channels.join("\n");
    }
    if (third !== "create") return "";
    if (second === "metrics") metrics.push(fourth ?? "");
    if (second === "budgets") budgets.push("billingAccounts/0X/budgets/1");
    if (second === "policies") {
      const name = `projects/resto-websites/alertPolicies/${policies.length}`;
      policies.push({ name, content: fileOf(args) });
    }
    return "";
  };
  return { read, write, written, policies, steps: () => written.map((args) => stepOf(args)) };
}

const stepOf = (args: readonly string[]) => args.find((each) => /^(?:create|update)$/.test(each));

function fileOf(args: readonly string[]) {
  const path = args.find((each) => each.startsWith("--policy-from-file="))?.split("=")[1] ?? "";
  return JSON.parse(readFileSync(path, "utf8"));
}

test("a first run creates all metrics, policies, the channel and the budget", async () => {
  const project = fakeProject();
  await installAlerts(installation, project);
  expect(new Set(project.steps())).toEqual(new Set(["create"]));
  expect(project.written).toHaveLength(LOG_METRICS.length + ALERTS.length + 2);
  for (const { content } of project.policies) {
    expect(content).toMatchObject({
      notificationChannels: ["projects/resto-websites/notificationChannels/1"],
    });
  }
});

test("a second run updates everything and creates nothing", async () => {
  const project = fakeProject();
  await installAlerts(installation, project);
  project.written.length = 0;
  await installAlerts(installation, project);
  expect(project.steps()).not.toContain("create");
  expect(project.written).toHaveLength(LOG_METRICS.length + ALERTS.length + 1);
});

test("without an address, policies keep their notification channels", async () => {
  const project = fakeProject();
  await installAlerts({ ...installation, email: null }, project);
  await installAlerts({ ...installation, email: null }, project);
  for (const { content } of project.policies) {
    expect(content).not.toHaveProperty("notificationChannels");
  }
  const updates = project.written.filter((args) => args.includes("policies"));
  expect(updates.join(" ")).not.toContain("notificationChannels");
});

test("every command names the project or the billing account", async () => {
  const project = fakeProject();
  await installAlerts(installation, project);
  for (const args of project.written) {
    expect(args.join(" ")).toMatch(/--project resto-websites|--billing-account=0X/);
  }
});

test.each(ALERTS.map((alert) => [alert.id, alert] as const))(
  "the notification of %s says what it means and what to do",
  (id, alert) => {
    const { content } = alertPolicy(alert, []).documentation;
    expect(content).toContain(`docs/operations.md#${id}`);
    // Meaning first, then steps or a link to them.
    expect(content.split("\n\n").length).toBeGreaterThanOrEqual(3);
  },
);

test("ids of alerts and metrics are unique and allowed as labels and names", () => {
  const ids = ALERTS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const names = LOG_METRICS.map(metricName);
  expect(new Set(names).size).toBe(names.length);
  for (const each of [...ids, ...names]) expect(each).toMatch(/^[a-z][a-z0-9-]{1,62}$/);
});

test("every metric has an alert", () => {
  const conditions = JSON.stringify(ALERTS);
  for (const metric of LOG_METRICS) expect(conditions).toContain(`user/${metricName(metric)}\\"`);
});

test("every label of a metric is extracted from the log entry", () => {
  for (const metric of LOG_METRICS) {
    const { metricDescriptor, labelExtractors } = metricConfig(metric);
    expect(metricDescriptor.labels.map(({ key }) => key)).toEqual(Object.keys(labelExtractors));
  }
});
