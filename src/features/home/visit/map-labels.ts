import type { MapTown } from "@/domain/delivery/town-map";

/** A town's label on the map, in units of the drawing. */
interface MapLabel {
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
/** Between the middle of a dot and its label. */
const GAP = 7;
const DOT = { width: 8, height: 8 };

/**
 * Places the labels of towns beside their dots, nearest towns first. A label that would cover another
 * one, a dot, the restaurant, a distance or the edge is left out; its dot stays.
 * @param ringsKm distances that are labelled below the restaurant
 */
export function mapLabels(
  towns: readonly MapTown[],
  ringsKm: readonly number[],
  { perKm, half, fontSize }: MapScale,
): MapLabel[] {
  const taken: Box[] = [
    { left: -12, right: 12, top: -24, bottom: 8 },
    ...ringsKm.map((km) => around(0, km * perKm - 8, { width: 36, height: 12 })),
    ...towns.map(({ x, y }) => around(x * perKm, y * perKm, DOT)),
  ];
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

function around(x: number, y: number, { width, height }: { width: number; height: number }): Box {
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}
