import { defineSlotRecipe } from "@chakra-ui/react";
import { dialogAnatomy } from "@chakra-ui/react/anatomy";

/**
 * Chakra's `Dialog`: a sheet from the bottom on phones, a dialog in the middle from 768 px on.
 */
export const dialogRecipe = defineSlotRecipe({
  slots: dialogAnatomy.keys(),
  base: {
    backdrop: {
      position: "fixed",
      inset: "0",
      zIndex: "overlay",
      bg: "scrim",
      _open: { animation: "fade-in 160ms ease-out" },
      _closed: { animation: "fade-out 120ms ease-in" },
    },
    positioner: {
      position: "fixed",
      inset: "0",
      zIndex: "overlay",
      display: "flex",
      alignItems: { base: "flex-end", md: "center" },
      justifyContent: "center",
      overflow: "hidden",
    },
    content: {
      position: "relative",
      display: "flex",
      flexDirection: "column",
      w: "100%",
      maxW: { md: "35rem" },
      maxH: { base: "92dvh", md: "min(46rem, 90dvh)" },
      bg: "raised",
      color: "text",
      borderTopRadius: "xl",
      borderBottomRadius: { base: "0", md: "xl" },
      boxShadow: "overlay",
      overflow: "hidden",
      outline: "none",
      // Zoomed in or lying phones: everything scrolls together instead of the middle alone.
      "@media (max-height: 30em)": { display: "block", overflowY: "auto" },
      _open: { animation: "sheet-in 200ms cubic-bezier(0.2, 0.8, 0.2, 1)" },
      _closed: { animation: "sheet-out 120ms ease-in" },
    },
    header: { flex: "none", px: "5", pt: "5", pb: "3", pe: "16" },
    title: { fontFamily: "heading", fontSize: "xl", fontWeight: "bold", lineHeight: "1.2" },
    description: { color: "muted", mt: "1" },
    body: {
      flex: "1",
      minH: "0",
      px: "5",
      pb: "5",
      overflowY: "auto",
      overscrollBehavior: "contain",
    },
    footer: {
      flex: "none",
      px: "5",
      pt: "4",
      pb: "calc({spacing.4} + env(safe-area-inset-bottom, 0px))",
      borderTopWidth: "1px",
      borderColor: "border",
    },
    closeTrigger: { position: "absolute", top: "3", insetEnd: "3" },
  },
});
