import { Box, Flex } from "@chakra-ui/react";
import type { PageLayout } from "@/domain/tenant/look.schema";

interface LayoutSampleProps {
  readonly layout: PageLayout;
  /** The restaurant's colour. */
  readonly color: string;
}

/** A layout of the restaurant page in miniature: its head and its first dishes. Decorative. */
export function LayoutSample({ layout, color }: LayoutSampleProps) {
  return (
    <Flex
      aria-hidden="true"
      direction="column"
      width="8.5rem"
      height="9rem"
      overflow="hidden"
      rounded="l1"
      borderWidth="1px"
      bg="#fffdf9"
    >
      <Head layout={layout} color={color} />
      <Flex direction="column" flex="1" gap="1.5" p="2">
        {[0, 1, 2, 3].map((at) => (
          <Dish key={at} layout={layout} color={color} at={at} />
        ))}
      </Flex>
    </Flex>
  );
}

function Head({ layout, color }: LayoutSampleProps) {
  switch (layout) {
    case "list":
      return <Box flex="none" height="4" style={{ background: color }} />;
    case "tasting":
      return (
        <Flex flex="none" direction="column" align="center" gap="1" pt="2.5">
          <Line width="4.5rem" height="2.5" color={color} />
          <Line width="1.5rem" height="1px" color={color} />
        </Flex>
      );
    default: {
      const isStory = layout === "story";
      return (
        <Box
          position="relative"
          overflow="hidden"
          flex="none"
          height={isStory ? "14" : "9"}
          style={{ background: color }}
        >
          <Box
            position="absolute"
            right="-3"
            bottom="-4"
            boxSize={isStory ? "16" : "11"}
            rounded="full"
            bg="#fffdf9"
          />
        </Box>
      );
    }
  }
}

function Dish({ layout, color, at }: LayoutSampleProps & { readonly at: number }) {
  switch (layout) {
    case "story":
      return (
        <Flex gap="2" align="center" direction={at % 2 === 0 ? "row" : "row-reverse"}>
          <Picture width="12" height="9" color={color} />
          <Line width="10" color="#57534e" />
        </Flex>
      );
    case "list":
      return (
        <Flex justify="space-between" pb="1.5" borderBottomWidth="1px">
          <Line width="16" color="#57534e" />
          <Line width="5" color={color} />
        </Flex>
      );
    case "tasting":
      return (
        <Flex direction="column" align="center" gap="1">
          <Line width="16" color="#57534e" />
          <Line width="8" height="1" color="#a8a29e" />
        </Flex>
      );
    default:
      return (
        <Flex justify="space-between" align="center" p="1" rounded="sm" borderWidth="1px">
          <Line width="12" color="#57534e" />
          <Picture width="6" height="5" color={color} />
        </Flex>
      );
  }
}

interface LineProps {
  readonly width: string;
  readonly height?: string;
  readonly color: string;
}

function Line({ width, height = "1.5", color }: LineProps) {
  return <Box width={width} height={height} rounded="full" style={{ background: color }} />;
}

function Picture({ color, ...size }: Required<LineProps>) {
  return (
    <Box
      {...size}
      flex="none"
      rounded="sm"
      style={{ background: `color-mix(in oklab, ${color} 22%, white)` }}
    />
  );
}
