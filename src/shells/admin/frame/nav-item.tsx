import { chakra, Icon, type SystemStyleObject } from "@chakra-ui/react";
import type { ComponentType } from "react";
import { Link } from "react-router-dom";
import { LOW_SCREEN } from "@/admin-ui/theme/low-screen";
import type { NavPage } from "./nav-pages";

const item: SystemStyleObject = {
  position: "relative",
  display: "flex",
  flexDirection: "column",
  flex: { base: "1 1 auto", lg: "none" },
  minW: "0",
  // With its border, the bar at the bottom is 3.75rem high.
  minH: { base: "calc(3.75rem - 1px)", lg: "3rem" },
  alignItems: "center",
  justifyContent: "center",
  gap: "0.5",
  px: "1",
  color: "fg.muted",
  fontSize: "xs",
  fontWeight: "semibold",
  lineHeight: "1.2",
  textDecoration: "none",
  _hover: { color: "fg", bg: "bg.subtle" },
  _focusVisible: { outlineOffset: "-3px" },
  [LOW_SCREEN]: { flexDirection: "row", gap: "1.5", minH: "2.75rem" },
};
const currentItem: SystemStyleObject = {
  color: "fg",
  bg: "brand.subtle",
  _hover: { color: "fg", bg: "brand.subtle" },
};
const rowItem: SystemStyleObject = {
  flexDirection: "row",
  justifyContent: "flex-start",
  flex: "none",
  gap: "3",
  px: "3",
  borderRadius: "l2",
  fontSize: "md",
};

interface NavLinkProps {
  readonly page: NavPage;
  readonly isCurrent: boolean;
  /** Hidden on narrow screens. */
  readonly isWideOnly?: boolean;
  /** Icon beside the name. */
  readonly isRow?: boolean;
}

export function NavLink({ page, isCurrent, isWideOnly, isRow }: NavLinkProps) {
  const styles = [
    item,
    isRow && rowItem,
    isCurrent && currentItem,
    isWideOnly && { display: { base: "none", lg: "flex" } },
  ];
  return (
    <chakra.span asChild css={styles.filter((style) => style !== false && style !== undefined)}>
      <Link to={page.address} aria-current={isCurrent ? "page" : undefined}>
        <Icon as={page.icon} boxSize="5" />
        {page.name}
      </Link>
    </chakra.span>
  );
}

interface NavButtonProps {
  readonly icon: ComponentType;
  readonly label: string;
  readonly isCurrent: boolean;
  readonly onClick: () => void;
}

/** Opens the pages that do not fit; hidden on wide screens. */
export function NavButton({ icon, label, isCurrent, onClick }: NavButtonProps) {
  return (
    <chakra.button
      type="button"
      aria-haspopup="dialog"
      css={[item, ...(isCurrent ? [currentItem] : []), { display: { base: "flex", lg: "none" } }]}
      onClick={onClick}
    >
      <Icon as={icon} boxSize="5" />
      {label}
    </chakra.button>
  );
}
