import { atRest, problemsOf } from "./end";
import { moves } from "./moves";
import type { Rules } from "./rules";
import { keyOf, NEVER, type World } from "./world";

/** How far a search got. */
export interface Found {
  readonly states: number;
  /** Broken invariants, each with the shortest history that breaks it. */
  readonly problems: ReadonlyMap<string, readonly string[]>;
}

interface Node {
  readonly world: World;
  readonly name: string;
  readonly from: Node | null;
}

interface Limits {
  readonly maxRuns: number;
  /** Ends at the first broken invariant. */
  readonly endsAtFirst?: boolean;
}

/** Visits every state that can be reached, shortest histories first, and checks where each one comes to rest. */
export function searchAll(first: World, rules: Rules, { maxRuns, endsAtFirst }: Limits): Found {
  const visited = new Set([keyOf(first)]);
  const rested = new Set<string>();
  const problems = new Map<string, readonly string[]>();
  let frontier: Node[] = [{ world: first, name: "", from: null }];
  while (frontier.length > 0) {
    const next: Node[] = [];
    for (const node of frontier) {
      // A run that goes on to its end leads to a state without it.
      const isQuiet = node.world.runs.length === 0;
      for (const problem of isQuiet ? problemsAtRest(node.world, rules, rested) : []) {
        if (!problems.has(problem)) problems.set(problem, storyOf(node));
      }
      if (endsAtFirst && problems.size > 0) {
        return { states: visited.size, problems };
      }
      for (const { name, after } of moves(node.world, rules, maxRuns)) {
        const world = after();
        const key = keyOf(world);
        if (visited.has(key)) continue;
        visited.add(key);
        next.push({ world, name, from: node });
      }
    }
    frontier = next;
  }
  return { states: visited.size, problems };
}

function problemsAtRest(world: World, rules: Rules, rested: Set<string>): string[] {
  // What may still happen does not matter to how it comes to rest.
  const key = keyOf({ ...world, left: NEVER });
  if (rested.has(key)) return [];
  rested.add(key);
  try {
    return problemsOf(atRest(world, rules));
  } catch (fault) {
    return [String(fault)];
  }
}

function storyOf(node: Node): string[] {
  const story: string[] = [];
  for (let each: Node | null = node; each?.from; each = each.from) story.unshift(each.name);
  return story;
}
