import { useEffect, useState } from "react";
import type { Availability } from "../domain/menu/availability.schema";
import { NO_SWITCHES } from "../domain/menu/no-switches";
import { watchSwitches } from "../firebase/board-repo";

/**
 * Live switches of several restaurants.
 * @param joinedKeys keys of the restaurants, separated by spaces
 * @returns the switches of one restaurant; none are set until the first answer
 */
export function useSwitchesOf(joinedKeys: string): (restoKey: string) => Availability {
  const [all, setAll] = useState<Readonly<Record<string, Availability>>>({});
  useEffect(() => {
    const stops = joinedKeys
      .split(" ")
      .filter((key) => key !== "")
      .map((key) =>
        watchSwitches(key, (switches) => setAll((others) => ({ ...others, [key]: switches }))),
      );
    return () => {
      for (const stop of stops) stop();
    };
  }, [joinedKeys]);
  return (restoKey) => all[restoKey] ?? NO_SWITCHES;
}
