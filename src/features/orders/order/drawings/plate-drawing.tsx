import { Drawing } from "./drawing";

/** A served bowl with chopsticks. */
export function PlateDrawing() {
  return (
    <Drawing>
      <path className="drawing__line" d="m92 40 36-28m-30 32 40-22" />
      <path className="drawing__leaf" d="M44 52c-2-13 8-21 19-20 1 11-5 19-11 22z" />
      <circle className="drawing__paper drawing__line" cx="78" cy="45" r="12" />
      <circle className="drawing__flame" cx="78" cy="45" r="5.5" />
      <path className="drawing__flame" d="M92 54c0-9 9-14 17-9 3 4 2 8-1 11z" />
      <path className="drawing__brand" d="M28 53h104c0 30-20 46-35 49H63c-15-3-35-19-35-49z" />
      <path className="drawing__edge" d="M28 53h104l-1 9H29z" />
      <path
        className="drawing__on-brand"
        d="M48 78c8 8 16-8 24 0s16-8 24 0 16-8 18-3"
        opacity=".7"
      />
      <path className="drawing__dark" d="M58 101h44l-3 7H61z" />
      <path className="drawing__steam" d="M60 24c-5-6 5-9 0-16m22 14c-5-6 5-9 0-16" />
    </Drawing>
  );
}
