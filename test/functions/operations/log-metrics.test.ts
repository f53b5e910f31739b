import { describe, expect, vi } from "vitest";
import * as z from "zod/mini";
import { ok } from "@/domain/result/result";
import { defineCallable } from "@/functions/calls/define-callable";
import { deliverMail } from "@/functions/mail/deliver-mail";
import { reportLateSchedules } from "@/functions/operations/report-late-schedules";
import { logUnreadable } from "@/functions/runtime/parsed-value";
import { LOG_METRICS } from "@/hosting/alerts/alert-list";
import { metricConfig } from "@/hosting/alerts/gcloud-files";
import { tenant as leVie } from "@/tenant-configs/le-vie";
import { adminPatch, adminSet } from "@/test/harness/admin";
import { CLIENT_ERROR } from "../support/client-error";
import { storeEarlierWeeks } from "../support/earlier-weeks";
import { inProcessRequest } from "../support/in-process-request";
import { kitchenTest as test } from "../support/kitchen-test";
import { runFunctionsInProcess } from "../support/run-in-process";
import { runSchedule } from "../support/run-schedules";
import { at, KITCHEN, pickupRequest, setClock } from "../support/test-kitchen";
import { orderAt, runAt } from "../support/unanswered-orders";
import { storeUnknownPayment } from "../support/unknown-payment";
import { type LogEntry, matchesFilter } from "./log-filter";
import { openExample } from "./open-example";
import { postCspReport } from "./post-csp-report";

// @isolated: the logger keeps the console's functions when it is loaded, so they are replaced before.
const printed = vi.hoisted(() => {
  const lines: string[] = [];
  for (const level of ["debug", "info", "log", "warn", "error"] as const) {
    console[level] = (line: unknown) => {
      lines.push(String(line));
    };
  }
  return lines;
});

runFunctionsInProcess();

/** The entries that functions have printed since the last call, as Cloud Logging stores them. */
function newEntries(): LogEntry[] {
  return printed.splice(0).map((line) => {
    const { severity, ...jsonPayload } = JSON.parse(line) as Record<string, unknown>;
    return {
      severity: String(severity),
      resource: { type: "cloud_run_revision" },
      jsonPayload,
    };
  });
}

/** Due only after the test, so that the backend's own trigger leaves it alone. */
const pendingMail = (attempts: number) => ({
  to: "toni@example.com",
  message: { subject: "Hallo", text: "Hallo", html: "Hallo" },
  resto_key: KITCHEN,
  target: "orders/o",
  created_at: new Date(at("17:40")),
  delivery: delivery(attempts, new Date(at("23:00"))),
});

function delivery(attempts: number, next_at: Date) {
  return { state: "pending", attempts, message_id: "<m@example.com>", next_at };
}

const fail = defineCallable({ name: "placeOrder", schema: z.any(), access: "anyone" }, () =>
  Promise.reject(new Error("boom")),
);

const slow = defineCallable({ name: "quoteOrder", schema: z.any(), access: "anyone" }, async () => {
  vi.advanceTimersByTime(2001);
  return ok({});
});

/** The functions log all others. */
const OF_FUNCTIONS = LOG_METRICS.filter(({ resource }) => resource === undefined);

/** Makes the product log what the metric of this id counts. */
const SCENARIOS: Record<string, () => Promise<unknown>> = {
  "payment-trouble": async () => {
    await storeUnknownPayment();
    await runSchedule.reconciliation();
  },
  "orders-unanswered": async () => {
    await orderAt("18:00");
    await setClock(at("18:06"));
    await runSchedule.health();
  },
  "ordering-paused": async () => {
    await adminPatch(`public/${KITCHEN}`, {
      unanswered_policy: { remind_minutes: null, pause_after_expired: 1 },
    });
    await orderAt("18:00");
    await runAt("18:16");
  },
  "schedule-missed": async () => {
    await adminSet("runs/orders", { succeeded_at: new Date(at("17:49")) });
    await runSchedule.health();
  },
  "health-checked": () => runSchedule.health(),
  "mail-backlog": async () => {
    await adminSet("mail/waiting", pendingMail(1));
    await runSchedule.health();
  },
  "mail-failed": async () => {
    await adminSet("mail/lost", { ...pendingMail(0), delivery: delivery(8, new Date(0)) });
    await deliverMail("lost");
  },
  faults: () => fail.run(inProcessRequest(null)).catch(() => {}),
  "slow-calls": async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    await slow.run(inProcessRequest(null));
    vi.useRealTimers();
  },
  "unreadable-documents": async () => logUnreadable("public/x", new Error("no title")),
  "synthetic-orders": async () => {
    await openExample();
    vi.stubEnv("SYNTHETIC_ORDERS", "on");
    await runSchedule.synthetic();
  },
  "client-errors": async () => {
    const { reportClientError } = await import("@/functions/operations/report-client-error");
    await reportClientError.run(inProcessRequest(CLIENT_ERROR));
  },
  "unreported-errors": async () => {
    const { cspReport } = await import("@/functions/operations/csp-report");
    await postCspReport(cspReport, JSON.stringify({ client_error: CLIENT_ERROR }), {
      host: "le-vie.example",
    });
  },
  "no-orders": async () => {
    await storeEarlierWeeks();
    await runSchedule.health();
  },
  "order-attempts": async () => {
    const { placeOrder } = await import("@/functions/orders/place-order");
    const auth = { uid: "somebody" };
    await placeOrder.run(inProcessRequest(pickupRequest(), { auth })).catch(() => {});
  },
  "csp-violations": async () => {
    const { cspReport } = await import("@/functions/operations/csp-report");
    const report = { "document-uri": leVie.url, "blocked-uri": "inline" };
    const body = { "csp-report": { ...report, "violated-directive": "script-src" } };
    await postCspReport(cspReport, JSON.stringify(body), { host: new URL(leVie.url).host });
  },
  "refused-calls": async () => {
    const { setAvailability } = await import("@/functions/restaurants/set-availability");
    const data = { resto_key: KITCHEN, patch: { extra_minutes: 5 } };
    const auth = { uid: "somebody" };
    await setAvailability.run(inProcessRequest(data, { auth })).catch(() => {});
  },
};

test("every metric has a scenario", () => {
  expect(Object.keys(SCENARIOS).toSorted()).toEqual(OF_FUNCTIONS.map(({ id }) => id).toSorted());
});

describe.each(OF_FUNCTIONS.map((metric) => [metric.id, metric] as const))("%s", (id, metric) => {
  test("counts what the product logs", async () => {
    newEntries();
    await SCENARIOS[id]?.();
    const entries = newEntries();
    const { filter } = metricConfig(metric);
    const counted = entries.filter((entry) => matchesFilter(filter, entry));
    expect(counted, JSON.stringify(entries)).toHaveLength(1);
    const { message: _message, ...fields } = counted[0]?.jsonPayload ?? {};
    expect(fields).toEqual(
      expect.objectContaining(
        Object.fromEntries(metric.labels.map((label) => [label, expect.any(String)])),
      ),
    );
    // With the message alone, Cloud Logging would store text without fields.
    expect(Object.keys(fields)).not.toEqual([]);
  });
});

test("an order that is placed is an attempt without a reason", async () => {
  const { placeOrder } = await import("@/functions/orders/place-order");
  const auth = { uid: "somebody", token: { email: "toni@example.com", email_verified: true } };
  newEntries();
  await placeOrder.run(inProcessRequest(pickupRequest(), { auth }));
  const attempts = LOG_METRICS.find(({ id }) => id === "order-attempts");
  const { filter } = metricConfig(attempts as (typeof LOG_METRICS)[number]);
  const counted = newEntries().filter((entry) => matchesFilter(filter, entry));
  expect(counted.map(({ jsonPayload }) => jsonPayload.reason)).toEqual([undefined]);
});

describe("watchHealth", () => {
  const entriesOf = (message: string) =>
    newEntries().flatMap(({ jsonPayload }) =>
      String(jsonPayload.message).split("\n")[0]?.endsWith(message) ? [jsonPayload] : [],
    );

  test("logs nothing while all is well", async () => {
    newEntries();
    await orderAt("18:00");
    await setClock(at("18:04"));
    await runSchedule.health();
    expect(newEntries().map(({ jsonPayload }) => jsonPayload.message)).toEqual([
      "schedule run succeeded",
    ]);
  });

  test("names the restaurant, the number of orders and the longest wait", async () => {
    await orderAt("18:00", "18:02", "18:05");
    await setClock(at("18:08") + 30_000);
    newEntries();
    await runSchedule.health();
    expect(entriesOf("orders unanswered")).toEqual([
      expect.objectContaining({ resto_key: KITCHEN, orders: 2, oldest_minutes: 8 }),
    ]);
  });

  test("counts a schedule that never ran from its own first run on", async () => {
    await runSchedule.health();
    newEntries();
    // A local backend does not report schedules that never ran.
    vi.stubEnv("FUNCTIONS_EMULATOR", "");
    await reportLateSchedules("health", at("18:00"));
    vi.unstubAllEnvs();
    const late = entriesOf("schedule missed").map(({ run }) => run);
    expect(late).toContain("orders");
    expect(late).not.toContain("health");
  });

  test("names no person", async () => {
    await orderAt("18:00");
    await adminSet("mail/waiting", pendingMail(1));
    await setClock(at("18:06"));
    newEntries();
    await runSchedule.health();
    expect(JSON.stringify(newEntries())).not.toMatch(/Toni|99998|example\.com/);
  });
});
