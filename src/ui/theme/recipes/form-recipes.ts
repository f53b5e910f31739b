import { defineRecipe, defineSlotRecipe } from "@chakra-ui/react";
import { fieldAnatomy, fieldsetAnatomy, nativeSelectAnatomy } from "@chakra-ui/react/anatomy";

const control = {
  w: "100%",
  minW: "0",
  minH: "12",
  px: "4",
  borderWidth: "1px",
  borderColor: "border-strong",
  borderRadius: "md",
  bg: "surface",
  color: "text",
  // 16 px or more keeps phones from zooming into the field.
  fontSize: "md",
  _placeholder: { color: "muted", opacity: 1 },
  _hover: { borderColor: "text" },
  _invalid: { borderColor: "danger", boxShadow: "inset 0 0 0 1px {colors.danger}" },
  _disabled: { opacity: 0.6, cursor: "not-allowed" },
};

export const inputRecipe = defineRecipe({ base: control });

export const textareaRecipe = defineRecipe({
  base: { ...control, py: "3", minH: "24", lineHeight: "1.5", resize: "vertical" },
});

export const fieldRecipe = defineSlotRecipe({
  slots: fieldAnatomy.keys(),
  base: {
    root: {
      display: "flex",
      flexDirection: "column",
      gap: "1.5",
      w: "100%",
      overflowWrap: "anywhere",
    },
    label: { display: "flex", gap: "1", fontWeight: "semibold", color: "text" },
    requiredIndicator: { color: "danger" },
    helperText: { color: "muted", fontSize: "sm" },
    errorText: { color: "danger", fontSize: "sm", fontWeight: "medium" },
  },
});

export const fieldsetRecipe = defineSlotRecipe({
  slots: fieldsetAnatomy.keys(),
  base: {
    root: { display: "flex", flexDirection: "column", gap: "2", minW: "0" },
    legend: {
      fontWeight: "semibold",
      color: "text",
      mb: "2",
      "&:has(> .visually-hidden)": { m: "0", h: "0" },
    },
    content: { display: "flex", flexDirection: "column", gap: "4" },
    helperText: { color: "muted", fontSize: "sm" },
    errorText: { color: "danger", fontSize: "sm", fontWeight: "medium" },
  },
});

export const nativeSelectRecipe = defineSlotRecipe({
  slots: nativeSelectAnatomy.keys(),
  base: {
    root: { position: "relative", display: "flex", w: "100%" },
    field: { ...control, pe: "11", appearance: "none", cursor: "pointer" },
    indicator: {
      position: "absolute",
      insetEnd: "4",
      top: "50%",
      transform: "translateY(-50%)",
      w: "5",
      h: "5",
      color: "muted",
      pointerEvents: "none",
      "& svg": { w: "100%", h: "100%", fill: "none", stroke: "currentColor", strokeWidth: "2" },
    },
  },
});

/** Radio buttons as cards; the slots are those of `radio-cards.tsx`. */
export const radioCardsRecipe = defineSlotRecipe({
  slots: ["list", "card", "input", "text", "title", "description"],
  base: {
    // Side by side, except where large text leaves no room.
    list: {
      display: "grid",
      gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr))",
      gap: "3",
    },
    card: {
      display: "flex",
      alignItems: "flex-start",
      gap: "2",
      minH: "13",
      px: "3",
      py: "2.5",
      borderWidth: "1px",
      borderColor: "border-strong",
      borderRadius: "md",
      bg: "surface",
      cursor: "pointer",
      "&:has(:checked)": {
        borderColor: "brand-edge",
        bg: "brand-soft",
        boxShadow: "inset 0 0 0 1px {colors.brand-edge}",
      },
      "&:has(:disabled)": { opacity: 0.6, cursor: "not-allowed" },
      "&:has(:focus-visible)": {
        outline: "3px solid",
        outlineColor: "focus",
        outlineOffset: "2px",
      },
    },
    input: { flex: "none", w: "5", h: "5", mt: "0.5", accentColor: "brand-text" },
    text: { display: "grid", gap: "0.5", minW: "0", overflowWrap: "anywhere" },
    title: { fontWeight: "semibold" },
    description: { color: "muted", fontSize: "sm" },
  },
});
