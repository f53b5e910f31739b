import type { ColdLoad } from "./cold-load";
import { median } from "./statistics";

/** Other sites under the same conditions: seconds to the first item, kB of JavaScript. */
const OTHERS = [
  ["Enatega web", 9.5, 528],
  ["A Chakra restaurant app on GitHub", 3.1, 244],
  ["A plain React menu", 2.3, 67],
  ["TastyIgniter's Orange theme, a static copy", 1.6, 163],
  ["friendlyeats", 1.2, 227],
  ["Medusa storefront", 1.0, 334],
  ["Hydrogen skeleton", 1.0, 99],
] as const;

type Line = readonly [name: string, seconds: number, kiloBytes: number];

/** Table of this site among others, slowest first. */
export function comparison(loads: readonly ColdLoad[]): string {
  const seconds = (median(loads.map(({ seen }) => seen.dish ?? null)) ?? Number.NaN) / 1000;
  const kiloBytes = median(loads.map(scriptKiloBytes)) ?? Number.NaN;
  const lines: Line[] = [...OTHERS, ["This site", seconds, kiloBytes]];
  const width = Math.max(...lines.map(([name]) => name.length));
  return [
    `${"Measured the same way".padEnd(width)}  first item  JavaScript`,
    ...lines
      .toSorted((one, other) => other[1] - one[1])
      .map(([name, time, bytes]) =>
        [name.padEnd(width), `${time.toFixed(1)} s`.padEnd(10), `${bytes.toFixed(0)} kB`].join(
          "  ",
        ),
      ),
  ].join("\n");
}

function scriptKiloBytes({ requests }: ColdLoad): number {
  const scripts = requests.filter(({ kind }) => kind === "js");
  return scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
}
