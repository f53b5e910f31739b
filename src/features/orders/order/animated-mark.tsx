import { useAnimate } from "framer-motion/mini";
import { type ReactNode, useEffect, useRef } from "react";

interface AnimatedMarkProps {
  readonly className: string;
  /** Where the mark is; a new value is reached by moving there. */
  readonly transform: string;
  readonly children?: ReactNode;
}

/** A mark of decoration that glides to its new place, unless the guest prefers stillness. */
export function AnimatedMark({ className, transform, children }: AnimatedMarkProps) {
  const [mark, animate] = useAnimate<HTMLSpanElement>();
  const former = useRef(transform);
  useEffect(() => {
    const from = former.current;
    former.current = transform;
    if (from === transform) return;
    if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    animate(mark.current, { transform: [from, transform] }, { duration: 0.4, ease: "easeOut" });
  }, [transform, animate, mark]);
  return (
    <span ref={mark} className={className} style={{ transform }} aria-hidden="true">
      {children}
    </span>
  );
}
