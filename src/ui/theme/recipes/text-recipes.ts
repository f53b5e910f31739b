import { defineRecipe } from "@chakra-ui/react";

export const headingRecipe = defineRecipe({
  base: { fontFamily: "heading", fontWeight: "bold", lineHeight: "1.15", textWrap: "balance" },
  variants: {
    size: {
      sm: { fontSize: "md" },
      md: { fontSize: "lg" },
      lg: { fontSize: "xl" },
      xl: { fontSize: "2xl" },
      "2xl": { fontSize: "3xl" },
    },
  },
  defaultVariants: { size: "lg" },
});

export const linkRecipe = defineRecipe({
  base: {
    color: "brand-text",
    textDecoration: "underline",
    textUnderlineOffset: "0.2em",
    _hover: { textDecorationThickness: "2px" },
  },
});

export const separatorRecipe = defineRecipe({
  base: { display: "block", borderTopWidth: "1px", borderColor: "border" },
});
