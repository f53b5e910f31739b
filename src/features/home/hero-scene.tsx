import { lookOf } from "@/domain/tenant/look-of";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { drawingUrl } from "@/ui/dish-picture/drawing-url";
import { EmblemScene } from "@/ui/emblem/emblem-scene";

/** Side of the largest drawing, CSS px; the style sheet scales it. */
const SIDE = 240;

/** Decoration of the hero: the drawings that the restaurant's look names, or its emblem. */
export function HeroScene({ restaurant }: { restaurant: Restaurant }) {
  const { hero, drawings } = lookOf(restaurant);
  if (hero === "pattern") return <EmblemScene />;
  return (
    <>
      {drawings.map((kind) => (
        <img
          key={kind}
          className="hero__dish"
          data-testid="hero-dish"
          src={drawingUrl(kind)}
          alt=""
          width={SIDE}
          height={SIDE}
        />
      ))}
    </>
  );
}
