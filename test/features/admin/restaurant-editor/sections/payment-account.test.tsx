import { screen, within } from "@testing-library/react";
import { FormProvider, useForm } from "react-hook-form";
import { beforeEach, expect, it, vi } from "vitest";
import type { AccountState } from "@/domain/payment/accounts/payment-account-calls.schema";
import { ok } from "@/domain/result/result";
import { PaymentAccount } from "@/features/admin/restaurant-editor/sections/payment/payment-account";
import * as callables from "@/firebase/callables/payment-account-callables";
import { renderAdmin } from "../../../render-admin";

vi.mock("@/firebase/callables/payment-account-callables", () => ({
  callReadPaymentAccount: vi.fn(),
}));

const read = vi.mocked(callables.callReadPaymentAccount);

beforeEach(() => {
  read.mockReset();
});

function Section() {
  const form = useForm({
    defaultValues: { payment_methods: { pickup: ["online"], delivery: [] } },
  });
  return (
    <FormProvider {...form}>
      <PaymentAccount restoKey="resto-bobingen" />
    </FormProvider>
  );
}

/** Shows the section once the account is read. */
async function show(account: Partial<AccountState> | null, name: RegExp) {
  const state = {
    livemode: true,
    charges_enabled: false,
    requirements_due: [],
    methods: [],
    connected_at: Date.parse("2026-11-01T12:00:00Z"),
    updated_at: Date.parse("2026-11-23T12:00:00Z"),
  };
  const answer = { account: account && { ...state, ...account }, is_current: true };
  read.mockResolvedValue(ok({ ...answer, is_available: true }));
  renderAdmin(<Section />);
  await screen.findByRole("button", { name });
  return within(screen.getByTestId("payment-account"));
}

it("offers to connect an account", async () => {
  const part = await show(null, /Mit Stripe verbinden/);
  expect(part.queryByText(/bereit/i)).toBeNull();
});

it("lists what an account lacks that cannot charge, whether or not it could before", async () => {
  const part = await show({ requirements_due: ["documents", "bank"] }, /Bei Stripe weitermachen/);
  expect(part.getByText("Nicht bereit")).toBeVisible();
  expect(part.getByText("Gäste sehen zurzeit keine Online-Zahlung.")).toBeVisible();
  const needs = part.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(needs).toEqual([
    "Nachweise, zum Beispiel einen Ausweis",
    "die Bankverbindung für Auszahlungen",
  ]);
});

it("says of an account that lacks nothing that it is being checked", async () => {
  const part = await show({}, /Verbindung trennen/);
  expect(part.getByText(/^Stripe prüft Ihre Angaben/)).toBeVisible();
  expect(part.queryByRole("button", { name: /weitermachen/ })).toBeNull();
});

it("names the methods of a ready account, and what it will need to stay ready", async () => {
  const methods = ["card", "wero", "unknown"];
  const ready = { charges_enabled: true, methods, requirements_due: ["terms" as const] };
  const part = await show(ready, /Bei Stripe weitermachen/);
  expect(part.getByText("Bereit")).toBeVisible();
  expect(part.getByText(/^Gäste können zahlen mit: Karte.*, Wero\.$/)).toBeVisible();
  expect(part.getByText("Damit Ihr Konto bereit bleibt, braucht Stripe noch:")).toBeVisible();
  expect(part.getByRole("listitem")).toHaveTextContent("Ihre Zustimmung zu den Bedingungen");
});
