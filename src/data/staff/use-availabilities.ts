import { useEffect, useState } from "react";
import type { Availability } from "@/domain/availability/availability.schema";
import { watchStaffAvailability } from "@/firebase/repos/board-repo";

/**
 * Live availability of several restaurants.
 * @param joinedKeys keys of the restaurants, separated by spaces
 * @returns looks up one restaurant; null until its availability is known. Do not edit the
 * availability before that: the edit could overwrite another one.
 */
export function useAvailabilities(joinedKeys: string): (restoKey: string) => Availability | null {
  const [all, setAll] = useState<Readonly<Record<string, Availability>>>({});
  useEffect(() => {
    const stops = joinedKeys
      .split(" ")
      .filter((key) => key !== "")
      .map((key) =>
        watchStaffAvailability(key, (availability) =>
          setAll((others) => ({ ...others, [key]: availability })),
        ),
      );
    return () => {
      for (const stop of stops) stop();
    };
  }, [joinedKeys]);
  return (restoKey) => all[restoKey] ?? null;
}
