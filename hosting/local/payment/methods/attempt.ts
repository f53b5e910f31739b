import type { Method } from "./methods";
import type { TestCard } from "./test-cards";

/** One try to pay. */
export interface Attempt {
  readonly method: Method;
  /** Null for methods that are no cards. */
  readonly card: TestCard | null;
}
