import { useAnimate } from "framer-motion/mini";
import { type ReactNode, useEffect, useRef } from "react";

interface AnimatedMarkProps {
  readonly className: string;
  /** Place and size of the mark; a change is animated. */
  readonly transform: string;
  readonly children?: ReactNode;
}

/** A decorative mark that animates changes, unless the guest prefers reduced motion. */
export function AnimatedMark({ className, transform, children }: AnimatedMarkProps) {
  const [mark, animate] = useAnimate<HTMLSpanElement>();
  const previous = useRef(transform);
  useEffect(() => {
    const from = previous.current;
    previous.current = transform;
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
