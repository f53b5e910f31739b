import Stripe from "stripe";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  createAccount,
  lookAtAccount,
  onboardingUrl,
} from "@/functions/money/provider/stripe-accounts";

const { create, retrieve, createLink } = vi.hoisted(() => ({
  create: vi.fn(),
  retrieve: vi.fn(),
  createLink: vi.fn(),
}));
vi.mock("@/functions/money/provider/stripe-client", () => ({
  stripeClient: async () => ({
    accounts: { create, retrieve },
    accountLinks: { create: createLink },
  }),
}));

beforeEach(() => {
  vi.stubEnv("FUNCTIONS_EMULATOR", "");
  vi.stubEnv("PAYMENT_KEYS", "sk_live_1 whsec_2");
});
afterEach(() => vi.unstubAllEnvs());

test("an account of which nothing is known yet can pay by no method", async () => {
  retrieve.mockResolvedValue({ id: "acct_1", charges_enabled: false });
  expect(await lookAtAccount("acct_1")).toEqual({
    account_id: "acct_1",
    livemode: true,
    charges_enabled: false,
    requirements_due: [],
    methods: [],
  });
});

test("an account says once what is missing, and its active methods without those of payouts", async () => {
  retrieve.mockResolvedValue({
    id: "acct_1",
    charges_enabled: true,
    requirements: { past_due: ["external_account"], currently_due: ["external_account", "email"] },
    capabilities: { card_payments: "active", klarna_payments: "pending", transfers: "active" },
  });
  expect(await lookAtAccount("acct_1")).toMatchObject({
    charges_enabled: true,
    requirements_due: ["bank", "other"],
    methods: ["card"],
  });
});

test("an account without access cannot charge; every other fault is thrown", async () => {
  const refusal = (code: string) =>
    Stripe.errors.StripeError.generate({ type: "invalid_request_error", code });
  retrieve.mockRejectedValue(refusal("account_invalid"));
  expect(await lookAtAccount("acct_1")).toEqual({
    account_id: "acct_1",
    livemode: true,
    charges_enabled: false,
    requirements_due: [],
    methods: [],
  });
  for (const fault of [refusal("rate_limit"), new Error("account_invalid"), "account_invalid"]) {
    retrieve.mockRejectedValue(fault);
    await expect(lookAtAccount("acct_1")).rejects.toBe(fault);
  }
});

test("without keys no account is live", async () => {
  vi.stubEnv("PAYMENT_KEYS", "off");
  retrieve.mockResolvedValue({ id: "acct_1", charges_enabled: true });
  expect(await lookAtAccount("acct_1")).toMatchObject({ livemode: false });
  retrieve.mockRejectedValue(Object.assign(new Error("closed"), { code: "account_invalid" }));
  expect(await lookAtAccount("acct_1")).toMatchObject({ livemode: false });
});

test("a new account is the restaurant's own: it bears fees and losses, and the provider asks for its details", async () => {
  create.mockResolvedValue({ id: "acct_1", charges_enabled: false });
  const restaurant = { resto_key: "wok", title: "Wok", url: "https://wok.example" };
  const made = {
    controller: {
      fees: { payer: "account" },
      losses: { payments: "stripe" },
      requirement_collection: "stripe",
      stripe_dashboard: { type: "full" },
    },
    country: "DE",
    default_currency: "eur",
    business_profile: { name: "Wok", url: "https://wok.example" },
    metadata: { resto_key: "wok" },
  };
  expect(await createAccount({ ...restaurant, email: null })).toMatchObject({
    account_id: "acct_1",
  });
  await createAccount({ ...restaurant, email: "wok@example.com" });
  const idempotencyKey = expect.stringMatching(/^account_[0-9a-f]{64}$/);
  const options = { idempotencyKey, maxNetworkRetries: 2 };
  const withEmail = { ...made, email: "wok@example.com" };
  expect(create.mock.calls).toEqual([
    [made, options],
    [withEmail, options],
  ]);
});

test("equal requests have the same idempotency key, and different ones have different keys", async () => {
  create.mockReset().mockResolvedValue({ id: "acct_1", charges_enabled: false });
  const wok = { resto_key: "wok", title: "Wok", url: "https://wok.example", email: null };
  for (const changes of [{}, {}, { resto_key: "wok-2" }, { title: "Pho" }]) {
    await createAccount({ ...wok, ...changes });
  }
  const [first, again, ...others] = create.mock.calls.map(
    ([, { idempotencyKey }]) => idempotencyKey,
  );
  expect(again).toBe(first);
  expect(new Set([first, ...others]).size).toBe(3);
});

test("the link to the provider's questions asks for all of them, and leads back", async () => {
  createLink.mockResolvedValue({ url: "https://provider.example/link" });
  const back = "https://admin.example/editor";
  expect(await onboardingUrl("acct_1", back)).toBe("https://provider.example/link");
  expect(createLink).toHaveBeenCalledExactlyOnceWith({
    account: "acct_1",
    type: "account_onboarding",
    return_url: back,
    refresh_url: back,
    collection_options: { fields: "eventually_due" },
  });
});
