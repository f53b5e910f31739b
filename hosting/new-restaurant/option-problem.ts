/** Fields of the configuration that options of `npm run new:restaurant` set. */
const OPTIONS: Readonly<Record<string, string>> = {
  title: "--title",
  "address.line1": "--street",
  owner: "--owner",
  "phones[0]": "--phone",
  email: "--email",
  "logo.file": "--logo",
  "logo.dark": "--logo-dark",
};

/**
 * Names the option in the place of the configuration's file and field, because the file is not written
 * yet.
 * @param problem a line of `configurationProblems` or `logoProblems`
 */
export function optionProblem(problem: string): string {
  const [, field = "", rest = ""] = /^tenant-configs\/[^:]+: ([^:]+): (.+)$/.exec(problem) ?? [];
  const option = OPTIONS[field];
  return option ? `${option}: ${rest}` : problem;
}
