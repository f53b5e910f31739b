import { createIcon } from "@chakra-ui/react";

const line = {
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;

function lineIcon(displayName: string, d: string) {
  return createIcon({
    displayName,
    viewBox: "0 0 24 24",
    path: <path d={d} />,
    defaultProps: line,
  });
}

export const MinusIcon = lineIcon("MinusIcon", "M5 12h14");
export const PlusIcon = lineIcon("PlusIcon", "M12 5v14M5 12h14");
export const CloseIcon = lineIcon("CloseIcon", "M6 6l12 12M18 6 6 18");
export const CheckIcon = lineIcon("CheckIcon", "M5 12.5l4.5 4.5L19 7.5");
export const ChevronDownIcon = lineIcon("ChevronDownIcon", "m6 9 6 6 6-6");
export const ChevronLeftIcon = lineIcon("ChevronLeftIcon", "m15 6-6 6 6 6");
export const ChevronRightIcon = lineIcon("ChevronRightIcon", "m9 6 6 6-6 6");
export const CalendarIcon = lineIcon("CalendarIcon", "M4 6h16v14H4zM4 10h16M8 3v4M16 3v4");
export const MoreIcon = lineIcon("MoreIcon", "M12 5h.01M12 12h.01M12 19h.01");
export const HandleIcon = lineIcon(
  "HandleIcon",
  "M9 5h.01M9 12h.01M9 19h.01M15 5h.01M15 12h.01M15 19h.01",
);
export const InfoIcon = lineIcon(
  "InfoIcon",
  "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5M12 8h.01",
);
export const WarningIcon = lineIcon("WarningIcon", "M12 4 2.5 20h19zM12 10v4M12 17h.01");
export const SuccessIcon = lineIcon(
  "SuccessIcon",
  "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM8.5 12.5l2.5 2.5 4.5-5",
);
export const TrashIcon = lineIcon(
  "TrashIcon",
  "M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5",
);
