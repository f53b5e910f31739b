import { useEffect, useState } from "react";
import { callReadVersions } from "@/firebase/callables/operations-callables";
import { useStableList } from "../use-stable-list";

/**
 * Builds that the sites of restaurants serve, by key; null for a site without an answer. Keys are
 * missing while they load.
 * @param restoKeys keys of at most 25 restaurants
 */
export function useVersions(restoKeys: readonly string[]): ReadonlyMap<string, string | null> {
  const keys = useStableList(restoKeys);
  const [builds, setBuilds] = useState<ReadonlyMap<string, string | null>>(new Map());
  useEffect(() => {
    if (keys.length === 0) return;
    let isOver = false;
    void callReadVersions(keys).then((answer) => {
      if (!answer.ok || isOver) return;
      const found = keys.map((key, index) => [key, answer.value.builds[index] ?? null] as const);
      setBuilds((before) => new Map([...before, ...found]));
    });
    return () => {
      isOver = true;
    };
  }, [keys]);
  return builds;
}
