import {
  type Condition,
  entriesAbove,
  entriesAbsent,
  errorRateAbove,
  slowerThan,
  usageAbove,
} from "./conditions";

/** An alert. docs/operations.md has a section with its title: what it means and what to do. */
export interface Alert {
  readonly id: string;
  /** Title of the section in the runbook. */
  readonly title: string;
  /** CRITICAL wakes somebody up; WARNING waits for the morning. */
  readonly severity: "CRITICAL" | "ERROR" | "WARNING";
  /** The alert rings while at least one of them holds. */
  readonly conditions: readonly Condition[];
}

/** The calls that a guest or a cook waits for on the screen. */
const INTERACTIVE_CALLS = ["quoteOrder", "placeOrder", "setOrderStatus", "requestReservation"];

/** Far above ten restaurants on a Saturday evening; raise it with the number of restaurants. */
const MAX_REQUESTS = 20_000;
const MAX_READS = 500_000;

/** All alerts, the most urgent first. */
export const ALERTS: readonly Alert[] = [
  {
    id: "orders-unanswered",
    title: "Orders unanswered",
    severity: "CRITICAL",
    conditions: [entriesAbove("orders-unanswered", { above: 0, minutes: 5, by: "resto_key" })],
  },
  {
    id: "ordering-paused",
    title: "Ordering paused",
    severity: "CRITICAL",
    conditions: [entriesAbove("ordering-paused", { above: 0, minutes: 5, by: "resto_key" })],
  },
  {
    id: "schedule-missed",
    title: "Schedule missed",
    severity: "CRITICAL",
    conditions: [
      entriesAbove("schedule-missed", { above: 0, minutes: 5, by: "run" }),
      entriesAbsent("health-checked", 10),
    ],
  },
  {
    id: "synthetic-order",
    title: "Synthetic order",
    severity: "CRITICAL",
    conditions: [entriesAbsent("synthetic-orders", 15)],
  },
  {
    id: "mail-backlog",
    title: "Mail backlog",
    severity: "ERROR",
    conditions: [
      entriesAbove("mail-backlog", { above: 0, minutes: 5 }),
      entriesAbove("mail-failed", { above: 5, minutes: 60 }),
    ],
  },
  {
    id: "error-rate",
    title: "Error rate",
    severity: "CRITICAL",
    conditions: [errorRateAbove(0.01), entriesAbove("faults", { above: 5, minutes: 10 })],
  },
  {
    id: "slow-calls",
    title: "Slow calls",
    severity: "ERROR",
    conditions: [slowerThan(2000, INTERACTIVE_CALLS)],
  },
  {
    id: "cost",
    title: "Cost",
    severity: "ERROR",
    conditions: [
      usageAbove("run.googleapis.com/request_count", "cloud_run_revision", MAX_REQUESTS),
      usageAbove("firestore.googleapis.com/document/read_count", "firestore_instance", MAX_READS),
    ],
  },
  {
    id: "unreadable-documents",
    title: "Unreadable documents",
    severity: "ERROR",
    conditions: [entriesAbove("unreadable-documents", { above: 0, minutes: 5 })],
  },
  {
    id: "client-errors",
    title: "Client errors",
    severity: "ERROR",
    conditions: [entriesAbove("client-errors", { above: 10, minutes: 10, by: "build" })],
  },
  {
    id: "csp-violations",
    title: "CSP violations",
    severity: "WARNING",
    conditions: [entriesAbove("csp-violations", { above: 10, minutes: 60, by: "site" })],
  },
  {
    id: "refused-calls",
    title: "Refused calls",
    severity: "WARNING",
    conditions: [entriesAbove("refused-calls", { above: 50, minutes: 10, by: "callable" })],
  },
];
