/** Multiple of the normal size of letters. */
export type TextSize = 1 | 2 | 3;

/** One part of a printed sheet, from top to bottom, for any printer. */
export type SheetPart =
  | {
      readonly kind: "text";
      readonly text: string;
      /** Default 1. */
      readonly size?: TextSize;
      readonly isBold?: boolean;
      readonly isCentred?: boolean;
      /** White on black: for what must not be overlooked. */
      readonly isInverted?: boolean;
    }
  /** Text at both edges of one line, for example a dish and its price. */
  | {
      readonly kind: "pair";
      readonly left: string;
      readonly right: string;
      readonly isBold?: boolean;
    }
  | { readonly kind: "rule" };
