import { Drawing } from "./drawing";

/** A packed bag on the counter. */
export function BagDrawing() {
  return (
    <Drawing>
      <path className="drawing__line" d="M63 42c0-24 34-24 34 0" />
      <path className="drawing__leaf" d="M62 42c-3-12 4-18 12-19 2 9-2 16-6 19z" />
      <path className="drawing__paper drawing__line" d="M92 42 99 16m-2 26 13-23" />
      <path className="drawing__brand" d="M44 40h72l5 67H39z" />
      <path className="drawing__edge" d="M44 40h72l1 11H43z" />
      <path className="drawing__soft" d="M39 107h-1l6-67 11 15-3 52z" opacity=".35" />
      <rect className="drawing__paper" x="61" y="62" width="38" height="32" rx="5" />
      <path className="drawing__line" d="m70 78 7 7 13-14" />
      <path className="drawing__steam" d="M28 60c-5-6 5-10 0-17m104 17c-5-6 5-10 0-17" />
    </Drawing>
  );
}
