import type Stripe from "stripe";
import * as z from "zod";
import { latestCharge } from "../money/capture-payment";
import { refundPayment } from "../money/refund-payment";
import { invalidRequest } from "../state/api-error";
import { listPage } from "./list-page";
import { integer, metadata, pagination, parametersOf, text } from "./parameters";
import { type Route, route } from "./route";

const PATH = "/v1/refunds";

export const refundRoutes: readonly Route[] = [
  route(
    "POST",
    PATH,
    parametersOf<Stripe.RefundCreateParams>()({
      amount: integer(1).optional(),
      charge: text().optional(),
      metadata: metadata().optional(),
      payment_intent: text().optional(),
      reason: z.enum(["duplicate", "fraudulent", "requested_by_customer"]).optional(),
    }),
    ({ provider, owner }, params) => {
      const { payment_intent, charge } = params;
      if ((payment_intent === undefined) === (charge === undefined)) {
        throw invalidRequest("You must provide either `charge` or `payment_intent`.");
      }
      const paid =
        charge === undefined
          ? latestCharge(provider, owner, provider.intents.get(owner, String(payment_intent)))
          : provider.charges.get(owner, charge);
      return refundPayment(provider, owner, paid, {
        amount: params.amount,
        reason: params.reason ?? null,
        metadata: params.metadata ?? {},
      });
    },
  ),
  route(
    "GET",
    PATH,
    parametersOf<Stripe.RefundListParams>()({
      ...pagination,
      charge: text().optional(),
      payment_intent: text().optional(),
    }),
    ({ provider, owner }, params) => {
      const refunds = provider.refunds
        .list(owner)
        .filter(({ charge }) => params.charge === undefined || charge === params.charge)
        .filter(
          ({ payment_intent }) =>
            params.payment_intent === undefined || payment_intent === params.payment_intent,
        );
      return listPage(PATH, refunds, params);
    },
  ),
  route(
    "GET",
    `${PATH}/:id`,
    parametersOf<Stripe.RefundRetrieveParams>()({}),
    ({ provider, owner, id }) => provider.refunds.get(owner, id),
  ),
];
