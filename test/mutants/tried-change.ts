/** A change of the product's code, and whether a test noticed it. */
export interface TriedChange {
  readonly room: string;
  /** Path from the repository's root. */
  readonly file: string;
  readonly line: number;
  /** Kind of change, for example `EqualityOperator`. */
  readonly kind: string;
  /** The new code, on one line and shortened. */
  readonly replacement: string;
  readonly isNoticed: boolean;
}

const MAX_CODE = 70;

/** Code on one line, cut after 70 characters. */
export function shortCode(code: string): string {
  const line = code.replace(/\s+/g, " ").trim();
  return line.length > MAX_CODE ? `${line.slice(0, MAX_CODE)}…` : line;
}
