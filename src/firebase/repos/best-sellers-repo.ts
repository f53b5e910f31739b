import { readPublicDocument } from "./public-document";

/**
 * Reads the ids of a restaurant's best-selling dishes, most ordered first.
 * @throws when the backend cannot be reached
 */
export async function readBestSellers(key: string): Promise<readonly string[]> {
  const stored = await readPublicDocument(`public_stats/${key}`);
  const ids = stored?.data.item_ids;
  return Array.isArray(ids) ? ids.filter((id) => typeof id === "string") : [];
}
