import { expect, test, vi } from "vitest";
import { newestDispute } from "@/functions/money/provider/stripe-disputes";
import { listDisputed, listFailedRefunds } from "@/functions/money/provider/stripe-reversals";

const { disputes, refunds } = vi.hoisted(() => ({ disputes: vi.fn(), refunds: vi.fn() }));
vi.mock("@/functions/money/provider/stripe-client", () => ({
  stripeClient: async () => ({ disputes: { list: disputes }, refunds: { list: refunds } }),
}));

const SINCE = 1_700_000_000_999;
const asked = [
  { created: { gte: 1_700_000_000 }, limit: 100 },
  { stripeAccount: "acct_1" },
] as const;

test("intents are listed that were disputed since an instant, by name or with all their fields", async () => {
  disputes.mockReturnValue([
    { payment_intent: "pi_1" },
    { payment_intent: { id: "pi_2" } },
    { payment_intent: null },
  ]);
  expect(await listDisputed("acct_1", SINCE)).toEqual(["pi_1", "pi_2"]);
  expect(disputes).toHaveBeenLastCalledWith(...asked);
});

test("intents are listed once for each refund that came back since an instant", async () => {
  refunds.mockReturnValue([
    { payment_intent: "pi_1", status: "failed" },
    { payment_intent: "pi_1", status: "canceled" },
    { payment_intent: "pi_2", status: "succeeded" },
    { payment_intent: "pi_3", status: "pending" },
    { payment_intent: null, status: "failed" },
  ]);
  expect(await listFailedRefunds("acct_1", SINCE)).toEqual(["pi_1", "pi_1"]);
  expect(refunds).toHaveBeenLastCalledWith(...asked);
});

const dispute = {
  amount: 1980,
  reason: "fraudulent",
  status: "needs_response",
  evidence_details: { due_by: 1_700_000_000 as number | null },
};

async function seen(changes: Partial<typeof dispute>) {
  disputes.mockResolvedValue({ data: [{ ...dispute, ...changes }] });
  return newestDispute("pi_1", "acct_1");
}

test("a dispute has its reason, its state and its deadline in milliseconds", async () => {
  expect(await seen({})).toEqual({
    amount_cents: 1980,
    reason: "fraud",
    state: "open",
    due_at: 1_700_000_000_000,
  });
  expect(disputes).toHaveBeenLastCalledWith(
    { payment_intent: "pi_1", limit: 1 },
    { stripeAccount: "acct_1" },
  );
});

test("a dispute without a deadline has none, and one that is not listed yet is not seen", async () => {
  expect(await seen({ evidence_details: { due_by: null } })).toMatchObject({ due_at: null });
  disputes.mockResolvedValue({ data: [] });
  expect(await newestDispute("pi_1", "acct_1")).toBeNull();
});

test.for([
  ["warning_needs_response", "open"],
  ["under_review", "review"],
  ["warning_under_review", "review"],
  ["lost", "lost"],
  ["won", "won"],
  ["warning_closed", "won"],
])("a dispute that is %s at the provider is %s", async ([status = "", state]) => {
  expect(await seen({ status })).toMatchObject({ state });
});

test.for([
  ["product_not_received", "not_received"],
  ["product_unacceptable", "not_as_described"],
  ["duplicate", "duplicate"],
  ["credit_not_processed", "refund_missing"],
  ["unrecognized", "unrecognised"],
  ["new_reason", "other"],
])("a dispute for %s has the reason %s", async ([reason = "", ours]) => {
  expect(await seen({ reason })).toMatchObject({ reason: ours });
});
