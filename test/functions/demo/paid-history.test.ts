import { beforeEach, expect, inject, it } from "vitest";
import { backendAdmin } from "@/hosting/firebase/backend-admin";
import { connectDemoPayments } from "@/hosting/local/connect-demo-payments";
import { historyDocuments } from "@/hosting/local/history/history-documents";
import { withDates } from "@/hosting/local/history/with-dates";
import { adminGet, resetBackend } from "@/test/harness/admin";
import { historyAt } from "@/test/hosting/history/history-at";
import { control } from "../support/payment-test";
import { runFunctionsInProcess } from "../support/run-in-process";
import { runSchedule } from "../support/run-schedules";

runFunctionsInProcess();
beforeEach(resetBackend);

it("the local provider gets the demo's payments back when it starts, and every cent is explained", async () => {
  const now = Date.now();
  const { history, ledger } = historyAt(now, 7);
  const { events } = historyDocuments(history, ledger, now);
  const online = history.orders.filter(({ payment }) => payment === "online");
  const wanted = new Set(online.flatMap(({ id }) => [`orders/${id}`, `payments/${id}`]));
  const admin = backendAdmin(inject("backendPorts"));
  await admin.write(events.filter(({ path }) => wanted.has(path)).map((each) => withDates(each)));
  await control("reset", {});
  await connectDemoPayments(admin, inject("backendPorts"), inject("paymentUrl"));
  await control("webhook", null);
  expect(online.length).toBeGreaterThan(15);
  await runSchedule.reconciliation();
  const { counts } = (await adminGet("runs/reconciliation")) ?? {};
  expect(counts).toEqual({ accounts: 1, payments: online.length, differences: 0 });
});
