import type Stripe from "stripe";

/** The part of an error's body that tells programs what is wrong. */
export interface ErrorDetails {
  readonly code?: string;
  readonly param?: string;
  readonly decline_code?: string;
  readonly payment_intent?: Stripe.PaymentIntent;
}

export type ErrorType =
  | "api_error"
  | "card_error"
  | "idempotency_error"
  | "invalid_request_error"
  | "authentication_error";

/** A refusal as the API answers it. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: { readonly error: ErrorDetails & { message: string; type: ErrorType } };

  constructor(status: number, type: ErrorType, message: string, details: ErrorDetails = {}) {
    super(message);
    this.status = status;
    this.body = { error: { ...details, message, type } };
  }
}

/** A request that can never succeed as it is. */
export function invalidRequest(message: string, details: ErrorDetails = {}): ApiError {
  return new ApiError(400, "invalid_request_error", message, details);
}

/** An object that does not exist, or belongs to another account. */
export function noSuch(kind: string, id: string): ApiError {
  return new ApiError(404, "invalid_request_error", `No such ${kind}: '${id}'`, {
    code: "resource_missing",
    param: "id",
  });
}

/** An account that does not exist, or whose owner has disconnected it. */
export function noAccess(account: string): ApiError {
  return new ApiError(
    403,
    "invalid_request_error",
    `The provided key does not have access to account '${account}' (or that account does not exist). Application access may have been revoked.`,
    { code: "account_invalid" },
  );
}
