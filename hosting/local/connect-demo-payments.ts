import type { BackendAdmin } from "../firebase/backend-admin";
import { directCallUrl } from "../lib/direct-call-url";
import { type BackendPorts, LOCAL_PORTS } from "../lib/ports";
import { DEMO_PAYMENT_ACCOUNTS } from "./history/demo-payment-accounts";
import { storedPayments } from "./restore-payments";

/** The secret that the functions of a local backend expect (functions/money/provider/payment-keys.ts). */
const WEBHOOK_SECRET = "whsec_local_functions";

/** The restaurant of the demo that asks a deposit, and from which party on. */
const ASKS_DEPOSIT = "resto-bobingen";
const DEPOSIT = { from_party: 8, cents_a_person: 500, free_until_hours: 24 };

/**
 * Connects restaurants of the demo with the local payment provider, which forgets everything when it
 * stops: it gets back the accounts and payments of the stored data, and sends its events to the functions.
 * Restaurants that a manager has disconnected stay so.
 */
export async function connectDemoPayments(
  admin: BackendAdmin,
  ports: Pick<BackendPorts, "functions">,
  providerUrl = `http://127.0.0.1:${LOCAL_PORTS.payment}`,
): Promise<void> {
  const control = (path: string, body: object) => post(`${providerUrl}/_control/${path}`, body);
  await control("webhook", {
    url: directCallUrl(ports, "payments/webhook"),
    secret: WEBHOOK_SECRET,
  });
  await Promise.all(Object.keys(DEMO_PAYMENT_ACCOUNTS).map((key) => connect(admin, key)));
  const stored = await admin.list("payment_accounts");
  await Promise.all(stored.map(({ data }) => control("accounts", { id: data.account_id })));
  await control("payments", await storedPayments(admin));
}

async function connect(admin: BackendAdmin, resto_key: string): Promise<void> {
  const restaurant = await admin.get(`public/${resto_key}`);
  // Connected or disconnected before.
  if (!restaurant || restaurant.pays_online !== undefined) return;
  const now = new Date();
  const account = {
    resto_key,
    account_id: DEMO_PAYMENT_ACCOUNTS[resto_key],
    livemode: false,
    charges_enabled: true,
    requirements_due: [],
    methods: ["card", "paypal", "klarna"],
    connected_at: now,
    connected_by: "demo",
    updated_at: now,
  };
  const methods = ["cash", "card_at_door", "online"];
  const payment_methods = { pickup: methods, delivery: methods };
  await admin.write([{ path: `payment_accounts/${resto_key}`, data: account }]);
  const { reservation_policy } = restaurant;
  const policy = typeof reservation_policy === "object" ? reservation_policy : {};
  await admin.patch(`public/${resto_key}`, {
    payment_methods,
    pays_online: true,
    ...(resto_key === ASKS_DEPOSIT && {
      reservation_policy: { ...policy, deposit: DEPOSIT },
    }),
  });
}

async function post(url: string, body: object): Promise<void> {
  const response = await fetch(url, { method: "POST", body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`the local payment provider refuses ${url}`);
}
