import type Stripe from "stripe";
import * as z from "zod";
import { METHODS } from "../methods/methods";
import { accountObject } from "../objects/account-object";
import { noAccess } from "../state/api-error";
import { newId } from "../state/provider";
import { flag, localUrl, metadata, parametersOf, text } from "./parameters";
import { type Route, route } from "./route";

const LINK_LASTS_S = 300;

const CAPABILITIES = [
  "card_payments",
  "klarna_payments",
  "link_payments",
  "sepa_debit_payments",
  "transfers",
  "wero_payments",
] as const satisfies readonly (keyof Stripe.AccountCreateParams.Capabilities)[];

/** The only controller that the local provider knows: the restaurant's own account. */
const controller = parametersOf<Stripe.AccountCreateParams.Controller>()({
  fees: z.strictObject({ payer: z.literal("account") }),
  losses: z.strictObject({ payments: z.literal("stripe") }),
  requirement_collection: z.literal("stripe").optional(),
  stripe_dashboard: z.strictObject({ type: z.literal("full") }),
});

const accountParameters = parametersOf<Stripe.AccountCreateParams>()({
  business_profile: z
    .strictObject({ name: text().optional(), url: z.url().optional(), mcc: text().optional() })
    .optional(),
  capabilities: z
    .partialRecord(z.enum(CAPABILITIES), z.strictObject({ requested: flag() }))
    .optional(),
  controller: controller.optional(),
  country: z.literal("DE").optional(),
  default_currency: z.literal("eur").optional(),
  email: z.email().optional(),
  metadata: metadata().optional(),
});

export const accountRoutes: readonly Route[] = [
  route("POST", "/v1/accounts", accountParameters, ({ provider }, params) => {
    const requested = Object.entries(params.capabilities ?? {});
    const account = accountObject({
      created: provider.now(),
      country: params.country ?? "DE",
      email: params.email ?? null,
      businessName: params.business_profile?.name ?? null,
      capabilities:
        requested.length === 0
          ? DEFAULT_CAPABILITIES
          : CAPABILITIES.filter((name) => params.capabilities?.[name]?.requested),
      metadata: params.metadata ?? {},
    });
    return provider.accounts.add(null, account);
  }),
  route(
    "GET",
    "/v1/accounts/:id",
    parametersOf<Stripe.AccountRetrieveParams>()({}),
    ({ provider, id }) => {
      const account = provider.accounts.find(null, id);
      if (!account) throw noAccess(id);
      return account;
    },
  ),
  route(
    "POST",
    "/v1/account_links",
    parametersOf<Stripe.AccountLinkCreateParams>()({
      account: text(),
      type: z.literal("account_onboarding"),
      return_url: localUrl(),
      refresh_url: localUrl(),
      collection_options: z
        .strictObject({ fields: z.enum(["currently_due", "eventually_due"]) })
        .optional(),
    }),
    ({ provider }, params) => {
      const { id } = provider.accounts.get(null, params.account);
      const token = newId("link");
      const expiresAt = provider.now() + LINK_LASTS_S;
      provider.links.set(token, {
        account: id,
        expiresAt,
        returnUrl: params.return_url,
        refreshUrl: params.refresh_url,
        isVisited: false,
      });
      return {
        object: "account_link",
        created: provider.now(),
        expires_at: expiresAt,
        url: `${provider.baseUrl}/onboarding/${token}`,
      };
    },
  ),
];

/** Those of every method but direct debit, which must be asked for. */
export const DEFAULT_CAPABILITIES = Object.values(METHODS)
  .filter(({ settlesLater }) => !settlesLater)
  .flatMap(({ capability }) => capability ?? []);
