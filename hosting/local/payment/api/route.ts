import type Stripe from "stripe";
import type * as z from "zod";
import type { Owner } from "../state/object-store";
import type { Provider } from "../state/provider";
import { readParameters } from "./parameters";

type Resource =
  | Stripe.Account
  | Stripe.AccountLink
  | Stripe.Charge
  | Stripe.Checkout.Session
  | Stripe.Dispute
  | Stripe.Event
  | Stripe.LineItem
  | Stripe.PaymentIntent
  | Stripe.Refund;

/** Answers of the endpoints, in the SDK's own types. */
export type Answer = Resource | Stripe.ApiList<Resource>;

interface Request {
  readonly provider: Provider;
  readonly owner: Owner;
  /** The identifier in the path; "" if there is none. */
  readonly id: string;
}

/** One endpoint of the API. */
export interface Route {
  readonly method: "GET" | "POST";
  /** Of the whole path; its first group is the identifier. */
  readonly path: RegExp;
  /**
   * Checks the parameters.
   * @returns carries the request out
   * @throws ApiError for wrong parameters
   */
  prepare(request: Request, raw: Record<string, unknown>): () => Answer;
}

/** @param pattern path with `:id` in place of the identifier */
export function route<T>(
  method: Route["method"],
  pattern: string,
  schema: z.ZodType<T>,
  act: (request: Request, params: T) => Answer,
): Route {
  return {
    method,
    path: new RegExp(`^${pattern.replace(":id", "([\\w]+)")}$`),
    prepare(request, raw) {
      const params = readParameters(schema, raw);
      return () => act(request, params);
    },
  };
}
