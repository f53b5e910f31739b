import { lineSchema } from "../../text/text.schema";
import { firstName } from "./first-name";

/**
 * A rider's first name as guests see it. Empty if the schema of typed lines refuses it: the identity
 * provider takes any text as the name of an account.
 */
export function riderName(displayName: unknown): string {
  // The cut may leave half of a surrogate pair.
  const first = firstName(displayName).replace(/\p{Cs}/gu, "");
  const name = lineSchema({ max: 40 }).safeParse(first);
  return name.success ? name.data : "";
}
