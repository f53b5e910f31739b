import type * as z from "zod/mini";
import { CHARACTER_CLASSES } from "./character-classes";
import { inputsWith } from "./inputs-with";

const KB = 1024;
/** Below this a comparison would measure the clock. */
const FLOOR_MS = 0.5;
/** Time after which a case is not repeated any more. */
const ENOUGH_MS = 200;
/** The slowest cases, whose growth is measured. */
const MEASURED = 12;

interface Case {
  readonly schema: z.ZodMiniType;
  readonly name: string;
  readonly inputOf: (bytes: number) => unknown;
}

function textOf(unit: string, bytes: number): string {
  return unit.repeat(Math.ceil(bytes / Buffer.byteLength(unit)));
}

function casesOf(schemas: Readonly<Record<string, z.ZodMiniType>>): Case[] {
  return Object.entries(schemas).flatMap(([schemaName, schema]) =>
    Object.entries(CHARACTER_CLASSES).flatMap(([className, unit]) =>
      inputsWith(schema, "").map((_, place) => ({
        schema,
        name: `${schemaName}, place ${place}, ${className}`,
        inputOf: (bytes) => inputsWith(schema, textOf(unit, bytes))[place],
      })),
    ),
  );
}

/** CPU time of one parse, ms. */
function parseTime(schema: z.ZodMiniType, input: unknown): number {
  const before = process.cpuUsage();
  schema.safeParse(input);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/**
 * The shortest CPU time of a parse for each size, ms. The sizes take turns, because other processes
 * slow the machine down for a while.
 */
function parseTimes({ schema, inputOf }: Case, sizes: readonly number[], runs: number): number[] {
  const inputs = sizes.map(inputOf);
  let shortest = sizes.map(() => Number.POSITIVE_INFINITY);
  let spent = 0;
  for (let run = 0; run < runs && spent < ENOUGH_MS; run += 1) {
    const times = inputs.map((input) => parseTime(schema, input));
    shortest = shortest.map((ms, index) => Math.min(ms, times[index] ?? ms));
    spent += times.reduce((sum, ms) => sum + ms, 0);
  }
  return shortest;
}

/** Time to parse 32 kB of characters, and its ratio to that of 16 kB, in the slowest cases. */
export function slowestParses(schemas: Readonly<Record<string, z.ZodMiniType>>) {
  const cases = casesOf(schemas);
  const parses = cases
    .map((each) => ({ each, ms: parseTimes(each, [32 * KB], 3)[0] ?? 0 }))
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, MEASURED)
    .map(({ each }) => {
      const [half = 0, whole = 0] = parseTimes(each, [16 * KB, 32 * KB], 100);
      return {
        name: each.name,
        ms: whole,
        ratio: Math.max(whole, FLOOR_MS) / Math.max(half, FLOOR_MS),
      };
    });
  return { count: cases.length, parses };
}
