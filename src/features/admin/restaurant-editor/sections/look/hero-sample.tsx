import { Box } from "@chakra-ui/react";
import type { HeroComposition } from "@/domain/tenant/look.schema";

interface HeroSampleProps {
  readonly hero: HeroComposition;
  /** The restaurant's colour. */
  readonly color: string;
}

/** A composition of the hero in miniature. Decorative. */
export function HeroSample({ hero, color }: HeroSampleProps) {
  const isLight = hero === "split";
  const words = isLight ? color : "#ffffff";
  return (
    <Box
      aria-hidden="true"
      position="relative"
      overflow="hidden"
      width="8.5rem"
      height="4.5rem"
      rounded="l1"
      borderWidth="1px"
      style={{ background: background(hero, color) }}
    >
      <Box
        position="absolute"
        top="4"
        left="3"
        width="3.25rem"
        height="2"
        style={{ background: words }}
      />
      <Box
        position="absolute"
        top="8"
        left="3"
        width="2.25rem"
        height="1"
        opacity={0.7}
        style={{ background: words }}
      />
      {hero === "drawing" || isLight ? (
        <Box
          position="absolute"
          right="-2"
          bottom="-3"
          boxSize="4rem"
          rounded="full"
          style={{ background: isLight ? color : "#fffdf8" }}
        />
      ) : null}
    </Box>
  );
}

function background(hero: HeroComposition, color: string): string {
  switch (hero) {
    case "split":
      return `color-mix(in oklab, ${color} 12%, white)`;
    case "photo":
      return `linear-gradient(90deg, ${color} 40%, color-mix(in oklab, ${color} 40%, #d8b48a))`;
    case "pattern":
      return `radial-gradient(circle, #ffffff40 20%, transparent 22%) 0 0 / 1rem 1rem ${color}`;
    default:
      return color;
  }
}
