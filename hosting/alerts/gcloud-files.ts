import type { Alert, EntryCount, UsageMeasure } from "./alert-list";
import { runbookAnchor, runbookSection } from "./runbook";

/** Label that marks the policies of this product and holds the alert's anchor in the runbook. */
export const POLICY_LABEL = "resto_alert";

const sourceOf = ({ resource = "cloud_run_revision" }: EntryCount) => `resource.type="${resource}"`;
const seconds = (minutes: number) => `${minutes * 60}s`;

export function metricName({ id }: Pick<EntryCount, "id">): string {
  return `resto-${id}`;
}

/** A metric as `gcloud logging metrics create --config-from-file` expects it. */
export function metricConfig(count: EntryCount) {
  const { description, message, error, where, labels } = count;
  // The logger adds the fault to the message of an error, or a stack if there is no fault.
  const ofError = error && `severity>=ERROR AND jsonPayload.message=~"^(Error: )?${error}"`;
  const entries = message ? `jsonPayload.message="${message}"` : ofError;
  return {
    name: metricName(count),
    description,
    filter: [sourceOf(count), entries, where].filter(Boolean).join(" AND "),
    metricDescriptor: {
      metricKind: "DELTA",
      valueType: "INT64",
      unit: "1",
      labels: labels.map((key) => ({ key, valueType: "STRING" })),
    },
    labelExtractors: Object.fromEntries(labels.map((key) => [key, `EXTRACT(jsonPayload.${key})`])),
  };
}

/**
 * An alert as `gcloud monitoring policies create --policy-from-file` expects it. Its documentation is
 * the section of the runbook.
 * @param channels resource names of notification channels
 */
export function alertPolicy(
  { title, severity, isEvery, entries, usage }: Alert,
  channels: readonly string[],
) {
  return {
    displayName: `Resto: ${title}`,
    documentation: { content: runbookSection(title), mimeType: "text/markdown" },
    userLabels: { [POLICY_LABEL]: runbookAnchor(title) },
    severity,
    combiner: isEvery ? "AND" : "OR",
    conditions: [...entries.map(entryCondition), ...usage.map(usageCondition)],
    alertStrategy: { autoClose: "1800s" },
    enabled: true,
    notificationChannels: channels,
  };
}

function entryCondition(count: EntryCount) {
  const { id, above, minutes, by } = count;
  const filter = `metric.type="logging.googleapis.com/user/${metricName(count)}" AND ${sourceOf(count)}`;
  if (above === null) {
    const aggregations = [sumOver(1)];
    const conditionAbsent = { filter, duration: seconds(minutes), aggregations };
    return {
      displayName: `${id}: none in ${minutes} minutes`,
      conditionAbsent: { ...conditionAbsent, trigger: { count: 1 } },
    };
  }
  const aggregations = [{ ...sumOver(minutes), ...groupedBy(by && `metric.label.${by}`) }];
  return {
    displayName: `${id}: more than ${above} in ${minutes} minutes`,
    conditionThreshold: threshold({ filter, aggregations, above, minutes: 0 }),
  };
}

function usageCondition({ title, metric, resource, where, of, by, ...limit }: UsageMeasure) {
  const all = `metric.type="${metric}" AND resource.type="${resource}"`;
  const slowest = {
    perSeriesAligner: "ALIGN_DELTA",
    crossSeriesReducer: "REDUCE_PERCENTILE_95",
  };
  const aggregations = [{ ...sumOver(5), ...(of === "slowest" && slowest), ...groupedBy(by) }];
  const filter = where ? `${all} AND ${where}` : all;
  const share = { denominatorFilter: all, denominatorAggregations: aggregations };
  return {
    displayName: title,
    conditionThreshold: {
      ...threshold({ filter, aggregations, ...limit }),
      ...(of === "all" && share),
    },
  };
}

function threshold({
  above,
  minutes,
  ...measured
}: {
  filter: string;
  aggregations: readonly object[];
  above: number;
  minutes: number;
}) {
  return {
    ...measured,
    comparison: "COMPARISON_GT",
    thresholdValue: above,
    duration: seconds(minutes),
    trigger: { count: 1 },
  };
}

const sumOver = (minutes: number) => ({
  alignmentPeriod: seconds(minutes),
  perSeriesAligner: "ALIGN_SUM",
  crossSeriesReducer: "REDUCE_SUM",
});

const groupedBy = (field: string | undefined) => (field ? { groupByFields: [field] } : {});
