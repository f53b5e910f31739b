import { readPublicDocument } from "./public-document";

/**
 * Reads how many of a restaurant's orders of the last 30 days were on time, in percent; null if it does
 * not show that, or has too few orders.
 * @throws when the backend cannot be reached
 */
export async function readPunctualPercent(key: string): Promise<number | null> {
  const stored = await readPublicDocument(`public_stats/${key}`);
  const percent = stored?.data.punctual_percent;
  return typeof percent === "number" ? percent : null;
}
