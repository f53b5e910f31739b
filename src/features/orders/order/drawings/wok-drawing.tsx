import { Drawing } from "./drawing";

/** A wok on the fire, with tossed vegetables. */
export function WokDrawing() {
  return (
    <Drawing>
      <path
        className="drawing__flame drawing__moving drawing__flicker"
        d="M50 104c-8-9 3-14 1-25 10 5 9 12 14 15 2-6 7-9 8-17 10 8 8 15 13 18 4-4 5-8 5-13 11 8 9 16 4 22z"
      />
      <path
        className="drawing__flame-core drawing__moving drawing__flicker drawing__flicker--late"
        d="M62 104c-3-5 2-8 3-13 5 3 5 6 8 8 2-3 4-6 4-9 6 5 5 9 2 14z"
      />
      <path className="drawing__edge" d="M40 104h70v5H40z" />
      <g className="drawing__moving drawing__toss">
        <path className="drawing__leaf" d="M47 34c2-9 11-11 17-8-1 8-8 13-17 8z" />
        <circle className="drawing__brand" cx="79" cy="25" r="7" />
        <path className="drawing__flame" d="m92 35 13-10 3 6-13 9z" />
        <path className="drawing__soft drawing__line" d="M66 43c5-5 11-4 15 1-5 4-10 4-15-1z" />
      </g>
      <path className="drawing__dark" d="M22 52h104c0 22-20 33-46 33S27 74 22 52z" />
      <path className="drawing__brand" d="M20 49h108v6H20z" />
      <path className="drawing__line" d="m127 52 24-13" strokeWidth="7" />
      <path className="drawing__steam" d="M35 40c-4-5 4-8 0-14m84 12c-4-5 4-8 0-14" />
    </Drawing>
  );
}
