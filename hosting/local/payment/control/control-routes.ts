import * as z from "zod";
import { DEFAULT_CAPABILITIES } from "../api/account-routes";
import type { IdempotencyKeys } from "../api/idempotency";
import { type FaultControl, faultsSchema } from "../faults/faults";
import { METHOD_IDS, METHODS } from "../methods/methods";
import { cardOfNumber, WALLET_CARD } from "../methods/test-cards";
import { completeAccount, disableAccount } from "../money/account-state";
import { closeDispute, disputePayment, latestCharge } from "../money/capture-payment";
import { methodsOf, paySession } from "../money/pay-session";
import { failRefund } from "../money/refund-payment";
import { lapsePayment } from "../money/release-payment";
import { restoredPaymentSchema, restorePayment } from "../money/restore-payment";
import { accountObject } from "../objects/account-object";
import { invalidRequest, noSuch } from "../state/api-error";
import { isLoopbackUrl } from "../state/loopback";
import type { ObjectStore, Owner } from "../state/object-store";
import type { Provider } from "../state/provider";
import type { Webhooks } from "../webhooks/deliver-webhooks";

/** Everything that a running local provider consists of. */
export interface Controlled {
  readonly provider: Provider;
  readonly keys: IdempotencyKeys;
  readonly control: FaultControl;
  readonly webhooks: Webhooks;
}

interface ControlRoute {
  readonly method: string;
  readonly path: RegExp;
  act(parts: Controlled, id: string, body: unknown): unknown;
}

function on<T>(
  request: string,
  schema: z.ZodType<T>,
  act: (parts: Controlled, id: string, body: T) => unknown,
): ControlRoute {
  const [method = "", pattern = ""] = request.split(" ");
  return {
    method,
    path: new RegExp(`^/_control/${pattern.replace(":id", "([\\w]+)")}$`),
    act(parts, id, body) {
      const { success, data, error } = schema.safeParse(body);
      if (!success) throw invalidRequest(z.prettifyError(error));
      return act(parts, id, data);
    },
  };
}

const nothing = z.strictObject({});
const target = z.strictObject({
  url: z.string().refine(isLoopbackUrl, "leads away from this machine"),
  secret: z.string().min(1),
});
const attempt = z.strictObject({
  method: z.enum(METHOD_IDS).default("card"),
  card: z.string().default(WALLET_CARD.number),
  /** The guest's answer if asked to confirm; null closes the page before that. */
  approve: z.boolean().nullable().default(true),
});

/** Actions that no merchant can take at the real service, for tests, demo and rush. */
const ROUTES: readonly ControlRoute[] = [
  on("POST reset", nothing, ({ provider, keys, control, webhooks }) => {
    provider.reset();
    keys.clear();
    webhooks.clear();
    control.set(faultsSchema.parse({}));
  }),
  on("GET faults", nothing, ({ control }) => ({ ...control.faults, counts: control.counts })),
  on("POST faults", faultsSchema, ({ control }, _id, faults) => control.set(faults)),
  on("POST webhook", target.nullable(), ({ webhooks }, _id, next) => webhooks.setTarget(next)),
  on("GET deliveries", nothing, ({ webhooks }) => webhooks.deliveries),
  on("POST deliveries", nothing, async ({ webhooks }) => {
    await webhooks.flush();
    return webhooks.deliveries;
  }),
  on(
    "POST clock",
    z.strictObject({ advance_s: z.number().int().min(0) }),
    ({ provider }, _id, { advance_s }) => provider.advance(advance_s),
  ),
  on(
    "POST accounts",
    z.strictObject({
      business_name: z.string().default("Testrestaurant"),
      /** Of an account that outlives the provider's memory, in the data of the backend. */
      id: z
        .string()
        .regex(/^acct_\w+$/)
        .optional(),
    }),
    ({ provider }, _id, { business_name, id }) => {
      const known = provider.accounts.find(null, id ?? "");
      if (known) return known;
      const account = accountObject({
        id,
        created: provider.now(),
        country: "DE",
        email: null,
        businessName: business_name,
        capabilities: DEFAULT_CAPABILITIES,
        metadata: {},
      });
      provider.accounts.add(null, account);
      completeAccount(provider, account);
      return account;
    },
  ),
  on(
    "POST accounts/:id",
    z.strictObject({ charges_enabled: z.boolean() }),
    ({ provider }, id, { charges_enabled }) => {
      const account = provider.accounts.get(null, id);
      if (charges_enabled) completeAccount(provider, account);
      else disableAccount(provider, account);
      return account;
    },
  ),
  on(
    "POST payments",
    z.strictObject({ payments: z.array(restoredPaymentSchema) }),
    ({ provider }, _id, { payments }) => {
      for (const payment of payments) restorePayment(provider, payment);
    },
  ),
  on("POST sessions/:id/pay", attempt, ({ provider }, id, { method, card, approve }) => {
    const [owner, session] = found(provider.sessions, "checkout.session", id);
    if (session.status !== "open") throw invalidRequest(`The session is ${session.status}.`);
    if (!methodsOf(provider, owner, session).includes(method)) {
      throw invalidRequest(`The session does not offer ${method}.`);
    }
    const chosen = METHODS[method];
    const paidWith = chosen.wallet ? WALLET_CARD : cardOfNumber(card);
    const tried = { method: chosen, card: chosen.type === "card" ? paidWith : null };
    const intent = paySession(provider, owner, session, tried);
    if (intent.status !== "requires_action" || approve === null) return intent;
    return paySession(provider, owner, session, tried, approve);
  }),
  on("POST intents/:id/lapse", nothing, ({ provider }, id) => {
    const [owner, intent] = found(provider.intents, "payment_intent", id);
    lapsePayment(provider, owner, intent);
    return intent;
  }),
  on("POST intents/:id/dispute", nothing, ({ provider }, id) => {
    const [owner, intent] = found(provider.intents, "payment_intent", id);
    return disputePayment(provider, owner, latestCharge(provider, owner, intent));
  }),
  on(
    "POST disputes/:id",
    z.strictObject({ status: z.enum(["won", "lost"]) }),
    ({ provider }, id, { status }) => {
      const [owner, dispute] = found(provider.disputes, "dispute", id);
      closeDispute(provider, owner, dispute, status);
      return dispute;
    },
  ),
  on("POST refunds/:id/fail", nothing, ({ provider }, id) => {
    const [owner, refund] = found(provider.refunds, "refund", id);
    failRefund(provider, owner, refund);
    return refund;
  }),
];

function found<T extends { id: string }>(
  store: ObjectStore<T>,
  kind: string,
  id: string,
): [Owner, T] {
  const owner = store.ownerOf(id);
  if (owner === undefined) throw noSuch(kind, id);
  return [owner, store.get(owner, id)];
}

/**
 * Carries out a request to the control.
 * @returns what to answer as JSON
 * @throws ApiError
 */
export async function answerControl(
  parts: Controlled,
  method: string,
  path: string,
  body: unknown,
): Promise<object> {
  const route = ROUTES.find((each) => each.method === method && each.path.test(path));
  if (!route) throw noSuch("control", `${method} ${path}`);
  return ((await route.act(parts, route.path.exec(path)?.[1] ?? "", body)) ?? {}) as object;
}
