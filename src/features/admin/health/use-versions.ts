import { useEffect, useState } from "react";
import { callReadVersions } from "@/firebase/callables/operations-callables";

/**
 * Builds that the sites of restaurants serve, by key; null for a site without an answer. Keys are
 * missing while they load.
 * @param joinedKeys keys of at most 25 restaurants, separated by spaces
 */
export function useVersions(joinedKeys: string): ReadonlyMap<string, string | null> {
  const [builds, setBuilds] = useState<ReadonlyMap<string, string | null>>(new Map());
  useEffect(() => {
    if (joinedKeys === "") return;
    let isOver = false;
    const keys = joinedKeys.split(" ");
    void callReadVersions(keys).then((answer) => {
      if (!answer.ok || isOver) return;
      const found = keys.map((key, index) => [key, answer.value.builds[index] ?? null] as const);
      setBuilds((before) => new Map([...before, ...found]));
    });
    return () => {
      isOver = true;
    };
  }, [joinedKeys]);
  return builds;
}
