import {
  dialogAnatomy,
  drawerAnatomy,
  fieldAnatomy,
  menuAnatomy,
  nativeSelectAnatomy,
  radioCardAnatomy,
  segmentGroupAnatomy,
  switchAnatomy,
  tableAnatomy,
} from "@chakra-ui/react/anatomy";
import { WITHOUT_KEYBOARD } from "./without-keyboard";

/** A control's outline has a contrast of 3:1. Its text has 16 px, so that phones do not zoom in. */
const outlined = {
  borderColor: "border.emphasized",
  bg: "bg.panel",
  _hover: { borderColor: "fg" },
};
const largeText = { textStyle: "md" };

/** Differences from Chakra's recipes. */
export const adminRecipes = {
  button: {
    base: {
      fontWeight: "semibold",
      textDecoration: "none",
      // While loading, Chakra hides the label from screen readers as well.
      "&[data-loading] > span > div + span": { visibility: "visible", color: "transparent" },
    },
    variants: { variant: { outline: { bg: "bg.panel" } } },
  },
  input: { variants: { size: { md: largeText }, variant: { outline: outlined } } },
  textarea: { variants: { size: { md: largeText }, variant: { outline: outlined } } },
  checkmark: { base: { borderColor: "border.emphasized" } },
  radiomark: { base: { borderColor: "border.emphasized" } },
  // Chakra moves words together, for symbols such as ⌘.
  kbd: {
    base: {
      fontFamily: "body",
      wordSpacing: "normal",
      [WITHOUT_KEYBOARD]: { display: "none" },
    },
  },
  heading: { base: { fontFamily: "heading", fontWeight: "bold" } },
};

/** Differences from Chakra's recipes of several parts. */
export const adminSlotRecipes = {
  nativeSelect: {
    slots: nativeSelectAnatomy.keys(),
    variants: {
      size: { md: { field: largeText } },
      variant: { outline: { field: outlined } },
    },
  },
  menu: {
    slots: menuAnatomy.keys(),
    variants: { size: { md: { item: { minH: "10", textStyle: "md" } } } },
  },
  field: {
    slots: fieldAnatomy.keys(),
    base: {
      label: { fontWeight: "semibold" },
      helperText: { textStyle: "sm" },
      errorText: { textStyle: "sm" },
    },
  },
  switch: {
    slots: switchAnatomy.keys(),
    variants: { variant: { solid: { control: { bg: "border.emphasized" } } } },
  },
  radioCard: {
    slots: radioCardAnatomy.keys(),
    variants: { variant: { outline: { item: { borderColor: "border.emphasized" } } } },
  },
  segmentGroup: {
    slots: segmentGroupAnatomy.keys(),
    base: {
      root: { "--segment-indicator-bg": "colors.bg.panel", bg: "bg.subtle", boxShadow: "none" },
      indicator: { borderWidth: "1px", borderColor: "brand.border" },
      item: {
        fontWeight: "medium",
        _checked: { color: "fg", fontWeight: "semibold" },
      },
    },
  },
  table: {
    slots: tableAnatomy.keys(),
    base: { columnHeader: { color: "fg.muted", fontWeight: "semibold" } },
    variants: { variant: { line: { row: { bg: "transparent" } } } },
  },
  dialog: {
    slots: dialogAnatomy.keys(),
    base: { content: { textStyle: "md" }, title: { fontFamily: "heading" } },
  },
  drawer: {
    slots: drawerAnatomy.keys(),
    base: { content: { textStyle: "md" }, title: { fontFamily: "heading" } },
  },
};
