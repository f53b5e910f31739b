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
export const ChevronDownIcon = lineIcon("ChevronDownIcon", "m6 9 6 6 6-6");
export const ChevronLeftIcon = lineIcon("ChevronLeftIcon", "m15 6-6 6 6 6");
export const ChevronRightIcon = lineIcon("ChevronRightIcon", "m9 6 6 6-6 6");
export const CalendarIcon = lineIcon("CalendarIcon", "M4 6h16v14H4zM4 10h16M8 3v4M16 3v4");
export const MoreIcon = lineIcon("MoreIcon", "M12 5h.01M12 12h.01M12 19h.01");
export const HandleIcon = lineIcon(
  "HandleIcon",
  "M9 5h.01M9 12h.01M9 19h.01M15 5h.01M15 12h.01M15 19h.01",
);
export const TrashIcon = lineIcon(
  "TrashIcon",
  "M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5",
);
export const BellIcon = lineIcon(
  "BellIcon",
  "M6 16V11a6 6 0 0 1 12 0v5l2 2H4zM10 20.5a2.2 2.2 0 0 0 4 0",
);
export const PaymentsIcon = lineIcon("PaymentsIcon", "M3 6h18v12H3zM3 10h18M6.5 14.5h4");
export const PhoneIcon = lineIcon(
  "PhoneIcon",
  "M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a1.5 1.5 0 0 1-1.6 1.5A15.5 15.5 0 0 1 3.5 5.6 1.5 1.5 0 0 1 5 4z",
);
export const MapPinIcon = lineIcon(
  "MapPinIcon",
  "M12 21c-4-4.5-6.5-7.8-6.5-11a6.5 6.5 0 0 1 13 0c0 3.2-2.5 6.5-6.5 11zM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z",
);
export const BikeIcon = lineIcon(
  "BikeIcon",
  "M6 19a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM18 19a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM6 15.5 9.5 8H15l3 7.5M9.5 8 13 15.5M14 5h2.5",
);
export const FlameIcon = lineIcon(
  "FlameIcon",
  "M8.5 14.5A2.5 2.5 0 0 0 11 12c0-1.4-.5-2-1-3-1-2.1-.2-4 2-6 .5 2.5 2 4.9 4 6.5s3 3.5 3 5.5a7 7 0 1 1-14 0c0-1.2.4-2.3 1-3a2.5 2.5 0 0 0 2.5 2.5z",
);
export const PrinterIcon = lineIcon("PrinterIcon", "M7 8V3.5h10V8M7 17H4V8h16v9h-3M7 14h10v6.5H7z");
export const HomeIcon = lineIcon("HomeIcon", "M4 11l8-7 8 7v9h-6v-6h-4v6H4z");
export const OrdersIcon = lineIcon("OrdersIcon", "M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6");
export const TablesIcon = lineIcon("TablesIcon", "M3 9h18M5 9l1-3h12l1 3M7 9v10M17 9v10");
export const MenuCardIcon = lineIcon(
  "MenuCardIcon",
  "M5 4h7v16H5zM12 4h7v16h-7M15 9h1M15 13h1M8 9h1",
);
export const StoreIcon = lineIcon("StoreIcon", "M4 10v10h16V10M3 10l2-6h14l2 6zM10 20v-6h4v6");
export const GuestsIcon = lineIcon(
  "GuestsIcon",
  "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM3 20c0-4 2.5-6 6-6s6 2 6 6M16 4.5a3.5 3.5 0 0 1 0 6M18 14.5c2 .8 3 2.6 3 5.5",
);
export const ReportsIcon = lineIcon("ReportsIcon", "M4 20h16M7 20v-7M12 20V5M17 20v-10");
export const HealthIcon = lineIcon("HealthIcon", "M3 12h4l3-7 4 14 3-7h4");
export const TeamIcon = lineIcon(
  "TeamIcon",
  "M12 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM5 20c0-4 3-6 7-6s7 2 7 6",
);
export const AuditIcon = lineIcon(
  "AuditIcon",
  "M12 7v5l3 2M4 12a8 8 0 1 0 2.5-5.8L4 8.5M4 4v4.5h4.5",
);
export const AccountIcon = lineIcon(
  "AccountIcon",
  "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 12a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM6.5 18c.8-2.3 2.8-3.5 5.500-3.500s4.700 1.200 5.500 3.500",
);
export const SignOutIcon = lineIcon("SignOutIcon", "M14 4h5v16h-5M4 12h11M8 8l-4 4 4 4");
export const MenuLinesIcon = lineIcon("MenuLinesIcon", "M4 7h16M4 12h16M4 17h16");
