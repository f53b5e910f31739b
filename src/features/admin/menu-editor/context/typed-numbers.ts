import type { RefObject } from "react";

/** A typed text and the number read from it. */
export interface TypedNumber {
  readonly text: string;
  readonly value: number | undefined;
}

/** Texts that are not valid numbers, by field; kept while other panels are open. */
export type TypedNumbers = RefObject<Map<string, TypedNumber>>;
