import type Stripe from "stripe";
import { invalidRequest } from "../state/api-error";
import type { Owner } from "../state/object-store";
import type { Provider } from "../state/provider";
import { listPage } from "./list-page";

const MAX_DEPTH = 4;

type Json = Record<string, unknown>;
type Reader = (provider: Provider, owner: Owner, object: Json) => unknown;

const intent: Reader = ({ intents }, owner, { payment_intent: id }) =>
  intents.find(owner, String(id)) ?? null;
const charge =
  (field: string): Reader =>
  ({ charges }, owner, object) =>
    charges.find(owner, String(object[field])) ?? null;

/** The properties of each kind of object that can be expanded. */
const EXPANDABLE: Readonly<Record<string, Readonly<Record<string, Reader>>>> = {
  "checkout.session": { payment_intent: intent, line_items: lineItems },
  payment_intent: { latest_charge: charge("latest_charge") },
  charge: { payment_intent: intent, refunds: refundsOf },
  refund: { payment_intent: intent, charge: charge("charge") },
  dispute: { payment_intent: intent, charge: charge("charge") },
};

function lineItems({ plans }: Provider, _owner: Owner, { id }: Json): Stripe.ApiList<unknown> {
  const lines = plans.get(String(id))?.lineItems ?? [];
  return listPage(`/v1/checkout/sessions/${id}/line_items`, lines, { limit: 10 });
}

function refundsOf({ refunds }: Provider, owner: Owner, { id }: Json): Stripe.ApiList<unknown> {
  const made = refunds.list(owner).filter((refund) => refund.charge === id);
  return listPage(`/v1/charges/${id}/refunds`, made, { limit: 10 });
}

/**
 * Copies an answer and puts the named objects in place of their identifiers.
 * @param paths for example `payment_intent.latest_charge`; of a list `data.latest_charge`
 * @throws ApiError for a property that cannot be expanded
 */
export function expandAnswer(
  provider: Provider,
  owner: Owner,
  answer: object,
  paths: readonly string[],
): Json {
  const copy = structuredClone(answer) as Json;
  for (const path of paths) {
    const steps = path.split(".");
    if (steps.length > MAX_DEPTH) {
      throw invalidRequest(`You cannot expand more than ${MAX_DEPTH} levels of a property`, {
        param: "expand",
      });
    }
    expand(provider, owner, copy, steps, path);
  }
  return copy;
}

function expand(
  provider: Provider,
  owner: Owner,
  object: Json,
  [step = "", ...rest]: readonly string[],
  path: string,
): void {
  if (object.object === "list") {
    const entries = object.data as Json[];
    if (step !== "data" || rest.length === 0) throw cannotExpand(path);
    for (const entry of entries) expand(provider, owner, entry, rest, path);
    return;
  }
  const read = EXPANDABLE[String(object.object)]?.[step];
  if (!read) throw cannotExpand(path);
  const isExpanded = typeof object[step] === "object" && object[step] !== null;
  if (!isExpanded) object[step] = structuredClone(read(provider, owner, object));
  const next = object[step];
  if (rest.length > 0 && next !== null) expand(provider, owner, next as Json, rest, path);
}

function cannotExpand(path: string) {
  return invalidRequest(`This property cannot be expanded (${path}).`, { param: "expand" });
}
