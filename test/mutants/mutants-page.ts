import type { TriedChange } from "./tried-change";

/** Date of a run, and the choice of its changes. */
export interface MutantsRun {
  /** Day of the run, `YYYY-MM-DD`. */
  readonly date: string;
  readonly seed: number;
  readonly changes: readonly TriedChange[];
}

/** `docs/mutants.md`: the number of changes that the tests noticed in each room, and a list of the rest. */
export function mutantsPage({ date, seed, changes }: MutantsRun): string {
  const rooms = [...new Set(changes.map(({ room }) => room))];
  return `# Changes that tests notice

\`npm run test:mutants\` changes the code in one place, runs the tests that reach it, and counts whether one fails. A change that no test notices is listed below: either a test is missing, or the change makes no difference.

Written by the command on ${date}, seed ${seed}. The sample is drawn from all changes of the domain, of the functions for orders, reservations, limits and payments, and of the security rules. Left out are the texts of mails and, in the functions, code that runs once when the process starts.

| room | changes tried | noticed | share |
|---|---|---|---|
${[...rooms, null].map((room) => row(room, changes)).join("\n")}

## Not noticed
${rooms.map((room) => section(room, changes)).join("")}`;
}

/** @param room null for all rooms */
function row(room: string | null, changes: readonly TriedChange[]): string {
  const tried = changes.filter((change) => room === null || change.room === room);
  const noticed = tried.filter(({ isNoticed }) => isNoticed);
  return `| ${room ?? "**all**"} | ${tried.length} | ${noticed.length} | ${percent(noticed.length, tried.length)} |`;
}

function percent(part: number, whole: number): string {
  return whole === 0 ? "–" : `${((part / whole) * 100).toFixed(1)} %`;
}

function section(room: string, changes: readonly TriedChange[]): string {
  const survivors = changes.filter((change) => change.room === room && !change.isNoticed);
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
