import { defineRecipe, defineSlotRecipe } from "@chakra-ui/react";
import { alertAnatomy } from "@chakra-ui/react/anatomy";

const tint = (name: "success" | "warning" | "danger") => ({
  root: { bg: `${name}-soft`, borderColor: name },
  indicator: { color: name },
  title: { color: name },
});

export const alertRecipe = defineSlotRecipe({
  slots: alertAnatomy.keys(),
  base: {
    root: {
      display: "flex",
      alignItems: "flex-start",
      gap: "3",
      w: "100%",
      p: "4",
      borderWidth: "1px",
      borderRadius: "md",
      color: "text",
    },
    indicator: { flex: "none", mt: "0.5", w: "5", h: "5" },
    content: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr)",
      gap: "1",
      flex: "1",
      minW: "0",
    },
    title: { fontWeight: "semibold" },
  },
  variants: {
    status: {
      info: {
        root: { bg: "sunken", borderColor: "border-strong" },
        indicator: { color: "muted" },
        title: { color: "text" },
      },
      success: tint("success"),
      warning: tint("warning"),
      error: tint("danger"),
    },
  },
  defaultVariants: { status: "info" },
});

export const spinnerRecipe = defineRecipe({
  base: {
    display: "inline-block",
    w: "1.25em",
    h: "1.25em",
    borderWidth: "2px",
    borderColor: "currentColor",
    borderRadius: "full",
    borderInlineStartColor: "transparent",
    animation: "turn 700ms linear infinite",
  },
});
