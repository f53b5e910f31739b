import type Stripe from "stripe";
import * as z from "zod";
import { capturePayment } from "../money/capture-payment";
import { cancelPayment } from "../money/release-payment";
import { createIntent, intentParameters } from "./create-intent";
import { listPage } from "./list-page";
import { integer, metadata, pagination, parametersOf } from "./parameters";
import { type Route, route } from "./route";

const PATH = "/v1/payment_intents";

export const intentRoutes: readonly Route[] = [
  route("POST", PATH, intentParameters, ({ provider, owner }, params) =>
    createIntent(provider, owner, params),
  ),
  route(
    "GET",
    PATH,
    parametersOf<Stripe.PaymentIntentListParams>()(pagination),
    ({ provider, owner }, params) => listPage(PATH, provider.intents.list(owner), params),
  ),
  route(
    "GET",
    `${PATH}/:id`,
    parametersOf<Stripe.PaymentIntentRetrieveParams>()({}),
    ({ provider, owner, id }) => provider.intents.get(owner, id),
  ),
  route(
    "POST",
    `${PATH}/:id/capture`,
    parametersOf<Stripe.PaymentIntentCaptureParams>()({
      amount_to_capture: integer(1).optional(),
      metadata: metadata().optional(),
    }),
    ({ provider, owner, id }, params) => {
      const intent = provider.intents.get(owner, id);
      capturePayment(provider, owner, intent, params.amount_to_capture);
      Object.assign(intent.metadata, params.metadata);
      return intent;
    },
  ),
  route(
    "POST",
    `${PATH}/:id/cancel`,
    parametersOf<Stripe.PaymentIntentCancelParams>()({
      cancellation_reason: z
        .enum(["abandoned", "duplicate", "fraudulent", "requested_by_customer"])
        .optional(),
    }),
    ({ provider, owner, id }, params) => {
      const intent = provider.intents.get(owner, id);
      cancelPayment(provider, owner, intent, params.cancellation_reason ?? null);
      return intent;
    },
  ),
];
