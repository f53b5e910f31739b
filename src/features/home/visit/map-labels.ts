import type { MapTown } from "@/domain/delivery/map-towns";

/** A town's label on the map, in units of the drawing. */
export interface MapLabel {
  readonly town: MapTown;
  readonly x: number;
  readonly y: number;
  readonly anchor: "start" | "end";
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface MapScale {
  /** Units per km. */
  readonly perKm: number;
  /** Half the size of the drawing. */
  readonly half: number;
  readonly fontSize: number;
}

/** Average width of a letter, in font sizes. */
const LETTER = 0.56;
const GAP = 5;

/**
 * Places the labels of towns beside their dots, nearest towns first. A label that would cover another
 * one, the restaurant or the edge is left out; its dot stays.
 */
export function mapLabels(
  towns: readonly MapTown[],
  { perKm, half, fontSize }: MapScale,
): MapLabel[] {
  const taken: Box[] = [{ left: -12, right: 12, top: -24, bottom: 8 }];
  const labels: MapLabel[] = [];
  for (const town of towns) {
    const [dotX, dotY] = [town.x * perKm, town.y * perKm];
    const width = town.name.length * fontSize * LETTER;
    const free = (["start", "end"] as const).find((anchor) => {
      const left = anchor === "start" ? dotX + GAP : dotX - GAP - width;
      const box = {
        left,
        right: left + width,
        top: dotY - fontSize / 2,
        bottom: dotY + fontSize / 2,
      };
      const isInside = box.left >= -half && box.right <= half && Math.abs(dotY) < half - fontSize;
      if (!isInside || taken.some((other) => overlap(box, other))) return false;
      taken.push(box);
      return true;
    });
    if (free) {
      const x = free === "start" ? dotX + GAP : dotX - GAP;
      labels.push({ town, x, y: dotY + fontSize * 0.35, anchor: free });
    }
  }
  return labels;
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}
