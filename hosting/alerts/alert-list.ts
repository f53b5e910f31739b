import table from "./alerts.json" with { type: "json" };

/** Counts log entries; each has a log-based metric `resto-<id>`. */
export interface EntryCount {
  readonly id: string;
  /** Description of the metric. */
  readonly description: string;
  /**
   * Message of the entries; `error` instead is a pattern for the beginning of an error's message.
   * Without both, `where` alone selects them.
   */
  readonly message?: string;
  readonly error?: string;
  /** A further condition in the query language of Cloud Logging. */
  readonly where?: string;
  /** Kind of the entries' source; that of the functions by default. */
  readonly resource?: string;
  /** Fields of the entries that become labels of the metric. */
  readonly labels: readonly string[];
  /**
   * Fires above this number of entries within the minutes; null fires when entries stop for so
   * long.
   */
  readonly above: number | null;
  readonly minutes: number;
  /** Label that is counted separately, so that the alert names it. */
  readonly by?: string;
}

/** Measures a metric of Google Cloud in steps of 5 minutes. */
export interface UsageMeasure {
  readonly title: string;
  readonly metric: string;
  readonly resource: string;
  /** A further condition in the query language of Cloud Monitoring. */
  readonly where?: string;
  /** `all`: the share of all values; `slowest`: the 95th percentile; absent: the sum. */
  readonly of?: string;
  readonly above: number;
  /** How long the value must stay above; 0 fires at once. */
  readonly minutes: number;
  /** Label that is measured separately. */
  readonly by?: string;
}

/**
 * Fires while at least one of its entries and measures does, or only while every one of them does.
 */
export interface Alert {
  /** Title of the section of docs/operations.md that says what it means and what to do. */
  readonly title: string;
  /** CRITICAL wakes somebody up; ERROR and WARNING wait for the morning. */
  readonly severity: string;
  readonly isEvery?: boolean;
  readonly entries: readonly EntryCount[];
  readonly usage: readonly UsageMeasure[];
}

/** All alerts, the most urgent first. */
export const ALERTS: readonly Alert[] = table;

/** All log-based metrics. */
export const LOG_METRICS: readonly EntryCount[] = ALERTS.flatMap(({ entries }) => entries);
