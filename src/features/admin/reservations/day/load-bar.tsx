import { Box } from "@chakra-ui/react";
import { loadLevel } from "./load-hours";

const BACKGROUNDS = {
  calm: "fg.success",
  busy: "fg.warning",
  full: "fg.error",
  // Overbooked: marked by more than colour.
  over: "repeating-linear-gradient(135deg, var(--color-danger) 0 4px, var(--color-surface) 4px 6px)",
} as const;

/** Seats taken in one quarter of an hour as a share of the height. */
export function LoadBar({ taken, seats }: { taken: number; seats: number }) {
  const level = loadLevel(taken, seats);
  return (
    <Box
      flex="1"
      data-load={level}
      {...(level === "over" ? { bgImage: BACKGROUNDS.over } : { bg: BACKGROUNDS[level] })}
      style={{ blockSize: `${Math.min(100, (taken / seats) * 100)}%` }}
    />
  );
}
