import { Drawing } from "./drawing";

/** A delivery scooter on its way. */
export function ScooterDrawing() {
  return (
    <Drawing>
      <path className="drawing__thin drawing__wind" d="M8 52h22M2 66h20m-12 14h20" />
      <g className="drawing__moving drawing__ride">
        <rect className="drawing__brand" x="30" y="30" width="40" height="34" rx="5" />
        <path className="drawing__edge" d="M30 40h40v6H30z" />
        <path className="drawing__on-brand" d="m43 55 5 5 9-10" strokeWidth="3" />
        <path className="drawing__dark" d="M34 66h42c4 0 6 4 8 10h-6z" />
        <path
          className="drawing__brand"
          d="M30 92c0-14 10-22 24-22h18c6 0 8 6 9 12h22c0-10 3-17 6-22l-6-24h8l9 30c8 3 14 10 15 20h-15l-6 8H56z"
        />
        <path className="drawing__soft" d="M108 62c8 0 13 4 16 10h-19c1-4 2-7 3-10z" />
        <path className="drawing__line" d="M98 36h12l3 4M103 36l8 26" />
        <circle className="drawing__flame-core" cx="121" cy="62" r="4.5" />
      </g>
      <circle className="drawing__paper drawing__line" cx="48" cy="94" r="12" />
      <circle className="drawing__paper drawing__line" cx="122" cy="94" r="12" />
      <circle className="drawing__edge" cx="48" cy="94" r="4" />
      <circle className="drawing__edge" cx="122" cy="94" r="4" />
    </Drawing>
  );
}
