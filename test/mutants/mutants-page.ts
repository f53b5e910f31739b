import type { TriedChange } from "./tried-change";

/** Date of a run, and the choice of its changes. */
export interface MutantsRun {
  /** Day of the run, `YYYY-MM-DD`. */
  readonly date: string;
  readonly seed: number;
  readonly changes: readonly TriedChange[];
  /** All rooms in the order of the page. */
  readonly rooms: readonly string[];
  /** The page as it was; a room without changes keeps its part of it. */
  readonly earlier: string;
}

/** A room's part of the page. */
interface RoomPart {
  readonly room: string;
  readonly tried: number;
  readonly noticed: number;
  /** The changes that no test noticed; empty if there are none. */
  readonly section: string;
}

/** `docs/mutants.md`: the number of changes that the tests noticed in each room, and a list of the rest. */
export function mutantsPage({ date, seed, changes, rooms, earlier }: MutantsRun): string {
  const parts = rooms.flatMap((room) => {
    const own = changes.filter((change) => change.room === room);
    return (own.length > 0 ? partOf(room, own) : earlierPart(room, earlier)) ?? [];
  });
  const sum = (count: "tried" | "noticed") => parts.reduce((total, part) => total + part[count], 0);
  return `# Changes that tests notice

\`npm run test:mutants\` changes the code in one place, runs the tests that reach it, and counts whether one fails. A change that no test notices is listed below: either a test is missing, or the change makes no difference.

Written by the command on ${date}, seed ${seed}. The sample is drawn from all changes of the domain, of the functions for orders, reservations, limits and payments, and of the security rules. Left out are the texts of mails and, in the functions, code that runs once when the process starts. A run of one room keeps the figures of the others.

| room | changes tried | noticed | share |
|---|---|---|---|
${[...parts.map(row), row({ room: "**all**", tried: sum("tried"), noticed: sum("noticed") })].join("\n")}

## Not noticed
${parts.map(({ section }) => section).join("")}`;
}

function row({ room, tried, noticed }: Omit<RoomPart, "section">): string {
  return `| ${room} | ${tried} | ${noticed} | ${percent(noticed, tried)} |`;
}

function partOf(room: string, changes: readonly TriedChange[]): RoomPart {
  const noticed = changes.filter(({ isNoticed }) => isNoticed).length;
  return { room, tried: changes.length, noticed, section: section(room, changes) };
}

/** A room's part of the earlier page; null if it had none. */
function earlierPart(room: string, page: string): RoomPart | null {
  const [, tried, noticed] = page.match(`\\| ${room} \\| (\\d+) \\| (\\d+) \\|`) ?? [];
  if (!tried) return null;
  const [, section = ""] = page.match(`(\n### ${room}\n\n(?:- .*\n)*)`) ?? [];
  return { room, tried: Number(tried), noticed: Number(noticed), section };
}

function percent(part: number, whole: number): string {
  return whole === 0 ? "–" : `${((part / whole) * 100).toFixed(1)} %`;
}

function section(room: string, changes: readonly TriedChange[]): string {
  const survivors = changes.filter(({ isNoticed }) => !isNoticed);
  if (survivors.length === 0) return "";
  const files = [...new Set(survivors.map(({ file }) => file))].toSorted();
  const lines = files.map((file) => {
    const own = survivors
      .filter((change) => change.file === file)
      .toSorted((one, other) => one.line - other.line)
      .map(({ line, replacement }) => `${line} ${code(replacement)}`);
    return `- ${file}: ${own.join(" · ")}`;
  });
  return `\n### ${room}\n\n${lines.join("\n")}\n`;
}

/** Inline code, also if it contains backticks. */
function code(text: string): string {
  return text.includes("`") ? `\`\` ${text} \`\`` : `\`${text || " "}\``;
}
