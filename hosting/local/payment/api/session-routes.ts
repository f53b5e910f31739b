import type Stripe from "stripe";
import { expireSession } from "../money/release-payment";
import { createSession } from "./create-session";
import { listPage } from "./list-page";
import { pagination, parametersOf, text } from "./parameters";
import { type Route, route } from "./route";
import { sessionParameters } from "./session-parameters";

const NONE = parametersOf<Stripe.Checkout.SessionRetrieveParams>()({});
const PATH = "/v1/checkout/sessions";

export const sessionRoutes: readonly Route[] = [
  route("POST", PATH, sessionParameters, ({ provider, owner }, params) =>
    createSession(provider, owner, params),
  ),
  route(
    "GET",
    PATH,
    parametersOf<Stripe.Checkout.SessionListParams>()({
      ...pagination,
      payment_intent: text().optional(),
      status: text().optional(),
    }),
    ({ provider, owner }, params) => {
      const sessions = provider.sessions
        .list(owner)
        .filter((session) => matches(session.payment_intent, params.payment_intent))
        .filter((session) => matches(session.status, params.status));
      return listPage(PATH, sessions, params);
    },
  ),
  route("GET", `${PATH}/:id`, NONE, ({ provider, owner, id }) => provider.sessions.get(owner, id)),
  route("POST", `${PATH}/:id/expire`, NONE, ({ provider, owner, id }) => {
    const session = provider.sessions.get(owner, id);
    expireSession(provider, owner, session);
    return session;
  }),
  route(
    "GET",
    `${PATH}/:id/line_items`,
    parametersOf<Stripe.PaginationParams>()({
      limit: pagination.limit,
      starting_after: pagination.starting_after,
      ending_before: pagination.ending_before,
    }),
    ({ provider, owner, id }, params) => {
      provider.sessions.get(owner, id);
      return listPage(`${PATH}/${id}/line_items`, provider.plans.get(id)?.lineItems ?? [], params);
    },
  ),
];

function matches(value: unknown, wanted: string | undefined): boolean {
  return wanted === undefined || value === wanted;
}
