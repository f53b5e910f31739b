import type Stripe from "stripe";

/** The version of the API that the local provider speaks: the one of the SDK. */
export const API_VERSION: Stripe.LatestApiVersion = "2026-10-28.endive";
