/** A log-based metric: the number of log entries that match a filter. */
export interface LogMetric {
  /** Without the prefix of {@link metricName}. */
  readonly id: string;
  readonly description: string;
  /** In the query language of Cloud Logging. */
  readonly filter: string;
  /** Fields of the entry that become labels of the metric. */
  readonly labels: readonly string[];
}

const isMessage = (message: string) => `jsonPayload.message="${message}"`;
/** The logger adds the fault to the message of an error, or a stack if there is no fault. */
const isError = (message: string) =>
  `severity>=ERROR AND jsonPayload.message=~"^(Error: )?${message}"`;

/** One metric for each log entry that an alert counts. */
export const LOG_METRICS: readonly LogMetric[] = [
  {
    id: "orders-unanswered",
    description: "Minutes in which a restaurant left an order unanswered for more than 5 minutes",
    filter: isMessage("orders unanswered"),
    labels: ["resto_key"],
  },
  {
    id: "ordering-paused",
    description: "Restaurants whose ordering paused because nobody answers",
    filter: isMessage("paused orders that nobody answers"),
    labels: ["resto_key"],
  },
  {
    id: "schedule-missed",
    description: "Minutes in which a schedule was late",
    filter: isError("schedule missed"),
    labels: ["run"],
  },
  {
    id: "health-checked",
    description: "Successful runs of watchHealth",
    filter: `${isMessage("schedule run succeeded")} AND jsonPayload.run="health"`,
    labels: [],
  },
  {
    id: "mail-backlog",
    description: "Minutes in which mails had waited for more than 10 minutes",
    filter: isMessage("mail backlog"),
    labels: [],
  },
  {
    id: "mail-failed",
    description: "Mails that are given up",
    filter: isError("mail not delivered"),
    labels: ["resto_key"],
  },
  {
    id: "faults",
    description: "Unexpected faults and failed runs of schedules",
    filter: isError("(unexpected fault|schedule run failed|schedule step failed)"),
    labels: [],
  },
  {
    id: "unreadable-documents",
    description: "Stored documents that cannot be read",
    filter: isError("unreadable document"),
    labels: [],
  },
  {
    id: "synthetic-orders",
    description: "Synthetic orders that went through",
    filter: isMessage("synthetic order completed"),
    labels: [],
  },
  {
    id: "client-errors",
    description: "Errors in browsers",
    filter: isMessage("client error"),
    labels: ["resto_key", "build"],
  },
  {
    id: "csp-violations",
    description: "Resources that the content security policy blocked",
    filter: isMessage("csp violation"),
    labels: ["site", "directive"],
  },
  {
    id: "refused-calls",
    description: "Refused calls worth a look",
    filter: `${isMessage("refused")} AND severity>=WARNING`,
    labels: ["callable", "reason"],
  },
];

/** Name of a metric in Cloud Logging. */
export function metricName({ id }: Pick<LogMetric, "id">): string {
  return `resto-${id}`;
}

/** The metric as `gcloud logging metrics create --config-from-file` expects it. */
export function metricConfig(metric: LogMetric) {
  const { description, filter, labels } = metric;
  return {
    name: metricName(metric),
    description,
    filter: `resource.type="cloud_run_revision" AND ${filter}`,
    metricDescriptor: {
      metricKind: "DELTA",
      valueType: "INT64",
      unit: "1",
      labels: labels.map((key) => ({ key, valueType: "STRING" })),
    },
    labelExtractors: Object.fromEntries(labels.map((key) => [key, `EXTRACT(jsonPayload.${key})`])),
  };
}
