import { activeEmblem } from "./active-emblem";
import "./emblem-scene.css";

/** Centre and scale of each piece. Lanterns must not cover each other's strings. */
const PLACES = [
  { x: 128, y: 150, scale: 3.4 },
  { x: 268, y: 96, scale: 2.3 },
  { x: 330, y: 236, scale: 2.8 },
] as const;

/** Decoration beside the restaurant's name: hanging lanterns, or plates with the emblem. */
export function EmblemScene() {
  return (
    <svg
      className="emblem-scene"
      data-testid="emblem-scene"
      viewBox="0 0 400 320"
      aria-hidden="true"
    >
      {PLACES.map((place) => (
        <Piece key={place.x} {...place} />
      ))}
    </svg>
  );
}

function Piece({ x, y, scale }: { x: number; y: number; scale: number }) {
  const { motif, path } = activeEmblem;
  const radius = 24 * scale;
  return (
    <g>
      {motif === "lantern" ? (
        <>
          <path className="emblem-scene__string" d={`M${x} -80V${y - 22 * scale}`} />
          <circle className="emblem-scene__glow" cx={x} cy={y} r={radius} />
          <ellipse className="emblem-scene__fill" cx={x} cy={y} rx={15 * scale} ry={12 * scale} />
        </>
      ) : (
        <>
          <circle className="emblem-scene__fill" cx={x} cy={y} r={radius} />
          <circle className="emblem-scene__string" cx={x} cy={y} r={radius * 0.86} />
        </>
      )}
      <path
        className="emblem-scene__line"
        d={path}
        transform={
          motif === "lantern"
            ? `translate(${x - 24 * scale} ${y - 24 * scale}) scale(${scale})`
            : `translate(${x - 17 * scale} ${y - 17 * scale}) scale(${scale * 0.71})`
        }
      />
    </g>
  );
}
