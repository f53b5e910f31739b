import type { Order } from "@/domain/order/order.schema";
import { MINUTE_MS } from "@/domain/time/berlin-time";
import { useAtomValue } from "@/state/jotai-hooks";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import "./celebration.css";

/** An order that was completed longer ago is not celebrated again. */
const FRESH_MS = 10 * MINUTE_MS;

const PIECES = Array.from({ length: 22 }, (_, index) => ({
  left: (index * 37 + 11) % 100,
  delayMs: (index * 83) % 500,
  turn: (index % 2 === 0 ? 1 : -1) * (200 + ((index * 53) % 260)),
}));

/** Confetti once after an order was completed. Not shown under reduced motion. */
export function Celebration({ order }: { order: Order }) {
  const now = useAtomValue(serverNowAtom);
  const completedAt = order.status_at.completed;
  if (order.status !== "completed" || completedAt === undefined) return null;
  if (now - completedAt > FRESH_MS) return null;
  return (
    <div className="celebration" aria-hidden="true" data-testid="celebration">
      {PIECES.map(({ left, delayMs, turn }) => (
        <span
          key={left}
          className="celebration__piece"
          style={{
            left: `${left}%`,
            animationDelay: `${delayMs}ms`,
            ["--turn" as string]: `${turn}deg`,
          }}
        />
      ))}
    </div>
  );
}
