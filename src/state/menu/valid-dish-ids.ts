const MAX_DISHES = 300;
const MAX_ID_LENGTH = 60;

/**
 * A stored list of dish ids, or null for anything else. Checked by hand, because the first screen
 * has no room for a schema library.
 */
export function validDishIds(value: unknown): readonly string[] | null {
  const isList = Array.isArray(value) && value.length <= MAX_DISHES && value.every(isDishId);
  return isList ? value : null;
}

function isDishId(value: unknown): value is string {
  return typeof value === "string" && value.length <= MAX_ID_LENGTH;
}
