import { defineRecipe } from "@chakra-ui/react";

/** Chakra's `Button`. `styles/button.css` has the same look for static pages. */
export const buttonRecipe = defineRecipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: "2",
    minH: "11",
    maxW: "100%",
    px: "5",
    borderWidth: "1px",
    borderColor: "transparent",
    borderRadius: "full",
    fontWeight: "semibold",
    lineHeight: "1.2",
    textAlign: "center",
    cursor: "pointer",
    transition: "background-color 120ms, border-color 120ms",
    _disabled: { opacity: 0.6, cursor: "not-allowed" },
  },
  variants: {
    variant: {
      solid: {
        bg: "brand",
        color: "on-brand",
        borderColor: "brand-edge",
        _hover: { bg: "brand-hover" },
      },
      outline: {
        bg: "surface",
        color: "text",
        borderColor: "border-strong",
        _hover: { bg: "sunken" },
      },
      subtle: { bg: "brand-soft", color: "brand-text", _hover: { borderColor: "brand-text" } },
      ghost: { color: "brand-text", _hover: { bg: "brand-soft" } },
      danger: {
        bg: "surface",
        color: "danger",
        borderColor: "danger",
        _hover: { bg: "danger-soft" },
      },
    },
    size: {
      md: {},
      lg: { minH: "13", px: "6", fontSize: "min(var(--size-lg), 8vw)" },
      icon: { w: "11", px: "0" },
    },
  },
  defaultVariants: { variant: "solid", size: "md" },
});
