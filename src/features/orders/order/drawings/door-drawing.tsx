import { Drawing } from "./drawing";

/** An open door with the delivered bag on the mat. */
export function DoorDrawing() {
  return (
    <Drawing>
      <path className="drawing__edge" d="M38 106V24c0-6 4-10 10-10h46c6 0 10 4 10 10v82z" />
      <path className="drawing__flame-core" d="M46 106V26c0-3 2-5 5-5h40c3 0 5 2 5 5v80z" />
      <path className="drawing__brand" d="M46 106V26l30 9v79z" />
      <path className="drawing__soft" d="m52 40 17 5v20l-17-3z" opacity=".8" />
      <circle className="drawing__paper" cx="70" cy="75" r="3.2" />
      <path className="drawing__paper drawing__line" d="M92 74h34l3 33H89z" />
      <path className="drawing__line" d="M101 74c0-13 16-13 16 0" />
      <path className="drawing__edge" d="M109 99c-14-9-7-19 0-12 7-7 14 3 0 12z" />
      <path className="drawing__leaf" d="M136 107c-9-9-2-22 4-27 7 6 11 19 3 27z" />
    </Drawing>
  );
}
