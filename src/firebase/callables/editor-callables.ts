import * as z from "zod/mini";
import {
  type DishCosts,
  dishCostsAnswerSchema,
  type SetDishCostRequest,
} from "@/domain/menu/costs/dish-costs.schema";
import type { Menu } from "@/domain/menu/menu.schema";
import { type SaveMenuRequest, savedRevisionSchema } from "@/domain/menu/save-menu-request.schema";
import {
  type ListRevisionsAnswer,
  type ListRevisionsRequest,
  listRevisionsAnswerSchema,
  type ReadRevisionRequest,
} from "@/domain/revision/revision.schema";
import { readMenu } from "../repos/menu-repo";
import { type CallResult, call } from "./call";

/**
 * Reads the stored menu, to edit it; null when none is stored.
 * @throws when the backend cannot be reached or the menu is malformed
 */
export function readMenuToEdit(key: string): Promise<Menu | null> {
  return readMenu(key, null);
}

/** Replaces a restaurant's menu, for its managers; VERSION_CONFLICT for an outdated `base_rev`. */
export function callSaveMenu(
  request: SaveMenuRequest,
): Promise<CallResult<z.infer<typeof savedRevisionSchema>>> {
  return call("saveMenu", request, savedRevisionSchema);
}

/** The costs of a restaurant's dishes, for its managers. */
export function callReadDishCosts(resto_key: string): Promise<CallResult<{ costs: DishCosts }>> {
  return call("readDishCosts", { resto_key }, dishCostsAnswerSchema);
}

/** Enters or removes the cost of a dish. */
export function callSetDishCost(
  request: SetDishCostRequest,
): Promise<CallResult<{ costs: DishCosts }>> {
  return call("setDishCost", request, dishCostsAnswerSchema);
}

/** Lists the revisions of a menu or restaurant, newest first, without their content. */
export function callListRevisions(
  request: ListRevisionsRequest,
): Promise<CallResult<ListRevisionsAnswer>> {
  return call("listRevisions", request, listRevisionsAnswerSchema);
}

/** Reads an earlier revision; its content must match `valueSchema`. */
export function callReadRevision<T>(
  request: ReadRevisionRequest,
  valueSchema: z.ZodMiniType<T>,
): Promise<CallResult<{ rev: number; value: T }>> {
  return call("readRevision", request, z.object({ rev: z.int(), value: valueSchema }));
}
