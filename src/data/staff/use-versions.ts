import { ok } from "@/domain/result/result";
import { callReadVersions } from "@/firebase/callables/operations-callables";
import { useRead } from "../use-read";

type Builds = ReadonlyMap<string, string | null>;

const NONE: Builds = new Map();

/**
 * Builds that the sites of restaurants serve, by key; null for a site without an answer. Keys are
 * missing while they load.
 * @param keys of at most 25 restaurants
 */
export function useVersions(keys: readonly string[]): Builds {
  const read = async () => {
    const answer = await callReadVersions(keys);
    if (!answer.ok) return answer;
    return ok<Builds>(new Map(keys.map((key, index) => [key, answer.value.builds[index] ?? null])));
  };
  const times = { afterMs: 0, again: keys.join(" ") };
  return useRead(keys.length > 0 ? "versions" : null, read, times).value ?? NONE;
}
