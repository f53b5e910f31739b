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

/** A ring's distance on the map, centred on (x, y). */
interface RingLabel {
  readonly km: number;
  readonly x: number;
  readonly y: number;
}

interface MapScale {
  /** Units per km. */
  readonly perKm: number;
  /** Half the size of the drawing. */
  readonly half: number;
  readonly fontSize: number;
}

/** Width of a letter in wide names such as "Schwabmünchen", in font sizes. */
const LETTER = 0.62;
/** Free space at the edge of the drawing. */
const EDGE = 4;
/** Between the middle of a dot and its label. */
const GAP = 7;
const DOT = { width: 8, height: 8 };
const DISTANCE = { width: 36, height: 12 };
/** Between a ring and the middle of its distance. */
const RING_GAP = 8;
/** Positions of a distance on its ring, in degrees from the south; the first free one is used. */
const ANGLES = [0, 30, -30, 60, -60, 180];

/**
 * Places the distances on their rings, where they cover no dot, and the labels of towns beside their
 * dots, nearest towns first. A label that would cover another one, a dot, the restaurant, a distance
 * or the edge is left out; its dot stays.
 */
export function mapLabels(
  towns: readonly MapTown[],
  ringsKm: readonly number[],
  { perKm, half, fontSize }: MapScale,
): { names: MapLabel[]; distances: RingLabel[] } {
  const dots = towns.map(({ x, y }) => around(x * perKm, y * perKm, DOT));
  const pin = { left: -12, right: 12, top: -24, bottom: 8 };
  const distances = ringsKm.map((km) => ringLabel(km, perKm, [pin, ...dots]));
  const taken: Box[] = [pin, ...dots, ...distances.map(({ x, y }) => around(x, y, DISTANCE))];
  const names: MapLabel[] = [];
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
      const isInside =
        Math.max(-box.left, box.right) <= half - EDGE && Math.abs(dotY) < half - fontSize;
      if (!isInside || taken.some((other) => overlap(box, other))) return false;
      taken.push(box);
      return true;
    });
    if (free) {
      const x = free === "start" ? dotX + GAP : dotX - GAP;
      names.push({ town, x, y: dotY + fontSize * 0.35, anchor: free });
    }
  }
  return { names, distances };
}

/** Below the restaurant, or the nearest place on the ring without a dot. */
function ringLabel(km: number, perKm: number, taken: readonly Box[]): RingLabel {
  const radius = km * perKm - RING_GAP;
  const places = ANGLES.map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return { km, x: Math.sin(angle) * radius, y: Math.cos(angle) * radius };
  });
  const isFree = ({ x, y }: RingLabel) =>
    !taken.some((other) => overlap(around(x, y, DISTANCE), other));
  return places.find(isFree) ?? { km, x: 0, y: radius };
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
