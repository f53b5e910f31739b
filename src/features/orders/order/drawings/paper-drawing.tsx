import { Drawing } from "./drawing";

interface PaperDrawingProps {
  readonly mark: "sent" | "accepted" | "stopped";
}

const MARKS = {
  sent: "M70 68h.1M80 68h.1M90 68h.1",
  accepted: "m69 67 8 8 15-16",
  stopped: "m71 59 18 18m0-18-18 18",
} as const;

/** The order's paper, hung on the kitchen's pass. */
export function PaperDrawing({ mark }: PaperDrawingProps) {
  return (
    <Drawing>
      <path className="drawing__soft" d="M14 22h132v9H14z" />
      <path className="drawing__edge" d="M14 31h132v5H14z" />
      <path className="drawing__thin" d="M30 36v8m100-8v8" />
      <path className="drawing__dark" d="M22 44h16l5 14H17zm100 0h16l5 14h-26z" opacity=".75" />
      <g className="drawing__moving drawing__sway">
        <path
          className="drawing__paper drawing__line"
          d="M55 30h50v69l-7-5-6 5-6-5-6 5-6-5-6 5-6-5-7 5z"
        />
        <path className="drawing__thin" d="M65 45h20m-20 8h30m-30 32h30" opacity=".55" />
        <circle className="drawing__brand" cx="80" cy="68" r="15" />
        <path className="drawing__on-brand" d={MARKS[mark]} />
        <path className="drawing__dark" d="M72 24h16v9H72z" />
      </g>
    </Drawing>
  );
}
