import { setTimeout as sleep } from "node:timers/promises";
import type { BackendAdmin } from "@/hosting/firebase/backend-admin";
import { directCallUrl } from "@/hosting/lib/direct-call-url";
import type { BackendPorts } from "@/hosting/lib/ports";
import type { RushRestaurant } from "@/hosting/local/rush/rush-guest";
import type { ListedIntent, ListedRefund } from "./reconcile-rush";

/** Shares of what goes wrong at the provider with `--faults`. */
const FAULTS = {
  seed: 26,
  answers: { lose: 0.1, delay_ms: 300 },
  refunds: { fail: 0.2 },
  webhooks: { lose: 0.25, double: 0.3, shuffle: 0.3, delay_ms: 500 },
};
/** A capture waits for two minutes, a task that failed for longer. */
const MAX_SETTLE_MS = 8 * 60_000;

const accountOf = ({ key }: Pick<RushRestaurant, "key">) => `acct_rush_${key.replaceAll("-", "_")}`;

/** The local provider of a bench. */
export class RushPayments {
  private readonly url: string;
  private readonly admin: BackendAdmin;
  private readonly restaurants: readonly RushRestaurant[];

  constructor(url: string, admin: BackendAdmin, restaurants: readonly RushRestaurant[]) {
    this.url = url;
    this.admin = admin;
    this.restaurants = restaurants;
  }

  /** Connects every restaurant with an account of its own, and sends events to the functions. */
  async connect(ports: BackendPorts): Promise<void> {
    const secret = "whsec_local_functions";
    await this.control("webhook", { url: directCallUrl(ports, "payments/webhook"), secret });
    const methods = ["cash", "card_at_door", "online"];
    const now = new Date();
    for (const restaurant of this.restaurants) {
      const account_id = accountOf(restaurant);
      await this.control("accounts", { id: account_id, business_name: restaurant.key });
      const path = `payment_accounts/${restaurant.key}`;
      const state = { livemode: false, charges_enabled: true, requirements_due: [] };
      const made = { connected_at: now, connected_by: "bench", updated_at: now };
      const data = { resto_key: restaurant.key, account_id, methods: ["card"], ...state, ...made };
      await this.admin.write([{ path, data }]);
      const payment_methods = { pickup: methods, delivery: methods };
      await this.admin.patch(`public/${restaurant.key}`, { payment_methods, pays_online: true });
    }
  }

  /** Turns the seeded faults on or off. @returns how often each has happened */
  async setFaults(areOn: boolean): Promise<Record<string, number>> {
    const response = await fetch(`${this.url}/_control/faults`);
    const { counts } = (await response.json()) as { counts: Record<string, number> };
    await this.control("faults", areOn ? FAULTS : {});
    return counts;
  }

  /**
   * Waits until the product owes the provider nothing and no paid order waits.
   * @returns what is still open in the end
   */
  async settle(isOpen: () => Promise<readonly string[]>): Promise<readonly string[]> {
    const end = performance.now() + MAX_SETTLE_MS;
    for (;;) {
      const open = await isOpen();
      if (open.length === 0 || performance.now() > end) return open;
      await sleep(5000);
    }
  }

  /** All payments of all accounts, from the provider's own API. */
  listIntents(): Promise<ListedIntent[]> {
    return this.list("payment_intents", { "expand[]": "data.latest_charge" });
  }

  /** All refunds of all accounts, the same way. */
  listRefunds(): Promise<ListedRefund[]> {
    return this.list("refunds", {});
  }

  private async list<T extends { id: string }>(path: string, more: object): Promise<T[]> {
    const accounts = this.restaurants.map(accountOf);
    return (await Promise.all(accounts.map((each) => this.listOf<T>(each, path, more)))).flat();
  }

  private async listOf<T extends { id: string }>(
    account: string,
    path: string,
    more: object,
  ): Promise<T[]> {
    const all: T[] = [];
    for (;;) {
      const query = new URLSearchParams({ limit: "100", ...more });
      const last = all.at(-1);
      if (last) query.set("starting_after", last.id);
      const response = await fetch(`${this.url}/v1/${path}?${query}`, {
        headers: { authorization: "Bearer sk_test_local_bench", "stripe-account": account },
      });
      const page = (await response.json()) as { data: T[]; has_more: boolean };
      all.push(...page.data);
      if (!page.has_more) return all;
    }
  }

  private async control(path: string, body: object): Promise<void> {
    const request = { method: "POST", body: JSON.stringify(body) };
    const response = await fetch(`${this.url}/_control/${path}`, request);
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  }
}
