import type { Answer, Step } from "./outcome";
import type { Shop } from "./shop";

/** A reference model, the calls that it predicts, and what must be stored after them. */
export interface Subject<State extends { readonly now: number }, Wish, Act> {
  readonly first: State;
  open(): Promise<Shop>;
  /** The act that a wish stands for in a state; null if there is none. */
  aim(state: State, wish: Wish): Act | null;
  describe(act: Act): string;
  readonly step: Step<State, Act>;
  call(shop: Shop, act: Act): Promise<Answer>;
  /** The documents that must be stored, one per line. */
  expected(state: State): string[];
  /** The stored documents that a state names, in the same form. */
  stored(shop: Shop, state: State): Promise<string[]>;
}
