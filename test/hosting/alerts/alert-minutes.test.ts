import { expect, test } from "vitest";
import { ALERTS } from "@/hosting/alerts/alert-list";
import { alertPolicy } from "@/hosting/alerts/gcloud-files";
import { recordFigure } from "@/test/faults/figures";

/** The page of docs/runbook.md, what a small project sees of the fault in a minute, and its alert. */
const FAULTS = [
  ["rules-refuse-everybody", 20, "Refused reads"],
  ["app-check-is-broken", 2, "Browser check"],
] as const;

function policyOf(title: string) {
  const alert = ALERTS.find((each) => each.title === title);
  if (!alert) throw new Error(`no alert ${title}`);
  return alertPolicy(alert, []);
}

/** Minutes until every condition is met, at so many events a minute, all of them refused. */
function minutesUntil(title: string, perMinute: number): number {
  const minutes = policyOf(title).conditions.map(({ conditionThreshold: limit }) => {
    if (!limit) throw new Error(`${title} waits for silence`);
    const isShare = "denominatorFilter" in limit;
    const events = isShare ? 1 : limit.thresholdValue + 1;
    return events / perMinute + Number.parseInt(limit.duration, 10) / 60;
  });
  return Math.ceil(Math.max(...minutes));
}

test.each(FAULTS)("%s rings within five minutes and names its page", (page, perMinute, title) => {
  const minutes = minutesUntil(title, perMinute);
  recordFigure(
    93,
    `minutes until "${title}" rings, ${perMinute} a minute`,
    minutes,
    import.meta.url,
  );
  expect(minutes).toBeLessThanOrEqual(5);
  expect(policyOf(title).documentation.content).toContain(`runbook.md#${page}`);
});

test("a fall of orders names the page for functions that refuse politely", () => {
  const { content } = policyOf("No orders").documentation;
  expect(content).toContain("runbook.md#functions-refuse-politely");
});
