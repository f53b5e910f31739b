import { adminSet } from "@/test/harness/admin";
import { ACCOUNT, control } from "./payment-test";
import { at, KITCHEN } from "./test-kitchen";

const CAPTURED_NOWHERE = {
  resto_key: KITCHEN,
  account_id: ACCOUNT,
  livemode: false,
  attempt: 1,
  intent_id: "pi_1",
  method: "card",
  status: "captured",
  quoted_cents: 1980,
  authorised_cents: 1980,
  captured_cents: 1980,
  refunded_cents: 0,
  capture_before: null,
  hold_until: new Date(at("18:00")),
  version: 3,
  created_at: new Date(at("17:40")),
  updated_at: new Date(at("17:45")),
  seen_at: new Date(at("17:45")),
};

/** Stores a payment that the provider does not know, and removes the payments of earlier tests from it. */
export async function storeUnknownPayment(): Promise<void> {
  await control("reset", {});
  await control("accounts", { id: ACCOUNT });
  await adminSet("payments/o", CAPTURED_NOWHERE);
}
