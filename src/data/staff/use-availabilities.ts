import { useEffect, useState } from "react";
import type { Availability } from "@/domain/availability/availability.schema";
import { watchStaffAvailability } from "@/firebase/repos/board-repo";
import { useStableList } from "../use-stable-list";

/**
 * Live availability of several restaurants.
 * @returns looks up one restaurant; null until its availability is known. Do not edit the
 * availability before that: the edit could overwrite another one.
 */
export function useAvailabilities(
  restoKeys: readonly string[],
): (restoKey: string) => Availability | null {
  const keys = useStableList(restoKeys);
  const [all, setAll] = useState<Readonly<Record<string, Availability>>>({});
  useEffect(() => {
    const stops = keys.map((key) =>
      watchStaffAvailability(key, (availability) =>
        setAll((others) => ({ ...others, [key]: availability })),
      ),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }, [keys]);
  return (restoKey) => all[restoKey] ?? null;
}
