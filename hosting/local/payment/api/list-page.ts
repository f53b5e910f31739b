import type Stripe from "stripe";
import { invalidRequest } from "../state/api-error";

interface ListParams {
  readonly limit?: number;
  readonly starting_after?: string;
  readonly ending_before?: string;
  readonly created?: number | { gt?: number; gte?: number; lt?: number; lte?: number };
}

/**
 * One page of a list.
 * @param objects newest first
 * @throws ApiError for a cursor that is not in the list
 */
export function listPage<T extends { id: string; created?: number }>(
  url: string,
  objects: readonly T[],
  { limit = 10, starting_after, ending_before, created }: ListParams,
): Stripe.ApiList<T> {
  const matching = objects.filter((object) => isWithin(object.created ?? 0, created));
  if (ending_before !== undefined) {
    const before = matching.slice(0, indexOf(matching, ending_before, "ending_before"));
    return {
      object: "list",
      url,
      has_more: before.length > limit,
      data: before.slice(-limit),
    };
  }
  const rest =
    starting_after === undefined
      ? matching
      : matching.slice(indexOf(matching, starting_after, "starting_after") + 1);
  return { object: "list", url, has_more: rest.length > limit, data: rest.slice(0, limit) };
}

function indexOf(objects: readonly { id: string }[], id: string, param: string): number {
  const index = objects.findIndex((object) => object.id === id);
  if (index < 0)
    throw invalidRequest(`No such object: '${id}'`, { code: "resource_missing", param });
  return index;
}

function isWithin(instant: number, created: ListParams["created"]): boolean {
  if (created === undefined) return true;
  if (typeof created === "number") return instant === created;
  const { gt = -1, gte = 0, lt = Infinity, lte = Infinity } = created;
  return instant > gt && instant >= gte && instant < lt && instant <= lte;
}
