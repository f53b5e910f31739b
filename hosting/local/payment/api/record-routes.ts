import type Stripe from "stripe";
import { listPage } from "./list-page";
import { pagination, parametersOf, text } from "./parameters";
import { type Route, route } from "./route";

/** Routes of objects that are only read: charges, disputes and events. */
export const recordRoutes: readonly Route[] = [
  route(
    "GET",
    "/v1/charges",
    parametersOf<Stripe.ChargeListParams>()({ ...pagination, payment_intent: text().optional() }),
    ({ provider, owner }, params) => {
      const charges = provider.charges
        .list(owner)
        .filter(
          ({ payment_intent }) =>
            params.payment_intent === undefined || payment_intent === params.payment_intent,
        );
      return listPage("/v1/charges", charges, params);
    },
  ),
  route(
    "GET",
    "/v1/charges/:id",
    parametersOf<Stripe.ChargeRetrieveParams>()({}),
    ({ provider, owner, id }) => provider.charges.get(owner, id),
  ),
  route(
    "GET",
    "/v1/disputes",
    parametersOf<Stripe.DisputeListParams>()({
      ...pagination,
      payment_intent: text().optional(),
    }),
    ({ provider, owner }, params) => {
      const disputes = provider.disputes
        .list(owner)
        .filter(
          ({ payment_intent }) =>
            params.payment_intent === undefined || payment_intent === params.payment_intent,
        );
      return listPage("/v1/disputes", disputes, params);
    },
  ),
  route(
    "GET",
    "/v1/disputes/:id",
    parametersOf<Stripe.DisputeRetrieveParams>()({}),
    ({ provider, owner, id }) => provider.disputes.get(owner, id),
  ),
  route(
    "GET",
    "/v1/events",
    parametersOf<Stripe.EventListParams>()({ ...pagination, type: text().optional() }),
    ({ provider, owner }, params) => {
      const events = provider.events
        .list(owner)
        .filter(({ type }) => params.type === undefined || type === params.type);
      return listPage("/v1/events", events, params);
    },
  ),
  route(
    "GET",
    "/v1/events/:id",
    parametersOf<Stripe.EventRetrieveParams>()({}),
    ({ provider, owner, id }) => provider.events.get(owner, id),
  ),
];
