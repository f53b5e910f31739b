import { LayoutGroup, motion } from "framer-motion";
import type { ReactNode } from "react";

/** Encloses the columns between which cards move. */
export function MovingCards({ children }: { readonly children: ReactNode }) {
  return <LayoutGroup>{children}</LayoutGroup>;
}

interface MovingCardProps {
  readonly id: string;
  /** The card's column; the card is measured and moved only when it changes. */
  readonly place: string;
  readonly children: ReactNode;
}

/** A card that glides into another column. It jumps where motion is unwanted (`AdminRoot`). */
export function MovingCard({ id, place, children }: MovingCardProps) {
  return (
    <motion.div
      layout="position"
      layoutId={id}
      layoutDependency={place}
      transition={{ duration: 0.25, ease: "easeOut" }}
    >
      {children}
    </motion.div>
  );
}
