import { LOG_METRICS, metricName } from "./log-metrics";

const CLOUD_RUN = 'resource.type="cloud_run_revision"';
const seconds = (minutes: number) => `${minutes * 60}s`;

/** Condition of an alert policy, as the Monitoring API expects it. */
export type Condition = { readonly displayName: string } & Readonly<Record<string, unknown>>;

/** @throws if there is no such metric */
function logMetricFilter(id: string): string {
  const metric = LOG_METRICS.find((each) => each.id === id);
  if (!metric) throw new Error(`no log metric ${id}`);
  return `metric.type="logging.googleapis.com/user/${metricName(metric)}" AND ${CLOUD_RUN}`;
}

/**
 * More log entries than a number within some minutes.
 * @param by label to count separately, so that the alert names it
 */
export function entriesAbove(
  id: string,
  { above, minutes, by }: { above: number; minutes: number; by?: string },
): Condition {
  return threshold(`${id}: more than ${above} in ${minutes} minutes`, {
    filter: logMetricFilter(id),
    above,
    aggregation: {
      alignmentPeriod: seconds(minutes),
      perSeriesAligner: "ALIGN_SUM",
      crossSeriesReducer: "REDUCE_SUM",
      ...(by ? { groupByFields: [`metric.label.${by}`] } : {}),
    },
  });
}

/** No log entry for some minutes. Never true before the first entry. */
export function entriesAbsent(id: string, minutes: number): Condition {
  return {
    displayName: `${id}: none in ${minutes} minutes`,
    conditionAbsent: {
      filter: logMetricFilter(id),
      duration: seconds(minutes),
      aggregations: [
        {
          alignmentPeriod: seconds(1),
          perSeriesAligner: "ALIGN_SUM",
          crossSeriesReducer: "REDUCE_SUM",
        },
      ],
      trigger: { count: 1 },
    },
  };
}

/** Share of calls of one function that end with a server error, for ten minutes. */
export function errorRateAbove(share: number): Condition {
  const requests = `metric.type="run.googleapis.com/request_count" AND ${CLOUD_RUN}`;
  const aggregations = [
    {
      alignmentPeriod: seconds(5),
      perSeriesAligner: "ALIGN_SUM",
      crossSeriesReducer: "REDUCE_SUM",
      groupByFields: ["resource.label.service_name"],
    },
  ];
  return {
    displayName: `server errors above ${share * 100} percent for 10 minutes`,
    conditionThreshold: {
      filter: `${requests} AND metric.label.response_code_class="5xx"`,
      aggregations,
      denominatorFilter: requests,
      denominatorAggregations: aggregations,
      comparison: "COMPARISON_GT",
      thresholdValue: share,
      duration: seconds(10),
      trigger: { count: 1 },
    },
  };
}

/** More than 5 percent of the requests of one of the callables take longer, for ten minutes. */
export function slowerThan(milliseconds: number, callables: readonly string[]): Condition {
  const services = callables.map((name) => `"${name.toLowerCase()}"`).join(", ");
  return threshold(`p95 above ${milliseconds} ms for 10 minutes`, {
    filter: `metric.type="run.googleapis.com/request_latencies" AND ${CLOUD_RUN} AND resource.label.service_name=one_of(${services})`,
    above: milliseconds,
    minutes: 10,
    aggregation: {
      alignmentPeriod: seconds(5),
      perSeriesAligner: "ALIGN_DELTA",
      crossSeriesReducer: "REDUCE_PERCENTILE_95",
      groupByFields: ["resource.label.service_name"],
    },
  });
}

/** More of a metric of Google Cloud than a number within five minutes. */
export function usageAbove(metric: string, resource: string, above: number): Condition {
  return threshold(`${metric}: more than ${above} in 5 minutes`, {
    filter: `metric.type="${metric}" AND resource.type="${resource}"`,
    above,
    aggregation: {
      alignmentPeriod: seconds(5),
      perSeriesAligner: "ALIGN_SUM",
      crossSeriesReducer: "REDUCE_SUM",
    },
  });
}

interface Threshold {
  readonly filter: string;
  readonly above: number;
  readonly aggregation: object;
  /** How long the value must stay above; 0 reports at once. */
  readonly minutes?: number;
}

function threshold(
  displayName: string,
  { filter, above, aggregation, minutes = 0 }: Threshold,
): Condition {
  return {
    displayName,
    conditionThreshold: {
      filter,
      aggregations: [aggregation],
      comparison: "COMPARISON_GT",
      thresholdValue: above,
      duration: seconds(minutes),
      trigger: { count: 1 },
    },
  };
}
